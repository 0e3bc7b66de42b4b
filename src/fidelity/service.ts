import { getApiVersion } from "../bank/runtime/version-routes.ts";
import type { Route } from "../engine/http/routes/route.ts";
import { createRouter } from "../engine/http/routes/router.ts";
import type { Resource } from "../engine/resource/resource.ts";
import { referencesOf } from "../engine/schema/references.ts";
import { REGISTRY } from "../registry.ts";

/** What a request is about: its route, the resource of that route, and the text in place of `:id`. */
export interface Endpoint {
  readonly route: Route | undefined;
  readonly resource: Resource | undefined;
  readonly id: string | undefined;
}

const resources: readonly Resource[] = Object.values<Resource>(REGISTRY);
const routes: readonly Route[] = [getApiVersion, ...resources.flatMap((resource) => resource.routes)];
// Nothing here calls a route, so that it may be one of any bank.
const router = createRouter<never>(routes);
const byRoute = new Map<unknown, Resource>(
  resources.flatMap((resource) => resource.routes.map((route): [unknown, Resource] => [route, resource])),
);
const byType = new Map(resources.map((resource) => [resource.model.type, resource]));

/** What a method and a path are about; undefined for a path that the service does not have. */
export function endpointOf(method: string, path: string): Endpoint | undefined {
  const found = router(path.split("?", 1)[0] ?? "");
  if (!found) return undefined;
  const route = found.routes.get(method);
  const resource = byRoute.get(route ?? [...found.routes.values()][0]);
  return { route, resource, id: found.id };
}

/** The resource to which the `type` of a reference belongs. */
export function resourceOfType(type: unknown): Resource | undefined {
  return typeof type === "string" ? byType.get(type) : undefined;
}

export function resourceOf(collection: string): Resource | undefined {
  return resources.find(({ model }) => model.collection === collection);
}

/** The collections to which the fields of a resource's rows refer. */
export function referenceFields(resource: Resource | undefined): ReadonlyMap<string, string> {
  if (!resource) return new Map();
  const { model, links = [] } = resource;
  return new Map([...referencesOf(model.row), ...links].map(({ field, collection }) => [field, collection]));
}

/** Whether rows of a collection are made by requests; others are there from the start, and keep their ids. */
export function isMadeByRequests(collection: string): boolean {
  const resource = resourceOf(collection);
  return (
    resource?.routes.some(({ method, path }) => method === "POST" && path === resource.model.path) ?? false
  );
}
