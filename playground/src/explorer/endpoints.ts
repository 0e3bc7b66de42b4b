import type { CoreBank } from "sandbank/core";
import {
  type ContractEndpoint,
  contractEndpointsOf,
  type DevelopmentOf,
  openapiFactory,
  RECORDED,
  type Refusal,
  type Resources,
  referencesOf,
  refusalsOf,
  sentStatus,
} from "sandbank/internal";
import type { JsonSchema, OpenApiDocument, OperationObject } from "sandbank/openapi";
import { type DescribedField, describeField, describeFields } from "./fields.ts";
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
  /** Whose key may call it. */
  readonly auth: "client" | "admin" | "any";
  /** The fields of `data`, or undefined when there is no body. */
  readonly fields: readonly DescribedField[] | undefined;
  /** What may stand beside `data`. */
  readonly beside: readonly DescribedField[];
  readonly query: readonly DescribedField[];
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
    parameters: (operation.parameters ?? []).map(({ name, description = "", schema, required = false }) => ({
      name,
      schema: { ...schema, description },
      isRequired: required,
    })),
    resolve: (schema) => named(schema, document),
    answers: Object.entries(operation.responses).map(([status, { description, content }]) => ({
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
  targets: ReadonlyMap<string, string>,
): Pick<Endpoint, "fields" | "beside" | "file" | "body"> {
  const parts = requestBody?.content["multipart/form-data"]?.schema;
  if (parts) {
    const [file, ...others] = describeFields(parts, targets);
    return { fields: others, beside: [], file: file?.name, body: parts.properties?.metadata };
  }
  const whole = requestBody?.content["application/json"]?.schema;
  if (!whole) return { fields: undefined, beside: [], file: undefined, body: undefined };
  const { data = {}, ...beside } = whole.properties ?? {};
  return {
    fields: describeFields(named(data, document), targets),
    beside: describeFields({ properties: beside }),
    file: undefined,
    body: whole,
  };
}

/** The schema to which a reference leads. */
function named(schema: JsonSchema, document: OpenApiDocument): JsonSchema {
  return document.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
}

/** The endpoints in which every word of a search occurs, in name, path, summary or a field. */
export function searchEndpoints(search: string, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return endpoints.filter((endpoint) => {
    const { area, operation, method, path, summary, fields = [], query } = endpoint;
    const names = [...fields, ...query].map(({ name }) => name);
    const text = [area, operation, method, path, summary, ...names].join(" ").toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
