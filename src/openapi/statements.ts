import { STATEMENTS } from "./generated/statements.ts";

/** The name of a field at the beginning of its statement. */
const NAME = /^(?:`[^`]+`(?:, | and )?)+: /;

/** The type that follows it, which a schema states by itself. */
const TYPE = /^(?:string|integer|number|boolean|object|date)(?: YYYY-MM(?:-DD)?)?(?: or null)?(?:, |\. )/;

/** The text about a field or parameter: its statement without the field's name and type. */
export function textOf(statement: string | undefined): string | undefined {
  const text = statement === undefined ? undefined : STATEMENTS[statement]?.text;
  if (text === undefined || !NAME.test(text)) return text;
  const meaning = text.replace(NAME, "").replace(TYPE, "");
  return meaning.charAt(0).toUpperCase() + meaning.slice(1);
}
