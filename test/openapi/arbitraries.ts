import fc from "fast-check";
import type { JsonSchema } from "../../src/openapi/index.ts";

/** Values that a schema of a field accepts. */
export function accepted(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, const: only, enum: words } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(accepted));
  if (only !== undefined) return fc.constant(only);
  if (words) return fc.constantFrom(...words);
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType(String(type), schema)));
}

function ofType(type: string, schema: JsonSchema): fc.Arbitrary<unknown> {
  const { pattern, format, items } = schema;
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return numberOf(type, schema);
    case "array":
      return fc.uniqueArray(accepted(items as JsonSchema), {
        minLength: Number(schema.minItems ?? 0),
        maxLength: Number(schema.maxItems ?? 4),
      });
    case "object":
      return fc.dictionary(fc.string(), objectValue(schema), { maxKeys: 3 });
    default:
      if (format === "date") return fc.date({ noInvalidDate: true, min: FIRST, max: LAST }).map(dayOf);
      return typeof pattern === "string" ? fc.stringMatching(new RegExp(pattern)) : fc.string();
  }
}

const FIRST = new Date("1900-01-01");
const LAST = new Date("2099-12-31");
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function numberOf(type: "integer" | "number", schema: JsonSchema): fc.Arbitrary<number> {
  const { minimum, exclusiveMinimum, maximum } = schema;
  const min = Number(minimum ?? exclusiveMinimum ?? 0);
  const max = Number(maximum ?? 1000);
  if (type === "integer") return fc.integer({ min: exclusiveMinimum === undefined ? min : min + 1, max });
  return fc.double({ min, max, minExcluded: exclusiveMinimum !== undefined, noNaN: true });
}

function objectValue({ additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  return typeof additionalProperties === "object"
    ? accepted(additionalProperties as JsonSchema)
    : fc.jsonValue();
}

/** Other values for a field: of any type, or almost the one that was accepted. */
export function changed(value: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(fc.constantFrom(...ODD), fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...near(value)));
}

/** Values that a field may mistake for right ones. */
export const ODD: readonly unknown[] = [
  ...[null, true, "", " ", "\u00a0\ufeff", "0", 0, -1, 1, 0.5, 1e21, 2 ** 53, [], {}, [null], [1, 1]],
  ...[
    "2026-02-29",
    "2024-02-29",
    "2026-13-01",
    "2026-1-1",
    "2026-03-02T00:00:00Z",
    "0000-01-01",
    "9999-12-31",
  ],
  ...["usd", "USD", "uSd", "eur", "US", "us", "XX", "NY", "ny", "021000021", "12345678", "1234567890"],
  ...["a@b", "a@b.example", "a b@c.example", `${"a".repeat(65)}@b.example`, "a@-b.example", "@b"],
  ...["x".repeat(18), "a-1", "a_1", "\n", "a\n", "ünïcode", "\ud800", { a: "1" }, { a: 1 }, { a: { b: [] } }],
];

/** The numbers at and beyond the limits of a field. */
export function aroundLimits({ anyOf, minimum, exclusiveMinimum, maximum }: JsonSchema): readonly number[] {
  const limits = [minimum, exclusiveMinimum, maximum].filter((limit) => typeof limit === "number");
  return [
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1]),
    ...(anyOf ?? []).flatMap(aroundLimits),
  ];
}

function near(value: unknown): readonly unknown[] {
  if (typeof value === "string")
    return [
      `${value} `,
      ` ${value}`,
      `${value}\n`,
      value.slice(1),
      value + value,
      value.toUpperCase(),
      [value],
    ];
  if (typeof value === "number")
    return [value + 1, value - 1, value + 0.5, -value, String(value), value * 1e6];
  if (Array.isArray(value)) return [[...value, ...value], [...value, null], [...value, "x"], value.slice(1)];
  return [[value], JSON.stringify(value)];
}
