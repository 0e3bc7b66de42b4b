import { z } from "zod";

/** A field as the reference describes it. */
export interface DescribedField {
  readonly name: string;
  /** Such as "integer", "credit | debit" or "string or null". */
  readonly type: string;
  readonly isRequired: boolean;
  /** What the bank says it must be; "" when the type says it all. */
  readonly rule: string;
  /** The collection that its ids point into. */
  readonly pointsInto: string | undefined;
}

type JsonSchema = {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
};

/** Describes a field from its schema alone, so that its rule is written once. */
export function describeField(
  name: string,
  schema: z.core.$ZodType,
  pointsInto: string | undefined,
): DescribedField {
  const field = schema as z.ZodType;
  const json = z.toJSONSchema(field, { unrepresentable: "any", io: "input" }) as JsonSchema;
  const isRequired = !field.safeParse(undefined).success;
  return { name, type: typeText(json), isRequired, rule: ruleText(field), pointsInto };
}

function typeText(json: JsonSchema): string {
  const types = [...new Set(typesOf(json))].sort(
    (one, other) => Number(one === "null") - Number(other === "null"),
  );
  return (types[0] === "null" || types.length === 0 ? ["string", ...types] : types).join(" or ");
}

function typesOf(json: JsonSchema): readonly string[] {
  if (json.anyOf) return json.anyOf.flatMap(typesOf);
  if (json.enum) return [json.enum.join(" | ")];
  if (json.const !== undefined) return [JSON.stringify(json.const)];
  if (json.format === "date") return ["date"];
  return [json.type ?? []].flat().map((type) => (type === "array" ? arrayText(json.items) : type));
}

function arrayText(items: JsonSchema | undefined): string {
  return items && typesOf(items).length > 0 ? `array of ${typeText(items)}` : "array";
}

/** Values that no field accepts, so that each field's message states its rule. */
const invalidValues: readonly unknown[] = [Symbol("no value"), " ", [1, 1]];

function ruleText(field: z.ZodType): string {
  const rules = invalidValues.flatMap((invalidValue) => {
    const result = field.safeParse(invalidValue);
    return result.success ? [] : result.error.issues.map(({ message }) => expectation(message));
  });
  const distinct = [...new Set(rules)].filter((rule) => rule !== "");
  return distinct
    .filter((rule) => !distinct.some((other) => other !== rule && other.startsWith(rule)))
    .join("; ");
}

function expectation(message: string): string {
  const expected = /^must be (.*?)(?:, sent without quotes)?, got /s.exec(message)?.[1];
  // The type lists the words already.
  if (expected === "text" || expected?.startsWith("one of ")) return "";
  if (expected !== undefined) return expected;
  return /^(must|is) /.test(message) ? message.replace(/\.$/, "") : "";
}
