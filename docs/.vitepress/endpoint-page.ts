import type { OpenApiDocument, OperationObject, SchemaObject } from "./openapi-types.ts";

/** A page of the endpoint reference. */
export interface EndpointPage {
  /** The operation id, which names the page. */
  readonly operation: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  /** Markdown. */
  readonly content: string;
}

/** The pages of the endpoint reference, in the order of the document. */
export function endpointPages(document: OpenApiDocument): readonly EndpointPage[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      const { operationId, summary, tags } = operation;
      const content = pageOf(document, { method, path, operation });
      return { operation: operationId, tag: tags[0] ?? "", method, path, summary, content };
    }),
  );
}

/** The list of all endpoints, by area, each with a link to its page. */
export function endpointsPage(document: OpenApiDocument): string {
  const pages = endpointPages(document);
  const lists = document.tags.map(({ name, description }) => [
    `## ${description.replace(/\.$/, "")}`,
    "",
    "| endpoint | what it does |",
    "| --- | --- |",
    ...pages
      .filter(({ tag }) => tag === name)
      .map(
        (page) => `| [\`${page.method} ${page.path}\`](./endpoints/${page.operation}) | ${page.summary} |`,
      ),
    "",
  ]);
  return [
    "# Endpoints",
    "",
    "Made of the OpenAPI document, which a bank serves at `GET /_sandbank/openapi.json`.",
    "",
    ...lists.flat(),
  ].join("\n");
}

function pageOf(
  document: OpenApiDocument,
  { method, path, operation }: { method: string; path: string; operation: OperationObject },
): string {
  const { operationId, summary, requestBody, responses, parameters = [], security } = operation;
  const key =
    security.length > 1 ? "any key" : "admin" in (security[0] ?? {}) ? "the admin's key" : "a client's key";
  const query = parameters.filter((parameter) => parameter.in === "query");
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = media && resolved(media.schema, document);
  const isMultipart = type === "multipart/form-data";
  const fields = isMultipart ? body : body?.properties?.data && resolved(body.properties.data, document);
  return [
    `# ${summary}`,
    "",
    `\`${method} ${path}\` with ${key}. The operation is \`${operationId}\`.`,
    "",
    ...(query.length > 0
      ? [
          "## Query",
          "",
          ...table(
            query.map(({ name, schema, description, required }) =>
              row(name, { ...schema, description: description ?? "" }, required === true),
            ),
          ),
          "",
        ]
      : []),
    ...(fields ? [isMultipart ? "## Parts" : "## Fields of `data`", "", ...fieldTable(fields), ""] : []),
    ...example(media?.examples, isMultipart ? "Example, as JSON" : "Example"),
    "## Answers",
    "",
    ...Object.entries(responses).flatMap(([status, { description, content }]) => [
      `### ${status}`,
      "",
      description,
      "",
      ...example(content?.["application/json"]?.examples),
    ]),
  ].join("\n");
}

function example(
  examples: Readonly<Record<string, { readonly value: unknown }>> | undefined,
  title = "",
): string[] {
  const value = examples?.example?.value;
  if (value === undefined) return [];
  return [...(title ? [`## ${title}`, ""] : []), "```json", JSON.stringify(value, null, 2), "```", ""];
}

function fieldTable({ properties = {}, required = [] }: SchemaObject): string[] {
  return table(
    Object.entries(properties).map(([name, schema]) => row(name, schema, required.includes(name))),
  );
}

const table = (rows: readonly string[]): string[] => [
  "| field | type | meaning |",
  "| --- | --- | --- |",
  ...rows,
];

function row(name: string, schema: SchemaObject, isRequired: boolean): string {
  const text = (schema.description ?? "").replaceAll("|", "\\|").replaceAll("\n", " ");
  return `| \`${name}\`${isRequired ? ", required" : ""} | ${typeOf(schema)} | ${text} |`;
}

/** The type in words, such as "integer or null" or one of its values. */
function typeOf(schema: SchemaObject): string {
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(", ");
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(" or ");
  if (schema.$ref) return schema.$ref.split("/").at(-1) ?? "object";
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  const { format } = schema;
  return `${schema.type ?? "any"}${format ? ` (${format})` : ""}`;
}

function resolved(schema: SchemaObject, document: OpenApiDocument): SchemaObject {
  return document.components.schemas[schema.$ref?.split("/").at(-1) ?? ""] ?? schema;
}
