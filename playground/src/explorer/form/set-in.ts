import { isObject } from "./control.ts";

/** Where in a JSON value. */
export type Path = readonly (string | number)[];

/**
 * A JSON value with another at a path, the objects on the way included; undefined removes what is there.
 *
 * @example setIn({ data: { emails: ["a"] } }, ["data", "emails", 0], undefined) // { data: { emails: [] } }
 */
export function setIn(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (typeof step === "number") {
    const list = Array.isArray(whole) ? whole : [];
    const changed = setIn(list[step], rest, value);
    return list.toSpliced(step, 1, ...(changed === undefined ? [] : [changed]));
  }
  const { [step]: inner, ...others } = isObject(whole) ? whole : {};
  const changed = setIn(inner, rest, value);
  if (changed === undefined) return others;
  // The order of the fields stays as it was typed.
  return isObject(whole) && step in whole ? { ...whole, [step]: changed } : { ...others, [step]: changed };
}
