import * as z from "zod/mini";
import { OptionError } from "../../engine/errors.ts";
import { choice, name, readOptionsOf, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import type { AnyRoute } from "./definition.ts";
import { problemsIn } from "./names.ts";
import type { AnyDefinition } from "./resource-definition.ts";

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
const success = wholeNumber(200, 299);
const tone = choice(["wait", "move", "good", "held", "bad", "off"]);
const auth = choice(["none", "client", "admin", "any"]);
const anObject = (what: string) => ({ error: expected(`an object of ${what} by their names`) });

/** How bodies and lists of a resource, or of all of a service, are. */
export const styleShape = {
  envelope: z.optional(choice(["data", "none"])),
  list: z.optional(choice(["cursor", "page", "offset", "array", "references"])),
};

const ids = z.union(
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
);
const rule = z.strictObject({
  fields: z.array(name).check(z.minLength(1)),
  statement: z.optional(name),
  warns: z.optional(z.boolean()),
  broken: call,
});

/** What a definition may have; what its names must be is looked at below. */
const Definition = z.strictObject({
  noun: name,
  plural: z.optional(name),
  type: z.optional(name),
  area: z.optional(name),
  path,
  row: schema("the schema of a row"),
  ids: z.optional(ids),
  operations: z.optional(z.array(choice(["create", "get", "list", "update", "delete"]))),
  create: z.optional(
    z.strictObject({
      required: z.optional(z.array(name)),
      optional: z.optional(z.array(name)),
      defaults: z.optional(z.record(z.string(), z.unknown(), anObject("defaults"))),
      status: z.optional(success),
      handle: z.optional(call),
    }),
  ),
  update: z.optional(z.array(name)),
  filters: z.optional(
    z.array(
      z.union([
        name,
        z.strictObject({ name, field: name, compare: z.optional(choice(["is", "from", "to"])) }),
      ]),
    ),
  ),
  indexes: z.optional(z.array(name)),
  needs: z.optional(z.array(name)),
  tables: z.optional(
    z.record(
      z.string(),
      z.strictObject({
        noun: name,
        row: schema("the schema of a row"),
        ids: z.optional(ids),
        indexes: z.optional(z.array(name)),
      }),
      anObject("tables"),
    ),
  ),
  seed: z.optional(call),
  spendable: z.optional(call),
  guards: z.optional(z.record(z.string(), z.union([rule, z.array(rule)]), anObject("rules"))),
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
  onEnter: z.optional(z.record(z.string(), call, anObject("functions"))),
  watches: z.optional(z.record(z.string(), call, anObject("functions"))),
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
        status: z.optional(success),
        refuses: z.optional(z.record(z.string(), name)),
        handle: call,
      }),
      anObject("routes"),
    ),
  ),
  rules: z.optional(z.array(rule)),
  timers: z.optional(
    z.record(z.string(), z.strictObject({ event: name, at: call, run: call }), anObject("timers")),
  ),
  check: z.optional(call),
  statements: z.optional(z.record(z.string(), name, anObject("statements"))),
  auth: z.optional(auth),
  ...styleShape,
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
  const problems = problemsIn(given).map(
    ([path, text]) => `Option 'resources.${collection}.${path}' ${text}`,
  );
  if (problems.length > 0) throw new OptionError(problems.join(" "));
  return definition;
}
