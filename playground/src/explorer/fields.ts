import { z } from "zod";

/** A field as the reference tells of it. */
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
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
};

/** Describes a field from its schema alone, so that a field's rule stands nowhere else. */
export function describeField(
  name: string,
  schema: z.core.$ZodType,
  pointsInto: string | undefined,
): DescribedField {
  const field = schema as z.ZodType;
  const json = z.toJSONSchema(field, { unrepresentable: "any", io: "input" }) as JsonSchema;
  const isRequired = !field.safeParse(undefined).success;
  return { name, type: typeText(json) || "string", isRequired, rule: ruleText(field), pointsInto };
}

function typeText(json: JsonSchema): string {
  if (json.anyOf) return [...new Set(json.anyOf.map(typeText).filter(Boolean))].join(" or ");
  if (json.enum) return json.enum.join(" | ");
  if (json.const !== undefined) return JSON.stringify(json.const);
  if (json.type === "array") return `array of ${json.items ? typeText(json.items) || "values" : "values"}`;
  if (json.format === "date") return "date";
  return json.type ?? "";
}

/** What no field takes, so that each says what it wants. */
const misfits: readonly unknown[] = [Symbol("no value"), " ", [1, 1]];

function ruleText(field: z.ZodType): string {
  const rules = misfits.flatMap((misfit) => {
    const result = field.safeParse(misfit);
    return result.success ? [] : result.error.issues.map(({ message }) => expectation(message));
  });
  const distinct = [...new Set(rules)].filter((rule) => rule !== "");
  return distinct
    .filter((rule) => !distinct.some((other) => other !== rule && other.startsWith(rule)))
    .join("; ");
}

function expectation(message: string): string {
  const expected = /^must be (.*?)(?:, sent without quotes)?, but came /s.exec(message)?.[1];
  if (expected !== undefined) return expected;
  return /^(must|is) /.test(message) ? message.replace(/\.$/, "") : "";
}
