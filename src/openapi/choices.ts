import type { JsonSchema } from "./document-types.ts";

/** What the options of a bank say about fields, by their names. */
type ByOptions = Readonly<Record<string, JsonSchema>>;

/** Whether the options leave a field no blank value, so that a create has to choose one. */
export function isToChoose({ enum: values, required }: JsonSchema): boolean {
  return values !== undefined || (required ?? []).length > 0;
}

/** The fields for which a create has to choose a value, because of the options. */
export function toChoose(byOptions: ByOptions): readonly string[] {
  return Object.keys(byOptions).filter((name) => isToChoose(byOptions[name] ?? {}));
}

/** The data of an example with values that the options allow; `fields` are those that the call takes. */
export function fitting(data: object, fields: readonly string[], byOptions: ByOptions): object {
  const fitted: Record<string, unknown> = { ...data };
  for (const name of toChoose(byOptions).filter((field) => fields.includes(field))) {
    const { enum: values, required = [] } = byOptions[name] ?? {};
    if (values && !values.includes(fitted[name])) fitted[name] = values[0];
    if (!values) fitted[name] = Object.fromEntries(required.map((field) => [field, "Example"]));
  }
  return fitted;
}

/** The answer of a row with values that the options allow. */
export function fittingRow(answer: unknown, byOptions: ByOptions): unknown {
  const { data } = answer as { readonly data: object };
  return { data: fitting(data, Object.keys(data), byOptions) };
}
