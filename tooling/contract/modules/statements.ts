import { lastColumnOf, statements } from "../../../test/docs/statements.ts";

/** The text of the module that holds every statement of docs/spec by its id. */
export function statementsModule(): string {
  const entries = statements().map((statement) => {
    const { see, options } = lastColumnOf(statement);
    return [statement.id, { text: statement.cells[0] ?? "", see, option: options.join(", ") }];
  });
  return `/* Generated from docs/spec by \`npm run check contract -- --update\`. */

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
