// Statements: X199.

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";

const bank = createBank();

interface Listing {
  readonly control: readonly { method: string; path: string; takes: readonly string[]; summary: string }[];
  readonly routes: readonly { method: string; path: string; operation: string; summary: string }[];
}

const listing: Listing = await (await bank.fetch("/_sandbank")).json();

const table = (head: readonly string[], lines: readonly (readonly string[])[]) =>
  [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** The page as the bank lists its paths. */
const page = `# Endpoints

Every endpoint of the service that the bank answers, and every path of its control, each with its operation. A bank lists the same at
\`GET /_sandbank\`, as JSON or as a page for a browser; the OpenAPI document, \`GET /_sandbank/openapi.json\`, has bodies and answers.

Made of the registry: \`npx vitest run --project node test/docs/endpoints.test.ts -u\` writes it anew.

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

test("docs/endpoints.md lists every endpoint with one line each (X199)", async () => {
  await expect(page).toMatchFileSnapshot(fileURLToPath(new URL("../../docs/endpoints.md", import.meta.url)));
});

test("every line says something", () => {
  for (const { summary } of [...listing.control, ...listing.routes]) expect(summary).toMatch(/\w{3}/);
  expect(listing.control.filter(({ summary }) => summary.includes("undefined"))).toEqual([]);
});
