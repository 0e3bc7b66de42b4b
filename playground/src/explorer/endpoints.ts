import type { Bank } from "sandbank";
import {
  type ContractEndpoint,
  contractEndpointsOf,
  DEVELOPMENT,
  type DevelopmentOf,
  openapiFactory,
  RECORDED,
  REGISTRY,
  type Resources,
  referencesOf,
} from "sandbank/internal";
import type { JsonSchema, OpenApiDocument, OperationObject } from "sandbank/openapi";
import { type DescribedField, describeField, describeFields } from "./fields.ts";

/** An answer that the contract documents. */
export interface DocumentedAnswer {
  readonly status: string;
  readonly description: string;
  /** The body of a real answer; undefined where there is none. */
  readonly example: unknown;
}

/** One endpoint as the reference shows it: its operation in the contract, and what examples are made from. */
export interface Endpoint extends ContractEndpoint {
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
  readonly answers: readonly DocumentedAnswer[];
}

/**
 * Every endpoint of a registry, in the order of its areas, as the contract of a bank documents it: with the values that
 * it reserves. Without a bank, that of one with default options.
 *
 * @example const [getApiVersion, createCounterparty] = endpointsOf(REGISTRY, DEVELOPMENT);
 */
export function endpointsOf<R extends Resources>(
  registry: R,
  development: DevelopmentOf<R>,
  bank?: Bank,
): readonly Endpoint[] {
  const document = openapiFactory(registry, development, RECORDED)(bank);
  return contractEndpointsOf(registry, development, bank?.options).map((endpoint) =>
    describe(endpoint, document),
  );
}

function describe(endpoint: ContractEndpoint, document: OpenApiDocument): Endpoint {
  const { route } = endpoint;
  const { method, path, model } = route;
  const operation = document.paths[path.replace(":id", "{id}")]?.[method.toLowerCase()] as OperationObject;
  const targets = new Map(
    model ? referencesOf(model.row).map(({ field, collection }) => [field, collection]) : [],
  );
  const parameters = operation.parameters?.filter((parameter) => parameter.in === "query") ?? [];
  const query = parameters.map(({ name, description = "", schema, required = false }) =>
    describeField(name, { ...schema, description }, required),
  );
  const [allowed = {}, ...others] = operation.security;
  return {
    ...endpoint,
    operation: operation.operationId,
    method,
    path,
    summary: operation.summary,
    auth: others.length > 0 ? "any" : "admin" in allowed ? "admin" : "client",
    ...bodyOf(operation, document, targets),
    query,
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
      status,
      description,
      example: content?.["application/json"]?.examples?.example?.value,
    })),
  };
}

function bodyOf(
  { requestBody }: OperationObject,
  document: OpenApiDocument,
  targets: ReadonlyMap<string, string>,
): Pick<Endpoint, "fields" | "beside" | "file"> {
  const parts = requestBody?.content["multipart/form-data"]?.schema;
  if (parts) {
    const [file, ...others] = describeFields(parts, targets);
    return { fields: others, beside: [], file: file?.name };
  }
  const whole = requestBody?.content["application/json"]?.schema;
  if (!whole) return { fields: undefined, beside: [], file: undefined };
  const { data = {}, ...beside } = whole.properties ?? {};
  return {
    fields: describeFields(named(data, document), targets),
    beside: describeFields({ properties: beside }),
    file: undefined,
  };
}

/** The schema to which a reference leads. */
function named(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return document.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
}

/** Every endpoint, as in a bank with default options. */
export const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);

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
