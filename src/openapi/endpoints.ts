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
import type { AnyRow } from "../engine/store/model.ts";
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
  /** Whether its declaration says how its 409 comes about; that of a team's own routes does not. */
  readonly canConflict: boolean;
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
    canConflict: false,
  };
  const recordedAs = getApiVersion.operation;
  return [
    ...service.routes.map((route) => ({
      ...ofNone,
      area: "service",
      route: route as Route,
      recordedAs,
    })),
    ...resources.flatMap(([name, { area, routes, examples, lifecycle }]) => {
      const isOwn = !Object.hasOwn(registry, name);
      const states = isOwn ? lifecycle?.states({ options } as never) : undefined;
      const fieldsByOptions = parts[name]?.fieldsByOptions?.(options as never) ?? {};
      return routes.map((route): Endpoint => {
        const { method, path, model, operation, action } = route;
        const collection = path.includes(":id") ? model?.collection : undefined;
        const creates = method === "POST" && routes.some((other) => other.path === `${path}/:id`);
        const pointers = collection === undefined ? [] : pointersInto(collection);
        return {
          area,
          route,
          recordedAs: operation,
          collection,
          pointers,
          creates: creates ? model?.collection : undefined,
          example: parts[name]?.examples?.[operation] ?? ownExample(examples?.[operation], action, states),
          refused: parts[name]?.refused?.[operation] ?? [],
          fieldsByOptions,
          canConflict: !isOwn || action !== undefined || (method === "DELETE" && pointers.length > 0),
        };
      });
    }),
  ];
}

/** The example of an operation of a team's own resource; of an action, one on a row whose state allows it. */
function ownExample(
  fields: object | undefined,
  action: string | undefined,
  states: Readonly<Record<string, { readonly actions?: object }>> = {},
): Example<AnyRow & { readonly status?: string }> {
  const allowing = Object.keys(states).filter((name) => action && action in (states[name]?.actions ?? {}));
  const isForNew = allowing[0] === Object.keys(states)[0];
  return {
    ...(fields && { fields }),
    ...(allowing.length > 0 && { worksOn: ({ status = "" }) => allowing.includes(status), isForNew }),
  };
}

/** The endpoint that creates a row of a collection; undefined where there is none. */
export function creatorOf(collection: string, endpoints: readonly Endpoint[]): Endpoint | undefined {
  return endpoints.find(({ creates }) => creates === collection);
}

/** The same. Throws an Error where there is none. */
export function creatorIn(collection: string, endpoints: readonly Endpoint[]): Endpoint {
  const creator = creatorOf(collection, endpoints);
  if (!creator)
    throw new Error(
      `No endpoint creates ${collection}, of which this needs one: they come by the bank's options, or by time and other calls.`,
    );
  return creator;
}
