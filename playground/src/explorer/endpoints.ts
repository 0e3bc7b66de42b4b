import type { CoreBank } from "sandbank/core";
import {
  type ContractEndpoint,
  contractEndpointsOf,
  type DevelopmentOf,
  openapiFactory,
  RECORDED,
  type Refusal,
  type Resources,
  refusalsOf,
  sentStatus,
} from "sandbank/internal";
import type { JsonSchema, OpenApiDocument, OperationObject } from "sandbank/openapi";
import type { FormField, Resolve } from "./form/control.ts";

/** An answer that the contract documents. */
export interface DocumentedAnswer {
  readonly status: string;
  readonly description: string;
  /** The body of a real answer; undefined where there is none. */
  readonly example: unknown;
  /** The schema of the body; undefined where there is none. */
  readonly schema: JsonSchema | undefined;
}

/** One endpoint as the reference shows it: its operation in the contract, and what examples are made from. */
export interface Endpoint extends ContractEndpoint {
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Whose key may call it; "none" where it asks for none. */
  readonly auth: "none" | "client" | "admin" | "any";
  /** The names of the fields that its body and its query may have, by which a search finds it. */
  readonly names: readonly string[];
  /** The id in its path and its query parameters. */
  readonly parameters: readonly FormField[];
  /** The part that holds the file, when the body is multipart. */
  readonly file: string | undefined;
  /** The schema of what the body's text holds: the whole, or the metadata beside a file. */
  readonly body: JsonSchema | undefined;
  /** Follows a reference of one of its schemas. */
  readonly resolve: Resolve;
  readonly answers: readonly DocumentedAnswer[];
  readonly refusals: readonly Refusal[];
}

/** Whose key an endpoint asks for, in words. */
export const KEY_TEXTS: Readonly<Record<Endpoint["auth"], string>> = {
  none: "No API key needed",
  client: "Needs a client API key",
  admin: "Needs an admin API key",
  any: "Needs an API key",
};

/**
 * Every endpoint of a registry, in the order of its areas, as the contract of a bank documents it: with the values that
 * it reserves. Without a bank, that of one with default options.
 *
 * @example const [getApiVersion, createCounterparty] = endpointsOf(REGISTRY, DEVELOPMENT);
 */
export function endpointsOf<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
  bank?: CoreBank,
): readonly Endpoint[] {
  const document = openapiFactory(registry, development, RECORDED)(bank);
  const sent = sentStatus(bank?.options.assumptions.statusCodes ?? "by-cause");
  return contractEndpointsOf(registry, development, bank?.options).map((endpoint) => ({
    ...describe(endpoint, document),
    refusals: refusalsOf(endpoint, sent),
  }));
}

function describe(endpoint: ContractEndpoint, document: OpenApiDocument): Omit<Endpoint, "refusals"> {
  const { method, path } = endpoint.route;
  const operation = document.paths[path.replace(":id", "{id}")]?.[method.toLowerCase()] as OperationObject;
  const { operationId, summary, parameters = [], responses } = operation;
  const query = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const { fields, ...body } = bodyOf(operation, document);
  return {
    ...endpoint,
    operation: operationId,
    method,
    path,
    summary,
    auth: endpoint.route.auth ?? "client",
    ...body,
    names: [...fields, ...query],
    parameters: parameters.map(({ name, description = "", schema, required = false }) => ({
      name,
      schema: { ...schema, description },
      isRequired: required,
    })),
    resolve: (schema) => named(schema, document),
    answers: Object.entries(responses).map(([status, { description, content }]) => ({
      status,
      description,
      example: content?.["application/json"]?.examples?.example?.value,
      schema: content?.["application/json"]?.schema,
    })),
  };
}

function bodyOf(
  { requestBody }: OperationObject,
  document: OpenApiDocument,
): Pick<Endpoint, "file" | "body"> & { readonly fields: readonly string[] } {
  const parts = requestBody?.content["multipart/form-data"]?.schema;
  if (parts) {
    const [file, ...fields] = Object.keys(parts.properties ?? {});
    return { fields, file, body: parts.properties?.metadata };
  }
  const body = requestBody?.content["application/json"]?.schema;
  const whole = named(body ?? {}, document);
  const data = named(whole.properties?.data ?? whole, document);
  return { fields: Object.keys(data.properties ?? {}), file: undefined, body };
}

/** The schema to which a reference leads. */
function named(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return document.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
}

/** A schema in which `data` stands itself, in place of a reference to it. */
export function withData(schema: JsonSchema, resolve: Resolve): JsonSchema {
  const whole = resolve(schema);
  const data = whole.properties?.data;
  return data ? { ...whole, properties: { ...whole.properties, data: resolve(data) } } : whole;
}

/** The endpoints in which every word of a search occurs, in name, path, summary or a field. */
export function searchEndpoints(search: string, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return endpoints.filter((endpoint) => {
    const { area, operation, method, path, summary, names } = endpoint;
    const text = [area, operation, method, path, summary, ...names].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
