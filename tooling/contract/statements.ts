import { statements } from "../../test/docs/statements.ts";

/** The last column names further statements, by their ids, and options, in backticks. */
function partsOf(last: string): { readonly see: string; readonly option: string } {
  const parts = last.split(", ");
  const isOption = (part: string) => part.startsWith("`");
  return {
    see: parts.filter((part) => !isOption(part)).join(", "),
    option: parts.filter(isOption).join(", ").replaceAll("`", ""),
  };
}

/** The text of the module that holds every statement of docs/spec by its id. */
export function statementsModule(): string {
  const entries = statements().map(({ id, cells: [text = "", last = ""] }) => [
    id,
    { text, ...partsOf(last) },
  ]);
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
