import type { JsonSchema, MediaType, OperationObject } from "../document-types.ts";
import type { Endpoint } from "../endpoints.ts";
import { dataSchema, fieldsOf } from "./fields.ts";
import type { Writer } from "./writer.ts";

/** What a JSON body holds its fields in. */
const ENVELOPE = "CONV-3";

/** The body of an operation with an example that works as it stands; undefined where it takes none. */
export function requestBodyOf(writer: Writer, endpoint: Endpoint): OperationObject["requestBody"] {
  const { route } = endpoint;
  if (!route.body) return undefined;
  const content: Record<string, MediaType> = route.multipart
    ? { "multipart/form-data": upload(writer, endpoint, route.multipart.file) }
    : { "application/json": json(writer, endpoint) };
  return { required: true, content };
}

function json(writer: Writer, endpoint: Endpoint): MediaType {
  const { route } = endpoint;
  const value = writer.bodyOf(endpoint);
  if (route.bare) return withExample(dataSchema(writer, route), value?.data);
  const beside = Object.entries(route.beside ?? {}).map(([name, schema]): [string, JsonSchema] => {
    return [name, described(writer, writer.schemas.convert(schema, "input"), route.statements?.[name])];
  });
  const schema: JsonSchema = {
    type: "object",
    properties: {
      data: described(writer, dataSchema(writer, route), ENVELOPE),
      ...Object.fromEntries(beside),
    },
    required: ["data"],
    ...writer.closed,
  };
  return withExample(schema, value);
}

function withExample(schema: JsonSchema, value: unknown): MediaType {
  return { schema, ...(value === undefined ? {} : { examples: { example: { value } } }) };
}

function described(writer: Writer, schema: JsonSchema, statement: string | undefined): JsonSchema {
  const description = writer.describe(statement);
  return { ...schema, ...(description ? { description } : {}) };
}

export const SAMPLE_FILE = "%PDF-1.4\n%%EOF\n";

/** A part that has no value is left out. */
function withoutNull({ type, anyOf, default: value, ...rest }: JsonSchema): JsonSchema {
  const schema = value === null || value === undefined ? rest : { ...rest, default: value };
  if (Array.isArray(type)) {
    const kinds = type.filter((kind) => kind !== "null");
    return { ...schema, type: kinds.length === 1 ? kinds[0] : kinds };
  }
  const [one, ...others] = anyOf?.filter((each) => each.type !== "null") ?? [];
  if (one && others.length === 0) return { ...one, ...schema };
  return { ...schema, ...(type === undefined ? {} : { type }), ...(one ? { anyOf: [one, ...others] } : {}) };
}

/** A file is one part of the body; each field beside it is a part with JSON text. */
function upload(writer: Writer, endpoint: Endpoint, file: string): MediaType {
  const { route } = endpoint;
  const description = [
    writer.describe(route.statements?.[file]),
    `At most ${writer.maxFileBytes(endpoint)} bytes.`,
  ];
  const parts = Object.entries(fieldsOf(writer, route).properties ?? {});
  const schema: JsonSchema = {
    type: "object",
    properties: {
      [file]: { type: "string", format: "binary", description: description.filter(Boolean).join(" ") },
      ...Object.fromEntries(parts.map(([name, part]) => [name, withoutNull(part)])),
    },
    required: [file],
    ...writer.closed,
  };
  const encoding = {
    [file]: { contentType: writer.fileTypesOf(endpoint).join(", ") },
    ...Object.fromEntries(parts.map(([name]) => [name, { contentType: "application/json" }])),
  };
  const value = { [file]: SAMPLE_FILE, ...writer.bodyOf(endpoint)?.data };
  return { schema, examples: { example: { value } }, encoding };
}
