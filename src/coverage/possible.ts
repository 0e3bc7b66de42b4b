import { getApiVersion } from "../bank/runtime/version-routes.ts";
import { ruleAbout } from "../engine/http/input/parse.ts";
import { EFFECTS } from "../engine/http/log/outcomes.ts";
import type { QueryField } from "../engine/http/routes/query.ts";
import type { Route } from "../engine/http/routes/route.ts";
import type { DevelopmentOf } from "../engine/resource/development.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { REFUSALS } from "../openapi/generated/refusals.ts";
import { collectionIn, EVENTS, type Statuses } from "./statuses.ts";

/** The area of what belongs to none: the faults, the version of the API, the rules that all areas share. */
export const SHARED = "service";

/** Everything that banks can show of one kind: each name with its area. */
type PossibleNames = ReadonlyMap<string, string>;

/** The kinds of behavior in the order in which they are shown, with all that there is of each. */
export type Possible = ReadonlyMap<string, PossibleNames>;

/** The kind of what was seen that the names of a kind are looked up in, where it is not the kind itself. */
export const SEEN_AS: Readonly<Record<string, string>> = { errors: "refusals", fields: "refusals" };

/**
 * Everything that banks with these resources, operations and statuses can show. It is derived from the declarations of
 * the resources, so that a new route, status or rule is part of it. Operations and statuses of other resources, which are a
 * team's own, belong to no area.
 */
export function possibleOf<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
  { operations, statuses, transitions, events }: Statuses,
): Possible {
  const areas = new Map(Object.entries<Resources[string]>(registry).map(([name, { area }]) => [name, area]));
  const areaOf = (name: string) => areas.get(collectionIn(name)) ?? SHARED;
  const routes = Object.values<Resources[string]>(registry).flatMap((resource) =>
    resource.routes.map((route): [Route, string] => [route, resource.area]),
  );
  const parts: DevelopmentOf<Resources> = development;
  const possible = new Map<string, Map<string, string>>();
  const add = (kind: string, named: Iterable<readonly [string, string]>) => {
    const names = possible.get(kind) ?? new Map<string, string>();
    possible.set(kind, names);
    for (const [name, area] of named) {
      const known = names.get(name) ?? area;
      names.set(name, known === area ? area : SHARED);
    }
  };
  if (areas.size > 0) add("operations", [[getApiVersion.operation, SHARED]]);
  add(
    "operations",
    routes.map(([{ operation }, area]) => [operation, area]),
  );
  const known = new Set(routes.map(([{ operation }]) => operation));
  add(
    "operations",
    operations.filter((name) => !known.has(name)).map((name) => [name, SHARED]),
  );
  add(
    "statuses",
    statuses.map((name) => [name, areaOf(name)]),
  );
  add(
    "transitions",
    transitions.map((name) => [name, areaOf(name)]),
  );
  add(
    EVENTS,
    events.map((name) => [name, SHARED]),
  );
  for (const [collection, { behaviors = {} }] of Object.entries(parts)) {
    for (const [kind, { cases }] of Object.entries(behaviors))
      add(
        kind,
        cases.map((name) => [name, areas.get(collection) ?? SHARED]),
      );
  }
  const present = new Set([SHARED, ...areas.values()]);
  add(
    "errors",
    Object.entries(REFUSALS).filter(([, area]) => present.has(area)),
  );
  const fields = routes.flatMap(([route, area]) =>
    fieldsOf(route).map((field) => [ruleAbout(route, field), area] as const),
  );
  const single = new Map(fields.filter(([rule]) => !Object.hasOwn(REFUSALS, rule)));
  add("fields", single);
  add(
    "faults",
    EFFECTS.map((name) => [name, SHARED]),
  );
  return possible;
}

/** The fields and parameters of a route that can be refused on their own; a file is refused by rules of uploads. */
function fieldsOf({ body, beside = {}, query }: Route): readonly string[] {
  const parameters = Object.entries<QueryField>(query ?? {}).filter(([, schema]) => !isAnyText(schema));
  return [
    ...Object.keys(body?.schema.shape ?? {}),
    ...Object.keys(beside),
    ...parameters.map(([name]) => name),
  ];
}

/** Whether a parameter takes whatever text is sent. */
function isAnyText(schema: QueryField): boolean {
  const { type, checks = [] } = schema.def as { readonly type: string; readonly checks?: readonly unknown[] };
  return type === "string" && checks.length === 0;
}
