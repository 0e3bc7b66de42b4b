import { isJsonObject } from "../../schema/json-object.ts";

/**
 * How a JSON value differs from the one before it, as plain JSON: another value, an object of which some fields differ,
 * or a list that begins with the first `keep` items of the one before.
 */
export type Edit =
  | { readonly to: unknown }
  | { readonly fields: Readonly<Record<string, Edit>> }
  | { readonly keep: number; readonly items: readonly unknown[] };

/**
 * Finds how a frozen JSON value differs from the one before it; undefined when they are the same. Parts are compared by
 * identity: values that share most of their parts, as the versions of a row do, cost little to compare and to write.
 *
 * @example editOf({ id: "1", list: [a] }, { id: "1", list: [a, b] }) // { fields: { list: { keep: 1, items: [b] } } }
 */
export function editOf(before: unknown, after: unknown): Edit | undefined {
  if (before === after) return undefined;
  if (Array.isArray(before) && Array.isArray(after)) {
    let keep = 0;
    while (keep < before.length && keep < after.length && before[keep] === after[keep]) keep += 1;
    if (keep === before.length && keep === after.length) return undefined;
    return keep === 0 ? { to: after } : { keep, items: after.slice(keep) };
  }
  if (!isJsonObject(before) || !isJsonObject(after)) return { to: after };
  const names = writtenNames(after);
  // The order of fields is part of the value, and fields that are added or dropped could change it.
  if (!isSameList(names, writtenNames(before))) return { to: after };
  const fields = names.flatMap((name) => {
    const edit = editOf(before[name], after[name]);
    return edit === undefined ? [] : [[name, edit] as const];
  });
  return fields.length === 0 ? undefined : { fields: Object.fromEntries(fields) };
}

/**
 * The value that an edit makes of the one before it, which stays as it is. Throws a TypeError when it cannot be an edit
 * of that value.
 */
export function edited(before: unknown, edit: Edit): unknown {
  if ("to" in edit) return edit.to;
  if ("keep" in edit) {
    if (!Array.isArray(before) || before.length < edit.keep)
      throw new TypeError(`An edit keeps ${edit.keep} items of a list that does not have them.`);
    return [...before.slice(0, edit.keep), ...edit.items];
  }
  if (!isJsonObject(before)) throw new TypeError("An edit has fields of a value that isn't an object.");
  const fields = Object.entries(edit.fields).map(([name, each]) => {
    if (!Object.hasOwn(before, name)) throw new TypeError(`An edit has a field "${name}" that is not there.`);
    return [name, edited(before[name], each)] as const;
  });
  return { ...before, ...Object.fromEntries(fields) };
}

/** The fields of an object that JSON writes. */
function writtenNames(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((name) => value[name] !== undefined);
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, at) => name === other[at]);
}
