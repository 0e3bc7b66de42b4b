// Statements: X199.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpointsPage } from "../../tooling/contract/modules/endpoints.ts";

const page = readFileSync(new URL("../../docs/endpoints.md", import.meta.url), "utf8");

test("docs/endpoints.md lists every endpoint with one line each, which says something (X199)", async () => {
  expect(page, "run `npm run check contract -- --update`").toBe(await endpointsPage());
  const lines = page.split("\n").filter((line) => /^\| (?:GET|POST|PATCH|DELETE) /.test(line));
  expect(lines.length).toBeGreaterThan(60);
  for (const line of lines) expect(line).toMatch(/\w{3}[^|]* \|$/);
  expect(page).not.toContain("undefined");
});
