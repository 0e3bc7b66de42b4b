import { STATEMENTS } from "./generated/statements.ts";

/** The name of a field at the beginning of its statement. */
const NAME = /^(?:`[^`]+`(?:, | and )?)+: /;

/** The type that follows it, which a schema states by itself. */
const TYPE = /^(?:string|integer|number|boolean|object|date)(?: YYYY-MM(?:-DD)?)?(?: or null)?(?:, |\. )/;

/** What a statement says of an operation: the rest of one that begins with its method and path. */
export function textAbout({
  method,
  path,
}: {
  readonly method: string;
  readonly path: string;
}): string | undefined {
  const start = `\`${method} ${path}\` `;
  // Those of F say where something was seen.
  const [, found] =
    Object.entries(STATEMENTS).find(([id, { text }]) => !id.startsWith("F") && text.startsWith(start)) ?? [];
  return found && capitalized(found.text.slice(start.length));
}

/** The text about a field or parameter: its statement without the field's name and type. */
export function textOf(statement: string | undefined): string | undefined {
  const text = statement === undefined ? undefined : STATEMENTS[statement]?.text;
  if (text === undefined || !NAME.test(text)) return text;
  const meaning = text.replace(NAME, "").replace(TYPE, "");
  return capitalized(meaning);
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
