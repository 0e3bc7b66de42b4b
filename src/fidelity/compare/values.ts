import { isJsonObject } from "../../engine/schema/json-object.ts";
import { OWN } from "../replay/ids.ts";

export interface Found {
  readonly field: string;
  readonly real: unknown;
  readonly bank: unknown;
  readonly distance?: number;
}

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

/** Where two values differ, down to the fields of objects and the items of lists of equal length. */
export function valueDifferences(
  real: unknown,
  bank: unknown,
  field: string,
  statementOf: (field: string) => string | undefined,
): Found[] {
  if (isJsonObject(real) && isJsonObject(bank)) {
    const names = new Set([...Object.keys(real), ...Object.keys(bank)]);
    const prefix = field === "" ? "" : `${field}.`;
    return [...names].flatMap((name) =>
      valueDifferences(valueAt(real, name), valueAt(bank, name), `${prefix}${name}`, statementOf),
    );
  }
  if (Array.isArray(real) && Array.isArray(bank) && real.length === bank.length)
    return real.flatMap((each, at) => valueDifferences(each, bank[at], `${field}[${at}]`, statementOf));
  const isIgnored = Object.hasOwn(IGNORED, statementOf(field) ?? "");
  if (isIgnored ? kindOf(real) === kindOf(bank) : isSame(real, bank)) return [];
  return [{ field: field === "" ? "body" : field, real, bank }];
}

function valueAt(object: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A row that only the bank has stands for one of which the recording does not show how it was made. */
function isSame(real: unknown, bank: unknown): boolean {
  return Object.is(real, bank) && !(typeof bank === "string" && bank.startsWith(OWN));
}

/** What of a value is compared where the value itself is ignored. */
function kindOf(value: unknown): string {
  if (value === undefined) return "absent";
  if (value === null) return "null";
  if (value === "") return "empty text";
  return Array.isArray(value) ? "list" : typeof value === "string" ? "text" : typeof value;
}
