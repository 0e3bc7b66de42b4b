import { type ResolvedOptions, readOptions } from "../bank/options/options.ts";
import { withOwnResources } from "../bank/options/own-resources.ts";
import { getApiVersion, versionRoutes } from "../bank/runtime/version-routes.ts";
import { BEARER, type Credential } from "../engine/http/input/credential.ts";
import type { Route } from "../engine/http/routes/route.ts";
import type { DevelopmentOf, Example, RefusedExample } from "../engine/resource/development.ts";
import type { Resources } from "../engine/resource/resource.ts";
import { asSent } from "../engine/resource/wire-form.ts";
import { referencesOf } from "../engine/schema/references.ts";
import type { Service } from "../engine/service.ts";
import type { JsonSchema } from "./document-types.ts";

/** A field whose values are ids of rows of another collection. */
interface Pointer {
  readonly collection: string;
  readonly field: string;
}

/** A route with what stands around it in its registry. */
export interface Endpoint {
  /** The area of its resource; "service" for the one that has none. */
  readonly area: string;
  readonly route: Route;
  /** The operation whose recorded answers are examples of it. */
  readonly recordedAs: string;
  /** The collection that `:id` is of. */
  readonly collection: string | undefined;
  /** The fields of other rows that point into that collection. */
  readonly pointers: readonly Pointer[];
  /** The collection in which it creates rows. */
  readonly creates: string | undefined;
  /** What the resource declares for this operation. */
  readonly example: Example;
  /** Calls of it that are refused, as the resource declares them. */
  readonly refused: readonly RefusedExample[];
  /** What the options of the bank say about the fields of its resource. */
  readonly fieldsByOptions: Readonly<Record<string, JsonSchema>>;
}

/** The options of a bank that its endpoints depend on. */
type EndpointOptions = Omit<ResolvedOptions, "scenario" | "scenarios" | "progress">;

/** What of a service decides which endpoints it has. */
export interface DescribedService {
  /** Its resources, a team's own with them. */
  readonly registry: Resources;
  /** Its endpoints that belong to no resource. */
  readonly routes: readonly Route<Service>[];
  /** How requests carry the key of their caller. */
  readonly credential: Credential;
}

/** A bank with the resources of a registry and these options. */
export function describedBank(registry: Resources, options: EndpointOptions): DescribedService {
  return {
    registry: withOwnResources(registry, options.resources),
    routes: versionRoutes(options),
    credential: BEARER,
  };
}

/**
 * Every endpoint of a registry in a bank with these options, by default those of a new one, in the order of its areas, each
 * with the example of its development part.
 */
export function endpointsOf<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
  options: EndpointOptions = readOptions({}),
  service: DescribedService = describedBank(registry, options),
): readonly Endpoint[] {
  const resources = Object.entries(asSent(service.registry, options));
  const parts: DevelopmentOf<Resources> = development;
  const pointersInto = (target: string) =>
    resources.flatMap(([collection, { model }]) =>
      referencesOf(model.row)
        .filter((reference) => reference.collection === target)
        .map(({ field }) => ({ collection, field })),
    );
  const ofNone = {
    ...{ collection: undefined, pointers: [], creates: undefined, example: {}, refused: [] },
    fieldsByOptions: {},
  };
  const recordedAs = getApiVersion.operation;
  return [
    ...service.routes.map((route) => ({
      ...ofNone,
      area: "service",
      route: route as Route,
      recordedAs,
    })),
    ...resources.flatMap(([name, { area, routes, examples }]) => {
      const fieldsByOptions = parts[name]?.fieldsByOptions?.(options as never) ?? {};
      return routes.map((route): Endpoint => {
        const { method, path, model, operation } = route;
        const collection = path.includes(":id") ? model?.collection : undefined;
        const creates = method === "POST" && routes.some((other) => other.path === `${path}/:id`);
        return {
          area,
          route,
          recordedAs: operation,
          collection,
          pointers: collection === undefined ? [] : pointersInto(collection),
          creates: creates ? model?.collection : undefined,
          example: parts[name]?.examples?.[operation] ?? ownExample(examples?.[operation]),
          refused: parts[name]?.refused?.[operation] ?? [],
          fieldsByOptions,
        };
      });
    }),
  ];
}

/** The example of an operation of a team's own resource. */
function ownExample(data: object | undefined): Example {
  return data ? { data: () => data } : {};
}

/** The endpoint that creates a row of a collection. */
export function creatorOf(collection: string, endpoints: readonly Endpoint[]): Endpoint | undefined {
  return endpoints.find(({ creates }) => creates === collection);
}
