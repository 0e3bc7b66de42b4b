import * as z from "zod/mini";
import { OptionError } from "../engine/errors.ts";
import { choice, listOf, name, readOptionsOf } from "../engine/options.ts";
import { checked } from "../engine/schema/checked.ts";
import { expected } from "../engine/schema/expected.ts";
import { later } from "../engine/time/instant.ts";
import { blankOf } from "./blanks.ts";
import type { AnyDefinition } from "./define-resource.ts";
import type { AnyRoute, RowSchema } from "./definition.ts";

const call = z.custom<never>((value) => typeof value === "function", { error: expected("a function") });
const path = z.string({ error: expected('a path that begins with "/"') }).check(
  z.regex(/^\/[^?#*]*[^/?#*]$/, {
    error: expected('a path that begins with "/" and does not end with one'),
  }),
);
const schema = (what: string) =>
  z.custom<never>((value) => typeOf(value) === "object", {
    error: expected(`${what}, as z.object makes it`),
  });
const tone = choice(["wait", "move", "good", "held", "bad", "off"]);
const auth = choice(["none", "client", "admin", "any"]);
const anObject = (what: string) => ({ error: expected(`an object of ${what} by their names`) });

/** What a definition may have; what its names must be is looked at below. */
const Definition = z.strictObject({
  noun: name,
  plural: z.optional(name),
  area: z.optional(name),
  path,
  row: schema("the schema of a row"),
  ids: z.optional(
    z.union(
      [
        z.enum(["string", "integer", "uuid"]),
        z.strictObject({
          prefix: z
            .string()
            .check(z.regex(/[^0-9]$/, { error: expected("a text that does not end in a digit") })),
        }),
      ],
      {
        error: expected('"string", "integer", "uuid", or { prefix }, a text that does not end in a digit'),
      },
    ),
  ),
  operations: z.optional(z.array(choice(["create", "get", "list", "update", "delete"]))),
  create: z.optional(
    z.strictObject({
      required: z.optional(z.array(name)),
      optional: z.optional(z.array(name)),
      defaults: z.optional(z.record(z.string(), z.unknown(), anObject("defaults"))),
      handle: z.optional(call),
    }),
  ),
  update: z.optional(z.array(name)),
  filters: z.optional(z.array(name)),
  list: z.optional(choice(["cursor", "page", "offset", "array"])),
  states: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        tone: z.optional(tone),
        after: z.optional(z.looseObject({ to: name, event: z.optional(name) })),
        actions: z.optional(z.record(z.string(), z.strictObject({ to: name }), anObject("actions"))),
        follows: z.optional(
          z.strictObject({
            field: name,
            collection: name,
            to: z.record(z.string(), name, anObject("statuses")),
          }),
        ),
      }),
      anObject("states"),
    ),
  ),
  actions: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        title: z.optional(name),
        arguments: z.optional(schema("the schema of its arguments")),
        request: z.optional(
          z.string().check(
            z.regex(/^(POST|PATCH|DELETE) \/.*:id/, {
              error: expected('a method and a path with :id, such as "POST /api/payouts/:id/fail"'),
            }),
          ),
        ),
        change: z.optional(call),
      }),
      anObject("actions"),
    ),
  ),
  reserved: z.optional(
    z.record(z.string(), z.record(z.string(), name, anObject("values")), anObject("fields")),
  ),
  routes: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        method: choice(["GET", "POST", "PATCH", "DELETE"]),
        path,
        summary: z.optional(name),
        body: z.optional(schema("the schema of its body")),
        query: z.optional(schema("the schema of its query")),
        file: z.optional(
          z.strictObject({ field: name, types: z.array(name), maxBytes: z.int().check(z.positive()) }),
        ),
        answer: z.optional(
          z.custom<never>((value) => typeOf(value) !== undefined, { error: expected("a schema of zod") }),
        ),
        status: z.optional(z.int().check(z.minimum(200), z.maximum(299))),
        conflict: z.optional(name),
        handle: call,
      }),
      anObject("routes"),
    ),
  ),
  rules: z.optional(
    z.array(
      z.strictObject({
        fields: z.array(name).check(z.minLength(1)),
        statement: z.optional(name),
        broken: call,
      }),
    ),
  ),
  timers: z.optional(
    z.record(z.string(), z.strictObject({ event: name, at: call, run: call }), anObject("timers")),
  ),
  check: z.optional(call),
  statements: z.optional(z.record(z.string(), name, anObject("statements"))),
  auth: z.optional(auth),
  envelope: z.optional(choice(["data", "none"])),
  example: z.optional(z.looseObject({})),
});

function typeOf(value: unknown): string | undefined {
  return (value as { readonly _zod?: { readonly def: { readonly type: string } } } | undefined)?._zod?.def
    .type;
}

