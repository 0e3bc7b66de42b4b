import { getApiVersion, REGISTRY, type Route, referencesOf } from "sandbank/internal";
import type { z } from "zod";
import { type DescribedField, describeField } from "./fields.ts";

/** One endpoint as the reference shows it; everything in it is read off its route. */
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
  readonly schemas: Readonly<Record<string, z.core.$ZodType>>;
}

type Shape = Readonly<Record<string, z.core.$ZodType>>;

function describe(area: string, route: Route): Endpoint {
  const { operation, method, path, summary, model } = route;
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
    summary,
    auth: route.auth ?? "client",
    fields: route.body || route.multipart ? fieldsOf(schemas) : undefined,
    beside: fieldsOf(route.beside),
    query: fieldsOf(route.query),
    file: route.multipart?.file,
    collection: path.includes(":id") ? model?.collection : undefined,
    schemas,
  };
}

/** Every endpoint of the bank, in the order of its areas. */
export const ENDPOINTS: readonly Endpoint[] = [
  describe("service", getApiVersion as Route),
  ...Object.values(REGISTRY).flatMap(({ area, routes }) =>
    routes.map((route) => describe(area, route as Route)),
  ),
];

/** The collection in which an endpoint creates rows. */
export function createdBy({ method, path }: Endpoint): string | undefined {
  if (method !== "POST") return undefined;
  return ENDPOINTS.find((other) => other.path === `${path}/:id`)?.collection;
}

/** The endpoint that creates a row of a collection. */
export function creatorOf(collection: string): Endpoint | undefined {
  return ENDPOINTS.find((endpoint) => createdBy(endpoint) === collection);
}

/** The endpoints in which every word of a search occurs, in name, path, summary or a field. */
export function searchEndpoints(search: string): readonly Endpoint[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return ENDPOINTS.filter((endpoint) => {
    const { area, operation, method, path, summary, fields = [], query } = endpoint;
    const names = [...fields, ...query].map(({ name }) => name);
    const text = [area, operation, method, path, summary, ...names].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
