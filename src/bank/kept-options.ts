import { isJsonObject, type JsonObject } from "../engine/schema/json-object.ts";
import type { Internals } from "./internals.ts";
import { WITHOUT_ROWS } from "./options/groups.ts";

/** The options that decide what the state of a bank may be, as plain JSON. */
export type KeptOptions = Readonly<Record<string, unknown>>;

/** Options that the state does not depend on, and those that hold functions, which cannot be compared. What a profile sets is kept. */
const OTHERS: ReadonlySet<string> = new Set([...WITHOUT_ROWS, "strict", "apiKeys"]);

/**
 * The options of a bank with which its state is stored: those that are not as by default, so that a later version, which has
 * options of which this one knows nothing, finds no difference.
 */
export function keptOptions({ engine, defaults }: Pick<Internals, "engine" | "defaults">): KeptOptions {
  return beyond(plain(engine.options), plain(defaults()));
}

function plain(options: object): JsonObject {
  const kept = Object.entries({ ...options, ...namesOf(options) }).filter(([name]) => !OTHERS.has(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(kept)));
}

/** Of own resources, which are functions, the names alone. */
function namesOf({ resources }: { readonly resources?: object }): { readonly resources?: readonly string[] } {
  return resources ? { resources: Object.keys(resources).sort() } : {};
}

/** What of an object is not in another. */
function beyond(own: JsonObject, other: JsonObject): JsonObject {
  const differing = Object.entries(own).flatMap(([name, value]): [string, unknown][] => {
    const known = other[name];
    if (!isJsonObject(value) || !isJsonObject(known))
      return textOf(value) === textOf(known) ? [] : [[name, value]];
    const more = beyond(value, known);
    return Object.keys(more).length === 0 ? [] : [[name, more]];
  });
  return Object.fromEntries(differing);
}

/** The names of the options that differ, sorted. */
export function differing(one: KeptOptions, other: KeptOptions): readonly string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => textOf(one[name]) !== textOf(other[name])).sort();
}

/** The same for equal values, in whatever order their names were written. */
function textOf(value: unknown): string | undefined {
  return JSON.stringify(value, (_, each: unknown) =>
    isJsonObject(each) ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1))) : each,
  );
}
