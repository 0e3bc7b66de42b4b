import { isJsonObject } from "../../engine/schema/json-object.ts";
import { OWN } from "../replay/ids.ts";
import { kindOf, reasonToIgnore } from "./ignored-values.ts";

export interface Found {
  readonly field: string;
  readonly real: unknown;
  readonly bank: unknown;
  readonly distance?: number;
}

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
  const isIgnored = reasonToIgnore(statementOf(field)) !== undefined;
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
