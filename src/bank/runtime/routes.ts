import { notFound, type Problem } from "../../engine/http/problems.ts";
import { nearestPath } from "../../engine/http/routes/nearest-path.ts";
import type { Route } from "../../engine/http/routes/route.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import { asSent } from "../../engine/resource/wire-form.ts";
import type { ResolvedOptions } from "../options/options.ts";
import type { BankService } from "../service.ts";
import type { AnsweringKind } from "./kind.ts";

/** Makes the 404 of a path that no route takes, with the nearest that one does (X198). */
export function unknownPathIn(
  routes: readonly Pick<Route<BankService>, "path">[],
  { control }: Pick<ResolvedOptions, "control">,
  { notCovered }: Pick<AnsweringKind, "notCovered">,
): (path: string) => Problem {
  const all = `${control ? "GET /_sandbank" : "docs/endpoints.md of Sandbank"} lists all.`;
  return (path) => {
    const known = notCovered(path, all);
    if (known) return known;
    const nearest = nearestPath(
      path,
      routes.map((route) => route.path),
    );
    return notFound(`There is nothing at this path. ${nearest ? `The nearest is ${nearest}. ` : ""}${all}`);
  };
}

/** Every endpoint of a bank with these options, in the order of the registry; the first belong to no resource. */
export function routesOf(
  registry: Resources,
  options: Pick<ResolvedOptions, "assumptions">,
  { routes: others }: Pick<AnsweringKind, "routes">,
): readonly Route<BankService>[] {
  const resources = Object.values(asSent(registry, options));
  const guards = resources.flatMap((resource) => Object.entries(resource.guards ?? {}));
  const routes: readonly Route[] = [
    ...others(options),
    ...resources.flatMap((resource) => resource.routes),
  ].map((route) => {
    const rules = guards.flatMap(([operation, rule]) => (operation === route.operation ? rule : []));
    return rules.length === 0 ? route : { ...route, rules: [...(route.rules ?? []), ...rules] };
  });
  // Each route sees the part of the bank that its area declares.
  return routes as readonly Route<BankService>[];
}
