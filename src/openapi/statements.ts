import { STATEMENTS } from "./generated/statements.ts";

/**
 * The text about a field or parameter: its statement without the field's name, which begins it there.
 *
 * @example textOf("ACH-6") // "Integer, cents, positive. 0 makes the transfer a prenotification."
 */
export function textOf(statement: string | undefined): string | undefined {
  const text = statement === undefined ? undefined : STATEMENTS[statement]?.text;
  return text?.replace(/^(?:`[^`]+`(?:, | and )?)+: (.)/, (_, first: string) => first.toUpperCase());
}
