import type { OpenApiDocument, OperationObject, ResponseObject, SchemaObject } from "./openapi-types.ts";

/** A page of the endpoint reference. */
export interface EndpointPage {
  /** The operation id, which names the page. */
  readonly operation: string;
  readonly tag: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly described: OperationObject;
}

/** The pages of the endpoint reference, in the order of the document. */
export function endpointPages(document: OpenApiDocument): readonly EndpointPage[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, described]) => {
      const { operationId, summary, tags } = described;
      return {
        operation: operationId,
        tag: tags[0] ?? "",
        method: name.toUpperCase(),
        path,
        summary,
        described,
      };
    }),
  );
}

/** The list of all endpoints, by area, each with a link to its page. */
export function endpointsPage(document: OpenApiDocument): string {
  const pages = endpointPages(document);
  const lists = document.tags.map(({ name, description }) => [
    `## ${description.replace(/\.$/, "")}`,
    "",
    "| Endpoint | What it does |",
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
    "Every endpoint, with its fields, an example, and its responses. You can send a request from each page.",
    "",
    ...lists.flat(),
  ].join("\n");
}

/** The Markdown of a page: what it is and its fields, beside the request as `code` and what it is answered. */
export function contentOf(
  document: OpenApiDocument,
  { operation, method, path, summary, described }: EndpointPage,
  code: string,
): string {
  const { requestBody, responses, parameters = [], security } = described;
  const key =
    security.length > 1
      ? "any API key"
      : "admin" in (security[0] ?? {})
        ? "the admin API key"
        : "a client API key";
  const query = parameters.filter((parameter) => parameter.in === "query");
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body = media && resolved(media.schema, document);
  const isMultipart = type === "multipart/form-data";
  const fields = isMultipart ? body : body?.properties?.data && resolved(body.properties.data, document);
  const success = Object.entries(responses).find(([status]) => status.startsWith("2"));
  const others = Object.entries(responses).filter(([status]) => status !== success?.[0]);
  return columns(
    [
      `# ${summary}`,
      "",
      `\`${method} ${path}\` needs ${key}. Its operation ID is \`${operation}\`.`,
      "",
      ...(query.length > 0
        ? [
            "## Query parameters",
            "",
            ...table(
              query.map(({ name, schema, description, required }) =>
                row(name, { ...schema, description: description ?? "" }, required === true),
              ),
            ),
            "",
          ]
        : []),
      ...(fields ? [isMultipart ? "## Parts" : "## Fields in `data`", "", ...fieldTable(fields), ""] : []),
      "## Errors",
      "",
      ...others.flatMap(([status, response]) => answer(`### ${status}`, response)),
    ],
    [
      "## Request",
      "",
      code,
      "",
      ...(isMultipart ? [] : ["## Try it", "", ...tryIt(method, path, media?.examples?.example?.value)]),
      ...(success ? answer(`## Response: ${success[0]}`, success[1]) : []),
    ],
  );
}

function columns(...all: readonly (readonly string[])[]): string {
  const parts = all.flatMap((lines) => ["<div>", "", ...lines, "</div>", ""]);
  return ['<div class="endpoint-columns">', "", ...parts, "</div>"].join("\n");
}

/** A bank in the page, to which the example can be sent. The rows of its scenario have ids from 1001 on. */
function tryIt(method: string, path: string, body: unknown): string[] {
  const sent =
    body === undefined ? "" : JSON.stringify(body).replaceAll("&", "&amp;").replaceAll("'", "&#39;");
  const example = path.replaceAll(/\{\w+\}/g, "1001");
  return [`<TryBank method="${method}" path="${example}"${sent && ` body='${sent}'`} />`, ""];
}

function answer(title: string, { description, content }: ResponseObject): string[] {
  const value = content?.["application/json"]?.examples?.example?.value;
  const example = value === undefined ? [] : ["```json", JSON.stringify(value, null, 2), "```", ""];
  return [title, "", description, "", ...example];
}

function fieldTable({ properties = {}, required = [] }: SchemaObject): string[] {
  return table(
    Object.entries(properties).map(([name, schema]) => row(name, schema, required.includes(name))),
  );
}

const table = (rows: readonly string[]): string[] => [
  "| Field | Type | Description |",
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
