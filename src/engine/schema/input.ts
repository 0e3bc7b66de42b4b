import * as z from "zod/mini";
import { blankOf } from "./blank.ts";

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Out<Field> = Field extends z.core.$ZodType ? z.output<Field> : never;
type In<Field> = Field extends z.core.$ZodType ? z.input<Field> : never;

/** The parsed body of a create. */
export type CreateOutput<
  S extends Shape,
  Required extends keyof S,
  Optional extends keyof S,
  Defaulted extends keyof S,
> = {
  readonly [K in Required | Optional]: Out<S[K]>;
} & { readonly [K in Defaulted]?: Out<S[K]> | undefined };

/** What a caller may send inside `data` of a create; null is the same as not sent (S7). */
export type CreateSent<
  S extends Shape,
  Required extends keyof S,
  Other extends keyof S,
  Also extends Shape = Record<never, never>,
> = { readonly [K in Required]: In<S[K]> } & {
  readonly [K in Other]?: In<S[K]> | null | undefined;
} & { readonly [K in keyof Also]?: In<Also[K]> | null | undefined };

/** The parsed body of an update: only what was sent; null asks for the default of a `defaulted` field. */
export type UpdateOutput<S extends Shape, Fields extends keyof S, Defaulted extends keyof S = never> = {
  readonly [K in Fields]?: K extends Defaulted ? Out<S[K]> | null : Out<S[K]>;
};

/** The schema of a create's or update's `data`: a zod object with output `T`. */
export interface Input<T, Sent = unknown> {
  readonly schema: z.ZodMiniObject<Record<string, z.core.$ZodType>>;
  /** Never set at run time; carries the output type. */
  readonly output?: T;
  /** Never set at run time; carries the type of what is sent. */
  readonly sent?: Sent;
}

/** The body that a caller sends. */
export type SentTo<I> = I extends Input<infer _T, infer Sent> ? Sent : never;

/** Returns a new blank, so that no two rows share one. */
export function copyOf<T>(blank: T): T {
  return typeof blank === "object" && blank !== null ? structuredClone(blank) : blank;
}

/** An optional field on create: null and "not sent" both give the blank (S7, S8). */
function optionalOnCreate(field: z.core.$ZodType, name: string): z.core.$ZodType {
  const blank = blankOf(field);
  if (blank === undefined) throw new Error(`'${name}' has no blank value: list it under \`defaulted\`.`);
  return z.pipe(
    z.optional(z.nullable(field)),
    z.transform((value) => (value ?? copyOf(blank)) as unknown),
  );
}

/** A field with a default from a rule of the resource: null and "not sent" both give undefined (S7). */
function defaultedOnCreate(field: z.core.$ZodType): z.core.$ZodType {
  return z.pipe(
    z.optional(z.nullable(field)),
    z.transform((value) => value ?? undefined),
  );
}

/** A field on update: null resets it where S7 allows that and is refused otherwise. */
function onUpdate(field: z.core.$ZodType, isRequired: boolean): z.core.$ZodType {
  const blank = blankOf(field);
  if (isRequired || blank === undefined || blank === "") return z.optional(field);
  return z.optional(
    z.pipe(
      z.nullable(field),
      z.transform((value) => (value ?? copyOf(blank)) as unknown),
    ),
  );
}

/** An input's fields in the order of the row, in which their issues are reported (S1). */
function inRowOrder(row: Shape, fields: Shape): Record<string, z.core.$ZodType> {
  const names = Object.keys({ ...row, ...fields }).filter((name) => Object.hasOwn(fields, name));
  return Object.fromEntries(names.map((name) => [name, fields[name] as z.core.$ZodType]));
}

function mapShape(
  shape: Shape,
  map: (field: z.core.$ZodType, name: string) => z.core.$ZodType,
): Record<string, z.core.$ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, map(field, name)]));
}

function pick(shape: Shape, names: Iterable<string>): Record<string, z.core.$ZodType> {
  return Object.fromEntries([...names].map((name) => [name, shape[name] as z.core.$ZodType]));
}

/** An input of these fields. A bank has twenty and uses few of them, so each schema is made when it is first asked for. */
function madeWhenNeeded(row: { shape: Shape }, fields: () => Shape): Pick<Input<unknown>, "schema"> {
  let schema: Input<unknown>["schema"] | undefined;
  return {
    get schema() {
      schema ??= z.object(inRowOrder(row.shape, fields()));
      return schema;
    },
  };
}

/**
 * Derives the input of a create from the schema of the row, so that the rule of a field is written once. `required`
 * fields must be sent; `optional` fields get their blank (S8) when not sent; `defaulted` fields are undefined then,
 * and the handler supplies the default; `also` adds fields that are checked but not stored as sent (`currency`).
 *
 * @example createInput(Counterparty, { required: ["name"], optional: ["description"] })
 */
export function createInput<
  S extends Shape,
  const Required extends keyof S & string,
  const Optional extends keyof S & string = never,
  const Defaulted extends keyof S & string = never,
  Also extends Shape = Record<never, never>,
>(
  row: { shape: S },
  fields: {
    required: readonly Required[];
    optional?: readonly Optional[];
    defaulted?: readonly Defaulted[];
    also?: Also;
  },
): Input<
  CreateOutput<S, Required, Optional, Defaulted>,
  CreateSent<S, Required, Optional | Defaulted, Also>
> {
  return madeWhenNeeded(row, () => {
    const required = new Set<string>(fields.required);
    const defaulted = new Set<string>(fields.defaulted);
    const names = [...required, ...(fields.optional ?? []), ...defaulted];
    const shape = mapShape(pick(row.shape, names), (field, name) => {
      if (required.has(name)) return field;
      return defaulted.has(name) ? defaultedOnCreate(field) : optionalOnCreate(field, name);
    });
    return { ...shape, ...mapShape(fields.also ?? {}, defaultedOnCreate) };
  });
}

/**
 * Derives the input of an update: any of `fields`, each unchanged when not sent (CONV-6). `required` names those that
 * a create requires, which null does not clear (S7); `defaulted` those that stay null then, so that the handler
 * supplies the default; `always` those that even an update must send (O12).
 *
 * @example updateInput(Counterparty, ["name", "description"], { required: ["name"] })
 */
export function updateInput<
  S extends Shape,
  const Fields extends keyof S & string,
  const Defaulted extends keyof S & string = never,
>(
  row: { shape: S },
  fields: readonly Fields[],
  options: {
    required?: readonly NoInfer<Fields>[];
    defaulted?: readonly Defaulted[];
    always?: readonly NoInfer<Fields>[];
    also?: Shape;
  } = {},
): Input<UpdateOutput<S, Fields, Defaulted>> {
  return madeWhenNeeded(row, () => {
    const required = new Set<string>(options.required);
    const defaulted = new Set<string>(options.defaulted);
    const always = new Set<string>(options.always);
    const shape = mapShape(pick(row.shape, fields), (field, name) => {
      if (defaulted.has(name)) return z.optional(z.nullable(field));
      return always.has(name) ? field : onUpdate(field, required.has(name));
    });
    return { ...shape, ...mapShape(options.also ?? {}, (field) => z.optional(field)) };
  });
}
