import { statements } from "../../test/docs/statements.ts";

/** The decided rows name an option in their last column, all other tables further statements. */
const DECIDED = "docs/spec/decided.md";

/** The text of the module that holds every statement of docs/spec by its id. */
export function statementsModule(): string {
  const entries = statements().map(({ file, id, cells: [text = "", last = ""] }) => {
    const isDecided = file === DECIDED;
    return [id, { text, see: isDecided ? "" : last, option: isDecided ? last.replaceAll("`", "") : "" }];
  });
  return `/* Generated from docs/spec by \`npm run contract -- --update\`. */

/** A statement of the specification, in Markdown. */
export interface Statement {
  readonly text: string;
  /** The ids of statements that complete it, such as "S10 to S13, O1"; "" for none. */
  readonly see: string;
  /** The options that change it, such as "assumptions.abaChecksum, strict"; "" for none. */
  readonly option: string;
}

/** Every statement, by its id. Large: load it by \`import()\`. */
export const STATEMENTS: Readonly<Record<string, Statement>> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`;
}
