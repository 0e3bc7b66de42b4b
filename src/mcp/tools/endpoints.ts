import * as z from "zod/mini";
import { cutText } from "../../engine/schema/masking/mask.ts";
import type { JsonSchema, OpenApiDocument, OperationObject } from "../../openapi/document-types.ts";
import { chosen } from "../call/advice.ts";
import { argument } from "../call/arguments.ts";
import type { OpenBank } from "../call/banks.ts";
import { matching } from "../call/words.ts";
import { tool } from "./tool.ts";

/** An endpoint of a bank's document. */
interface Found {
  readonly method: string;
  readonly path: string;
  readonly operation: OperationObject;
}

/** How many endpoints a search names. */
const MOST_FOUND = 8;

/** The longest text about a field. */
const MAX_ABOUT = 90;

export const findEndpoint = tool({
  name: "find_endpoint",
  description:
    "Use before send_request, or for code that calls the service. With query a list of endpoints by words; with operation its fields, example body and errors. Not for rows: get_rows.",
  input: z.strictObject({
    query: argument(z.string(), "such as return transfer"),
    operation: argument(z.string(), "such as createAchTransfer"),
  }),
  fields: { endpoints: "object[]?", endpoint: "object?" },
  example: { operation: "createAchTransfer" },
  changes: false,
  async run({ query = "", operation }, bank) {
    const document = await documentOf(bank);
    const all = endpointsIn(document);
    if (operation !== undefined) {
      const found = chosen("operation", operation, all, (each) => each.operation.operationId);
      return { data: { endpoint: detailOf(found, document) }, next: "send_request with the example." };
    }
    const found = matching(query, all, textsOf);
    const list = found.slice(0, MOST_FOUND).map(({ method, path, operation: of }) => ({
      ...{ operation: of.operationId, request: `${method} ${path}`, summary: of.summary },
    }));
    const more = found.length - list.length;
    if (list.length === 0)
      return { data: { endpoints: [] }, next: "try other words, or leave out query for all." };
    const next = `find_endpoint ${JSON.stringify({ operation: list[0]?.operation })} for its fields.`;
    return { data: { endpoints: list }, next: more > 0 ? `${next} ${more} more fit.` : next };
  },
});

/** The OpenAPI document of a bank, with its options and the team's own resources. */
export async function documentOf({ transport }: OpenBank): Promise<OpenApiDocument> {
  return (await transport.read("openapi.json")) as OpenApiDocument;
}

function endpointsIn({ paths }: OpenApiDocument): readonly Found[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

function textsOf({ method, path, operation }: Found): readonly [string, string] {
  return [operation.operationId, `${method} ${path} ${operation.summary} ${operation.tags.join(" ")}`];
}

function detailOf({ method, path, operation }: Found, document: OpenApiDocument): object {
  const { parameters = [], requestBody, responses, security, summary, operationId } = operation;
  const [type, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const whole = body && resolved(body.schema, document);
  const fields = whole?.properties?.data ? resolved(whole.properties.data, document) : whole;
  const query = parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
  const errors = Object.entries(responses).filter(([status]) => Number(status) >= 400);
  return {
    ...{ operation: operationId, request: `${method} ${path}`, summary },
    key: security.flatMap((each) => Object.keys(each).slice(0, 1)).join(" or ") || "none",
    ...(query.length > 0 && { query }),
    ...(fields?.properties && { fields: fieldsOf(fields, document) }),
    ...(body?.examples && { example: Object.values(body.examples)[0]?.value }),
    ...(type !== undefined && type !== "application/json" && { type }),
    errors: Object.fromEntries(
      errors.map(([status, { description }]) => [status, cutText(description, MAX_ABOUT)]),
    ),
  };
}

function resolved(schema: JsonSchema, { components }: OpenApiDocument): JsonSchema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : (components.schemas[name] ?? schema);
}

/** Each field in a line: its type, whether it is required, and what it is. */
function fieldsOf({ properties = {}, required = [] }: JsonSchema, document: OpenApiDocument): object {
  const lines = Object.entries(properties).map(([name, field]) => {
    const { description = "" } = field;
    const kind = typeOf(field, document) + (required.includes(name) ? ", required" : "");
    return [name, cutText(description === "" ? kind : `${kind}: ${description}`, MAX_ABOUT)];
  });
  return Object.fromEntries(lines);
}

function typeOf(field: JsonSchema, document: OpenApiDocument): string {
  const { type, enum: values, anyOf } = resolved(field, document);
  if (values) return values.slice(0, 8).map(String).join("|");
  if (anyOf) return [...new Set(anyOf.map((one) => typeOf(one, document)))].join(" or ");
  return typeof type === "string" ? type : (type?.join(" or ") ?? "any");
}
