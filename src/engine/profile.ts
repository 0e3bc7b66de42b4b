import * as z from "zod/mini";
import { isJsonObject, type JsonObject } from "./schema/json-object.ts";
import { withoutWrappers } from "./schema/without-wrappers.ts";

/** The values that options have in the profile "observed". */
const observedValues = z.registry<{ readonly value: unknown }>();

/**
 * Gives an option the value that it has in the profile "observed" (OPT-1).
 *
 * @example observed(choice(["refuse", "accept"]).default("refuse"), "accept")
 */
export function observed<Option extends z.ZodMiniType>(option: Option, value: z.input<Option>): Option {
  observedValues.add(option, { value });
  return option;
}

/** The value that an option has in the profile "observed"; undefined for one that has none. */
export function observedValueOf(option: z.core.$ZodType): unknown {
  return observedValues.get(option as z.ZodMiniType)?.value;
}

/** Options as given, completed by the observed values of those that are not given. Leaves what is no group of options as it is. */
export function withObserved(schema: z.ZodMiniObject, given: JsonObject): JsonObject {
  const completed = Object.entries(schema.shape).flatMap(([name, option]): [string, unknown][] => {
    const own = given[name];
    const seen = observedValues.get(option as z.ZodMiniType);
    if (seen) return own === undefined ? [[name, seen.value]] : [];
    const group = withoutWrappers(option);
    if (!(group instanceof z.ZodMiniObject) || (own !== undefined && !isJsonObject(own))) return [];
    const inner = withObserved(group, own ?? {});
    return Object.keys(inner).length === 0 ? [] : [[name, inner]];
  });
  return { ...given, ...Object.fromEntries(completed) };
}