/** A definition that was checked, with its routes. */
export type CheckedDefinition = Omit<AnyDefinition, "routes"> & {
  readonly routes: Readonly<Record<string, AnyRoute<Readonly<Record<string, unknown>>>>>;
};

/** Checks a definition. Throws an OptionError that names each mistake by its path among the options of `createBank`. */
export function checkDefinition(given: AnyDefinition, collection: string): CheckedDefinition {
  const { routes } = given;
  const definition = { ...given, routes: typeof routes === "function" ? routes((route) => route) : {} };
  const resources = z.strictObject({ [collection]: Definition });
  readOptionsOf("createBank", z.strictObject({ resources }), { resources: { [collection]: definition } });
  const problems = namesIn(given).map(([path, text]) => `Option 'resources.${collection}.${path}' ${text}`);
  if (problems.length > 0) throw new OptionError(problems.join(" "));
  return definition;
}

type Problem = readonly [path: string, text: string];

/** What is wrong with the names of fields, statuses and statements, and with fields that nothing fills in. */
function namesIn({
  row,
  create = {},
  update = [],
  filters = [],
  states = {},
  actions = {},
  reserved = {},
  rules = [],
  statements = {},
  operations = ["create"],
}: AnyDefinition): readonly Problem[] {
  const { shape } = row._zod.def;
  const fields = Object.keys(shape);
  const statuses = Object.keys(states);
  const oneOf = (known: readonly string[], what: string) => (names: readonly string[], path: string) =>
    names.flatMap((given): readonly Problem[] =>
      known.includes(given)
        ? []
        : [
            [
              path,
              `must be ${what}, ${known.length > 0 ? `one of ${listOf(known)}` : "of which there is none"}, got "${given}".`,
            ],
          ],
    );
  const field = oneOf(fields, "a field of the row");
  const status = oneOf(statuses, "a state");
  const { required = [], optional = [], defaults = {} } = create;
  return [
    ...(fields.includes("id") ? [] : [["row", "must have a field id."] as const]),
    ...field(required, "create.required"),
    ...field(optional, "create.optional"),
    ...field(Object.keys(defaults), "create.defaults"),
    ...field(update, "update"),
    ...field(filters, "filters"),
    ...field(Object.keys(reserved), "reserved"),
    ...rules.flatMap((rule, at) => [
      ...field(rule.fields, `rules.${at}.fields`),
      ...oneOf(Object.keys(statements), "the id of one of its statements")(
        rule.statement === undefined ? [] : [rule.statement],
        `rules.${at}.statement`,
      ),
    ]),
    ...Object.entries(reserved).flatMap(([name, values]) =>
      status(Object.values(values), `reserved.${name}`),
    ),
    ...Object.entries(states).flatMap(([name, { after, actions: ways = {}, follows }]) => [
      ...(after
        ? [...status([after.to], `states.${name}.after.to`), ...durationOf(after, `states.${name}.after`)]
        : []),
      ...Object.entries(ways).flatMap(([action, { to }]) =>
        status([to], `states.${name}.actions.${action}.to`),
      ),
      ...(follows
        ? [
            ...field([follows.field], `states.${name}.follows.field`),
            ...status(Object.values(follows.to), `states.${name}.follows.to`),
          ]
        : []),
    ]),
    ...oneOf(
      [...new Set(Object.values(states).flatMap((each) => Object.keys(each.actions ?? {})))],
      "an action of a state",
    )(Object.keys(actions), "actions"),
    ...statusField(shape.status, statuses),
    ...(operations.includes("create")
      ? unfilled(row, [...required, ...Object.keys(defaults)], statuses)
      : []),
  ];
}

function durationOf(
  { to: _to, event: _event, ...duration }: object & { to: string; event?: string },
  path: string,
): readonly Problem[] {
  try {
    later(0, duration);
    return [];
  } catch (error) {
    return [[path, `must be a duration: ${(error as Error).message.replace("advance", "it")}`]];
  }
}

/** Each state is a status that the row's schema takes. */
function statusField(field: z.core.$ZodType | undefined, statuses: readonly string[]): readonly Problem[] {
  if (statuses.length === 0) return [];
  if (!field) return [["row", "must have a field status, as there are states."]];
  return statuses.flatMap((name): readonly Problem[] =>
    checked(field, name).issues
      ? [[`states.${name}`, "must be a status that the schema of the row takes."]]
      : [],
  );
}

function unfilled(
  row: RowSchema,
  filled: readonly string[],
  statuses: readonly string[],
): readonly Problem[] {
  return Object.entries(row._zod.def.shape).flatMap(([name, field]): readonly Problem[] => {
    if (name === "id" || filled.includes(name) || (name === "status" && statuses.length > 0)) return [];
    return blankOf(field) === undefined && checked(field, undefined).issues
      ? [
          [
            "create",
            `must say what '${name}' is when it is not sent: list it in required, or give it in defaults.`,
          ],
        ]
      : [];
  });
}
