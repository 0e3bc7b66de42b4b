// The products of the bank of `sandbank/vite`, with a real dev server and browser.
// Statements: PROD-33.

import { expect, test } from "vitest";
import { openIn, profile, projectWith } from "./page.ts";

test("the bank of a page has products where they are asked for, besides what its module gives (PROD-33)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", products: "all" }', {
    "src/bank.ts": `import { defineResource } from "sandbank/define";
import * as z from "zod/mini";
const notes = defineResource({ noun: "note", path: "/api/notes", row: z.object({ id: z.string(), text: z.string() }) });
export default { accounts: ["9900112233"], resources: { notes } };
`,
  });
  const { page } = await openIn(await profile(), await project.serve());
  const ask = (path: string) =>
    page.evaluate(async (asked) => {
      const response = await fetch(asked, { headers: { Authorization: "Bearer test" } });
      return [response.status, await response.json()] as const;
    }, path);
  expect(await ask("/v1/accounts/1001")).toMatchObject([200, { data: { posted_balance: 10_000_000 } }]);
  expect(await ask("/v1/wire")).toMatchObject([200, { data: [] }]);
  expect(await ask("/api/notes")).toMatchObject([200, { data: [] }]);
});
