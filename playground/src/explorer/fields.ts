import type { JsonSchema } from "sandbank/openapi";

/** What the form says of a field. */
interface DescribedField {
  /** Such as "integer", "credit | debit" or "string or null". */
  readonly type: string;
  /** Its limits, such as "at least 1, at most 100"; "" for none. */
  readonly limits: string;
  /** Its statement in the specification; "" for none. */
  readonly description: string;
}

/** Describes a field, or a parameter, as its schema in the contract states it. */
export function describeField(schema: JsonSchema): DescribedField {
  return {
    type: typeText(schema),
    limits: limitsOf(schema).join(", "),
    description: schema.description ?? "",
  };
}

function typeText(schema: JsonSchema): string {
  const types = [...new Set(typesOf(schema))];
  return types.sort((one, other) => Number(one === "null") - Number(other === "null")).join(" or ");
}

function typesOf(schema: JsonSchema): readonly string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(typesOf);
  if (schema.enum) return [schema.enum.map((word) => (word === "" ? '""' : word)).join(" | ")];
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (schema.format === "date") return ["date"];
  return [schema.type ?? []].flat().map((type) => (type === "array" ? arrayText(schema.items) : type));
}

function arrayText(items: unknown): string {
  const schema = items as JsonSchema | undefined;
  return schema ? `array of ${typeText(schema)}` : "array";
}

/** A longer pattern is a list of codes, or that of a date or an address, which the description names; so is a word in any case. */
const READABLE = 40;

function limitsOf(schema: JsonSchema): readonly string[] {
  const inner = schema.anyOf?.flatMap(limitsOf) ?? [];
  const { minimum, exclusiveMinimum, maximum, minItems, maxItems, uniqueItems, pattern, format } = schema;
  const { default: initial } = schema;
  const isReadable =
    typeof pattern === "string" &&
    pattern.length < READABLE &&
    !pattern.includes("][") &&
    format === undefined;
  return [
    ...inner,
    ...(minimum === undefined ? [] : [`at least ${minimum}`]),
    ...(exclusiveMinimum === undefined ? [] : [`more than ${exclusiveMinimum}`]),
    ...(maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? [] : [`at most ${maximum}`]),
    ...(minItems === undefined || minItems === 0 ? [] : [`at least ${minItems} items`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} items`]),
    ...(uniqueItems === true ? ["no duplicates"] : []),
    ...(pattern === "\\S" ? ["not blank"] : isReadable ? [`matches ${pattern}`] : []),
    ...(initial === undefined || initial === null ? [] : [`default ${JSON.stringify(initial)}`]),
  ];
}
