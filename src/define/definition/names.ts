import type * as z from "zod/mini";
import { listOf } from "../../engine/options.ts";
import { checked } from "../../engine/schema/checked.ts";
import { later } from "../../engine/time/instant.ts";
import { blankOf } from "../fields/blanks.ts";
import type { RowSchema } from "./definition.ts";
import type { AnyDefinition } from "./resource-definition.ts";

/** Where a mistake is, as a path below the definition, and what is wrong there. */
export type Problem = readonly [path: string, text: string];

/** What is wrong with the names of fields, statuses and statements, and with fields that nothing fills in. */
export function problemsIn({
  row,
  create = {},
  update = [],
  filters = [],
  indexes = [],
  tables = {},
  states = {},
  actions = {},
  onEnter = {},
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
    ...(fields.includes("internal")
      ? [["row", "must not have a field internal, which is the name of what answers leave out."] as const]
      : []),
    ...Object.entries(tables).flatMap(([name, table]): readonly Problem[] => {
      const known = Object.keys(table.row._zod.def.shape);
      return [
        ...(known.includes("id") ? [] : [[`tables.${name}.row`, "must have a field id."] as const]),
        ...oneOf(known, "a field of the row")(table.indexes ?? [], `tables.${name}.indexes`),
      ];
    }),
    ...field(required, "create.required"),
    ...field(optional, "create.optional"),
    ...field(Object.keys(defaults), "create.defaults"),
    ...field(update, "update"),
    ...field(
      filters.map((each) => (typeof each === "string" ? each : (each.field.split(".")[0] ?? ""))),
      "filters",
    ),
    ...field(indexes, "indexes"),
    ...field(Object.keys(reserved), "reserved"),
    ...status(Object.keys(onEnter), "onEnter"),
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
