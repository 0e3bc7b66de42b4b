import type * as z from "zod";
import { readOptions } from "../../../src/bank/options/options.ts";
import { createService } from "../../../src/bank/service.ts";
import { snapshotSchema } from "../../../src/bank/snapshot/schema.ts";
import { pointsInto } from "../../../src/engine/schema/references.ts";
import type { Model } from "../../../src/engine/store/model.ts";
import { Clock } from "../../../src/engine/time/clock.ts";
import { REGISTRY } from "../../../src/registry.ts";

/** What is saved, in words: under the path of each value what it may be. */
export type Shape = Readonly<Record<string, string>>;

/** What the shape is read from. */
export interface Saved {
  readonly models: readonly (Pick<Model, "collection" | "ids"> & { readonly row: z.ZodObject })[];
  readonly timerKinds: readonly string[];
  /** The statuses of each collection with a lifecycle. */
  readonly statuses: Readonly<Record<string, readonly string[]>>;
}

/** What a bank without options saves. */
export function savedByBank(): Saved {
  const clock = new Clock({ start: 0, speed: 1, paused: true });
  const { store, timers, lifecycleOf } = createService(REGISTRY, readOptions({}), clock);
  const statuses = store.names().flatMap((name) => {
    const lifecycle = lifecycleOf(name);
    return lifecycle ? [[name, lifecycle.statuses().map((status) => status.name)] as const] : [];
  });
  return {
    models: store.names().map((name) => store.named(name).model),
    timerKinds: timers.kinds(),
    statuses: Object.fromEntries(statuses),
  };
}

/**
 * Describes the shape of what is saved. The order of fields, collections and statuses is no part of
 * it; what a function checks is not either, only that there is one.
 *
 * @example shapeOf(savedByBank())["tables.files.rows[].row.name"] // "string, custom check"
 */
export function shapeOf({ models, timerKinds, statuses }: Saved): Shape {
  const lines = [
    ...linesOf("", snapshotSchema({ models, timerKinds: timerKinds.toSorted() })),
    ...models.map(({ collection, ids }): Line => [`tables.${collection} ids`, ids]),
    ...Object.entries(statuses).map(
      ([collection, names]): Line => [`tables.${collection} statuses`, names.toSorted().join(", ")],
    ),
  ];
  return Object.fromEntries(lines.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

type Line = readonly [path: string, what: string];

/** The value itself first, then what is inside it. */
function linesOf(path: string, schema: z.core.$ZodType): Line[] {
  const definition = (schema as z.core.$ZodTypes)._zod.def;
  const value = (what: string): Line => [path, [what, ...rulesOf(schema)].join(", ")];
  switch (definition.type) {
    case "string":
    case "number":
    case "boolean":
    case "custom":
      return [value(definition.type)];
    case "enum":
      return [value(Object.values(definition.entries).map(quoted).join(" or "))];
    case "literal":
      return [value(definition.values.map(quoted).join(" or "))];
    case "nullable": {
      const [[, what] = ["", ""], ...inside] = linesOf(path, definition.innerType);
      return [[path, [what, ...rulesOf(schema), "or null"].join(", ")], ...inside];
    }
    case "optional": {
      const [[, what] = ["", ""], ...inside] = linesOf(path, definition.innerType);
      return [[path, [what, ...rulesOf(schema), "or left out"].join(", ")], ...inside];
    }
    case "array":
      return [value("array"), ...linesOf(`${path}[]`, definition.element)];
    case "union":
      return [
        value("union"),
        ...definition.options.flatMap((option, at) => linesOf(`${path}<${at + 1}>`, option)),
      ];
    case "object":
      return [
        value(definition.catchall ? "object of these fields only" : "object"),
        ...Object.entries(definition.shape).flatMap(([name, field]) =>
          linesOf(path === "" ? name : `${path}.${name}`, field),
        ),
      ];
    default:
      throw new Error(`A schema of type "${definition.type}" is saved: describe it in ${import.meta.url}.`);
  }
}

/** What a value must fulfil besides its type. */
function rulesOf(schema: z.core.$ZodType): string[] {
  const own = "check" in schema._zod.def ? [schema._zod.def] : [];
  const target = pointsInto.get(schema);
  return [
    ...own.map(ruleOf),
    ...(schema._zod.def.checks ?? []).map((check) => ruleOf(check._zod.def)),
    ...(target ? [`id in ${target.collection}`] : []),
  ];
}

/** Names a check and its plain parameters. The patterns of named formats are Zod's own, and may change with it. */
function ruleOf(rule: object): string {
  const { check, type, format, pattern, error, abort, when, fn, ...parameters } = rule as Record<
    string,
    unknown
  >;
  if (check === "custom") return "custom check";
  if (format === "regex") return String(pattern);
  if (format !== undefined) return String(format);
  const words = Object.entries(parameters).map(([name, value]) =>
    typeof value === "boolean" ? value && name : value,
  );
  return [check, ...words].filter((word) => word !== false).join(" ");
}

const quoted = (value: unknown) => JSON.stringify(value) ?? String(value);
