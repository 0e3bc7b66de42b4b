import { createBank } from "../../../src/index.ts";

interface Listing {
  readonly control: readonly { method: string; path: string; takes: readonly string[]; summary: string }[];
  readonly routes: readonly { method: string; path: string; operation: string; summary: string }[];
}

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The text of `docs/endpoints.md`: what a bank lists of its paths. */
export async function endpointsPage(): Promise<string> {
  const listing: Listing = await (await createBank().fetch("/_sandbank")).json();
  return `# Endpoints

Every endpoint of the service that the bank answers, and every path of its control, each with its operation. A bank lists the same at
\`GET /_sandbank\`, as JSON or as a page for a browser; the OpenAPI document, \`GET /_sandbank/openapi.json\`, has bodies and answers.

Made of the registry: \`npm run check contract -- --update\` writes it.

## Service

Each call needs a key, such as \`Authorization: Bearer test\`; that of \`admin_test_key\` is the administrator's.

${table(
  ["method", "path", "operation", "what it does"],
  listing.routes.map(({ method, path, operation, summary }) => [method, `\`${path}\``, operation, summary]),
)}

## Control

Needs no key; \`createBank({ control: false })\` has none of it. A POST takes its arguments as the fields of a JSON body, a GET as query
parameters; \`...\` is a body of its own.

${table(
  ["method", "path", "takes", "what it does"],
  listing.control.map(({ method, path, takes, summary }) => [
    method,
    `\`${path}\``,
    takes.join(", "),
    summary,
  ]),
)}
`;
}
