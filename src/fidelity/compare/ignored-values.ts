/**
 * The fields whose values say nothing about how a service works, by their statements, each with the reason. Of such a field only
 * the kind is compared: null, empty, text, number. Everything else is compared as it is; ids and addresses by the row they mean.
 */
const IGNORED: Readonly<Record<string, string>> = {
  "ACH-7": "the id of a batch is drawn by the service",
  "VC-10": "card numbers are drawn by the service",
  "VC-11": "so are their short verification codes",
  "VC-12": "the last four digits are those of the number",
  "VC-16": "an issuer may choose another month than the one two years from now",
  "VC-75": "the id of an e-mail is drawn by the service",
  "ONB-10": "account numbers are drawn by the service",
  "ONB-11": "so are those in the list of accounts",
  "ONB-38": "a status may change at any moment of a day",
};

/** Why the value of a field is not compared; undefined when it is. */
export function reasonToIgnore(statement: string | undefined): string | undefined {
  return statement === undefined ? undefined : IGNORED[statement];
}

/** What of a value is compared where the value itself is ignored. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (value === "") return "empty text";
  return Array.isArray(value) ? "list" : typeof value === "string" ? "text" : typeof value;
}
