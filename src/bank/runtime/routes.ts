import * as z from "zod/mini";
import { notFound, type Problem } from "../../engine/http/problems.ts";
import { nearestPath } from "../../engine/http/routes/nearest-path.ts";
import { type Route, routesOf as writeRoutes } from "../../engine/http/routes/route.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import { asSent } from "../../engine/resource/wire-form.ts";
import { withMeta } from "../../engine/schema/zod/with-meta.ts";
import type { Service } from "../../engine/service.ts";
import type { ResolvedOptions } from "../options/options.ts";
import type { BankService } from "../service.ts";

/** Returns the version of the API (S18); the only endpoint that belongs to no resource. */
export const getApiVersion = writeRoutes<Service>()({
  operation: "getApiVersion",
  method: "GET",
  path: "/v1",
  summary: "Return the version of the API",
  auth: "any",
  answer: "plain",
  response: () => withMeta(z.object({ api_version: z.string() }), { statements: "S18" }),
  handle: () => ({ api_version: "1" }),
});

/** The same for a client that posts to the path; only in banks whose options say so (OPT-5). */
const postApiVersion = { ...getApiVersion, operation: "postApiVersion", method: "POST" } as const;

/** The endpoints that belong to no resource, in a bank with these options. */
export function versionRoutes({
  assumptions,
}: Pick<ResolvedOptions, "assumptions">): readonly Route<Service>[] {
  return assumptions.postVersion === "answer" ? [getApiVersion, postApiVersion] : [getApiVersion];
}

/** What begins the paths of the service that this bank does not cover. */
const NOT_COVERED = /^\/v1\/(accounts|book|events|webhooks|wire)(?![^/])/;

/** Makes the 404 of a path that no route takes, with the nearest that one does (X198). */
export function unknownPathIn(
  routes: readonly Pick<Route<BankService>, "path">[],
  { control }: Pick<ResolvedOptions, "control">,
): (path: string) => Problem {
  const all = `${control ? "GET /_sandbank" : "docs/endpoints.md of Sandbank"} lists all.`;
  return (path) => {
    const [part] = NOT_COVERED.exec(path) ?? [];
    if (part)
      return notFound(`${part} is a part of the service that this bank does not cover. ${all}`, "X67");
    const nearest = nearestPath(
      path,
      routes.map((route) => route.path),
    );
    return notFound(`There is nothing at this path. ${nearest ? `The nearest is ${nearest}. ` : ""}${all}`);
  };
}

/** Every endpoint of a bank with these options, in the order of the registry. */
export function routesOf(
  registry: Resources,
  options: Pick<ResolvedOptions, "assumptions">,
): readonly Route<BankService>[] {
  const routes: readonly Route[] = [
    ...versionRoutes(options),
    ...Object.values(asSent(registry, options)).flatMap((resource) => resource.routes),
  ];
  // Each route sees the part of the bank that its area declares.
  return routes as readonly Route<BankService>[];
}
