import type { JsonSchema } from "sandbank/openapi";

/** Follows a reference of a schema to the schema that it names. */
export type Resolve = (schema: JsonSchema) => JsonSchema;

/** A field of an object, as its schema has it. */
export interface FormField {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
}

/** What a value is typed or chosen with. */
export type Control =
  | { readonly kind: "object"; readonly fields: readonly FormField[] }
  | { readonly kind: "list"; readonly item: JsonSchema }
  | { readonly kind: "choice"; readonly values: readonly unknown[] }
  | { readonly kind: "flag" | "number" | "date" | "text" | "json" };

/** The control for values of a schema, and whether null is one of them. */
export function controlOf(schema: JsonSchema, resolve: Resolve): { control: Control; isNullable: boolean } {
  const all = alternativesOf(resolve(schema), resolve);
  const others = all.filter(({ type }) => type !== "null");
  const isNullable = others.length < all.length;
  const [only = {}, ...rest] = others;
  return { control: rest.length > 0 ? { kind: "json" } : controlFor(only), isNullable };
}

function alternativesOf(schema: JsonSchema, resolve: Resolve): readonly JsonSchema[] {
  const { anyOf, type, ...rest } = schema;
  if (anyOf) return anyOf.flatMap((one) => alternativesOf(resolve(one), resolve));
  return Array.isArray(type) ? type.map((one: string) => ({ ...rest, type: one })) : [schema];
}

function controlFor(schema: JsonSchema): Control {
  const { type, format, items, properties, required = [] } = schema;
  if (schema.enum) return { kind: "choice", values: schema.enum };
  if (schema.const !== undefined) return { kind: "choice", values: [schema.const] };
  if (type === "boolean") return { kind: "flag" };
  if (type === "integer" || type === "number") return { kind: "number" };
  if (type === "string") return { kind: format === "date" ? "date" : "text" };
  if (type === "array" && isSchema(items)) return { kind: "list", item: items };
  if (!properties) return { kind: "json" };
  const fields = Object.entries(properties).map(
    ([name, field]): FormField => ({ name, schema: field, isRequired: required.includes(name) }),
  );
  return { kind: "object", fields };
}

/** Whether a control can show a value; any other is shown as JSON. */
export function shows({ kind }: Control, value: unknown): boolean {
  if (value === undefined || value === null || kind === "json") return true;
  if (kind === "list") return Array.isArray(value);
  if (kind === "object") return isObject(value);
  if (kind === "flag") return typeof value === "boolean";
  return typeof value !== "object";
}

/** What a field has when it is first wanted. */
export function firstValue(schema: JsonSchema, { control }: ReturnType<typeof controlOf>): unknown {
  if (schema.default !== undefined && schema.default !== null) return schema.default;
  if (control.kind === "choice") return control.values[0];
  if (control.kind === "flag") return true;
  if (control.kind === "number") return Math.max(Number(schema.minimum ?? 1), 1);
  if (control.kind === "list") return [];
  return control.kind === "text" || control.kind === "date" ? "" : {};
}

/** The number that was typed; any other text is sent as it is, for the bank to judge. */
export function numberOf(typed: string): unknown {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(typed) ? Number(typed) : typed;
}

/** Whether a value is a JSON object. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSchema(value: unknown): value is JsonSchema {
  return isObject(value);
}
