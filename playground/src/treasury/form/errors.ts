/** A refusal, sorted by the fields of a form. */
export interface FieldErrors {
  /** The messages about each field. */
  readonly of: Readonly<Record<string, string>>;
  /** The messages about no field of this form. */
  readonly rest: string;
}

export const noErrors: FieldErrors = { of: {}, rest: "" };

/**
 * Sorts the bank's one error text by field: each of its messages names the fields at fault in
 * single quotes, and the text holds all of them, a space between two.
 *
 * @example fieldErrors("'name' is required.", ["name"]).of.name // "'name' is required."
 */
export function fieldErrors(text: string, fields: readonly string[]): FieldErrors {
  const of: Record<string, string> = {};
  const rest: string[] = [];
  for (const message of text.split(/(?<=\.) (?=')/)) {
    const named = fields.filter((field) => message.includes(`'${field}'`));
    if (named.length === 0) rest.push(message);
    for (const field of named) of[field] = of[field] ? `${of[field]} ${message}` : message;
  }
  return { of, rest: rest.join(" ") };
}
