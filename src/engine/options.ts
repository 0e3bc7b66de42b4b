import * as z from "zod/mini";
import { OptionError } from "./errors.ts";
import { expected, received } from "./schema/expected.ts";
import { maskDigits, maskText } from "./schema/masking/mask-text.ts";
import { isSecretField } from "./schema/masking/secret-fields.ts";

/** An option that is true or false. */
export const flag = z.boolean({ error: expected("true or false") });

/** An option that is text. */
export const name = z
  .string({ error: expected("text that is not empty") })
  .check(z.minLength(1, { error: expected("text that is not empty") }));

const secretText = expected("text that is not empty", { secret: true });

/** An option that is a key, an account number or the like, which no message repeats. */
export const secret = z.string({ error: secretText }).check(z.minLength(1, { error: secretText }));

/** What is wrong with options in which there are secrets, and that are none: maybe it is one. */
export const secretOptions: (issue: { readonly input?: unknown }) => string = expected(
  "an object of options",
  { secret: true },
);

/** An option that is a whole number between two bounds, both included, with them in the error. */
export function wholeNumber(from: number, to: number, unit = "", or = "") {
  const error = expected(`a whole number${unit && ` of ${unit}`} from ${from} to ${to}${or}`);
  return z.int({ error }).check(z.minimum(from, { error }), z.maximum(to, { error }));
}

/** An option that is a range of whole numbers, both bounds included. */
export function rangeOf(bound: z.ZodMiniNumberFormat) {
  return z
    .strictObject({
      /** The least, included. */
      min: bound,
      /** The most, included. */
      max: bound,
    })
    .check(z.refine(({ min, max }) => min <= max, { error: "must have a min no greater than its max." }));
}

/** Words in a message, each in quotes. */
export function listOf(words: readonly string[]): string {
  return words.map((word) => `"${word}"`).join(", ");
}

/** An option that is one of a few words; the error lists them. */
export const choice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: expected(`one of ${listOf(words)}`) });

/** A list in which no two entries have the same id or key. */
export function distinct<Item extends z.ZodMiniType>(
  item: Item,
  keyOf: (item: z.output<Item>) => unknown,
  what: string,
  options?: { readonly secret: boolean },
) {
  return z.array(item, { error: expected(`an array of ${what}`, options) }).check(
    z.refine((items) => new Set(items.map(keyOf)).size === items.length, {
      error: `must not name the same of its ${what} twice.`,
    }),
  );
}

/**
 * An option of values that a team reserves, each with its effect, besides those that the service reserves. `what` describes
 * a value that is possible.
 */
export function reservedBy<Effect extends z.ZodMiniType>(
  effect: Effect,
  values: {
    readonly what: string;
    readonly isPossible: (value: string) => boolean;
    readonly documented?: ReadonlyMap<string, unknown>;
    readonly secret?: boolean;
  },
) {
  const { what, isPossible, documented, secret = false } = values;
  return z._default(
    z
      .record(z.string(), effect, { error: expected(`an object whose names are each ${what}`, { secret }) })
      .check(
        z.superRefine((effects, context) => {
          for (const value of Object.keys(effects)) {
            if (isPossible(value) && !documented?.has(value)) continue;
            const wanted = documented?.has(value)
              ? "a value that the service does not reserve itself, whose effect can't be changed"
              : what;
            context.addIssue({
              code: "custom",
              path: [value],
              message: expected(wanted, { secret })({ input: value }),
            });
          }
        }),
      ),
    {},
  );
}

/** The effect of a value that a team reserves; undefined for any other value, the names of `Object.prototype` included. */
export function effectOf<Effect>(
  effects: Readonly<Record<string, Effect>>,
  value: string | number,
): Effect | undefined {
  return Object.hasOwn(effects, value) ? effects[value] : undefined;
}

/** Describes each issue of options, naming the option by its dotted path, in which an account number is masked. */
function messageOf(
  issue: z.core.$ZodIssue,
  options: unknown,
  taker: string,
  known: readonly string[],
): string {
  const path = issue.path.map((part, at) => {
    const isSecret = isSecretField(String(issue.path[at - 1] ?? ""));
    return isSecret ? maskDigits(String(part)) : maskText(String(part));
  });
  if (issue.code === "unrecognized_keys") {
    const names = issue.keys.map((key) => `'${[...path, maskText(key)].join(".")}'`);
    const hint = path.length === 0 ? ` The options are ${known.join(", ")}.` : "";
    return `Unknown option${names.length > 1 ? "s" : ""} ${names.join(", ")} for ${taker}.${hint}`;
  }
  const option = path.join(".") || "options";
  if (/^(must|is) /.test(issue.message)) return `Option '${option}' ${issue.message}`;
  // A group of options has no text of its own; zod's does not show the value.
  if (issue.code === "invalid_type" && issue.expected === "object")
    return `Option '${option}' must be an object of options, got ${received(valueAt(options, issue.path))}.`;
  return `Option '${option}' does not fit: ${issue.message}.`;
}

function valueAt(options: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, name) => (Object(value) as Record<PropertyKey, unknown>)[name],
    options,
  );
}

/** Parses options, such as those of an adapter. Throws an {@link OptionError} that names each invalid one. */
export function readOptionsOf<Schema extends z.ZodMiniObject>(
  taker: string,
  schema: Schema,
  options: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(options ?? {});
  if (parsed.success) return parsed.data;
  const known = Object.keys(schema.shape);
  throw new OptionError(
    parsed.error.issues.map((issue) => messageOf(issue, options, taker, known)).join(" "),
  );
}
