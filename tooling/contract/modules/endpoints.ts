import { createBank } from "../../../src/index.ts";

interface Listing {
  readonly control: readonly { method: string; path: string; takes: readonly string[]; summary: string }[];
  readonly routes: readonly { method: string; path: string; operation: string; summary: string }[];
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The text of `docs/endpoints.md`: the paths that a bank lists. */
export async function endpointsPage(): Promise<string> {
  const listing: Listing = await (await createBank().fetch("/_sandbank")).json();
  return `# Endpoints

Every endpoint of the service, and every path of the control API. A bank returns the same list at \`GET /_sandbank\`, as JSON or as a page, and
the OpenAPI document, with bodies and responses, at \`GET /_sandbank/openapi.json\`.

## Service

Each request needs an API key, such as \`Authorization: Bearer test\`. The administrator's is \`admin_test_key\`.

${table(
  ["Method", "Path", "Operation", "What it does"],
  listing.routes.map(({ method, path, operation, summary }) => [method, `\`${path}\``, operation, summary]),
)}

## Control

The control API needs no key. Turn it off with \`createBank({ control: false })\`. A POST takes its arguments as fields of a JSON body, and a GET as
query parameters. \`...\` means the whole body.

${table(
  ["Method", "Path", "Takes", "What it does"],
  listing.control.map(({ method, path, takes, summary }) => [
    method,
    `\`${path}\``,
    takes.join(", "),
    summary,
  ]),
)}
`;
}
