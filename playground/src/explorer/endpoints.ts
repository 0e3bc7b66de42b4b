import {
  DEVELOPMENT,
  type DevelopmentOf,
  type Example,
  getApiVersion,
  REGISTRY,
  type Resources,
  type Route,
  referencesOf,
  summaryOf,
} from "sandbank/internal";
import type { z } from "zod";
import { type DescribedField, describeField } from "./fields.ts";

/** One endpoint as the reference shows it, read off its route and the example beside it. */
export interface Endpoint {
  readonly area: string;
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Whose key may call it. */
  readonly auth: "client" | "admin" | "any";
  /** The fields of `data`, or undefined when there is no body. */
  readonly fields: readonly DescribedField[] | undefined;
  /** What may stand beside `data`. */
  readonly beside: readonly DescribedField[];
  readonly query: readonly DescribedField[];
  /** The part that holds the file, when the body is multipart. */
  readonly file: string | undefined;
  /** The collection that `:id` is of. */
  readonly collection: string | undefined;
  /** The fields of other rows that point into that collection. */
  readonly pointers: readonly Pointer[];
  /** The collection in which it creates rows. */
  readonly creates: string | undefined;
  /** What the resource declares for this operation. */
  readonly example: Example;
  readonly schemas: Readonly<Record<string, z.core.$ZodType>>;
}

/** A field whose values are ids of rows of another collection. */
interface Pointer {
  readonly collection: string;
  readonly field: string;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/**
 * Every endpoint of a registry, in the order of its areas, each with the example of its development
 * part.
 *
 * @example const [getApiVersion, createCounterparty] = endpointsOf(REGISTRY, DEVELOPMENT);
 */
export function endpointsOf<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
): readonly Endpoint[] {
  const resources = Object.entries<Resources[string]>(registry);
  const parts: DevelopmentOf<Resources> = development;
  const pointersInto = (target: string) =>
    resources.flatMap(([collection, { model }]) =>
      referencesOf(model.row)
        .filter((reference) => reference.collection === target)
        .map(({ field }) => ({ collection, field })),
    );
  return [
    describe("service", getApiVersion, { pointers: [], creates: undefined, example: {} }),
    ...resources.flatMap(([name, { area, routes }]) =>
      routes.map((route) => {
        const { method, path, model, operation } = route;
        const creates = method === "POST" && routes.some((other) => other.path === `${path}/:id`);
        return describe(area, route, {
          pointers: path.includes(":id") && model ? pointersInto(model.collection) : [],
          creates: creates ? model?.collection : undefined,
          example: parts[name]?.examples?.[operation] ?? {},
        });
      }),
    ),
  ];
}

type Surroundings = Pick<Endpoint, "pointers" | "creates" | "example">;

function describe(area: string, route: Route, surroundings: Surroundings): Endpoint {
  const { operation, method, path, model } = route;
  const references = model ? referencesOf(model.row) : [];
  const target = new Map(references.map(({ field, collection }) => [field, collection]));
  const fieldsOf = (shape: Shape = {}) =>
    Object.entries(shape).map(([name, schema]) => describeField(name, schema, target.get(name)));
  const schemas = route.body?.schema.shape ?? {};
  return {
    area,
    operation,
    method,
    path,
    summary: summaryOf(route),
    auth: route.auth ?? "client",
    fields: route.body || route.multipart ? fieldsOf(schemas) : undefined,
    beside: fieldsOf(route.beside),
    query: fieldsOf(route.query),
    file: route.multipart?.file,
    collection: path.includes(":id") ? model?.collection : undefined,
    schemas,
    ...surroundings,
  };
}

/** Every endpoint of the bank. */
export const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);

/** The endpoint that creates a row of a collection. */
export function creatorOf(collection: string, endpoints = ENDPOINTS): Endpoint | undefined {
  return endpoints.find(({ creates }) => creates === collection);
}

/** The endpoints in which every word of a search occurs, in name, path, summary or a field. */
export function searchEndpoints(search: string, endpoints = ENDPOINTS): readonly Endpoint[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return endpoints.filter((endpoint) => {
    const { area, operation, method, path, summary, fields = [], query } = endpoint;
    const names = [...fields, ...query].map(({ name }) => name);
    const text = [area, operation, method, path, summary, ...names].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
