import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, PAGES } from "../../tooling/docs-code/blocks.ts";
import { llmsFull, llmsIndex } from "../../tooling/site/llms.ts";
import { builtPages } from "../../tooling/site/pages.ts";
import { root } from "./statements.ts";

const pages = builtPages(`${root}docs`);
const places = readdirSync(`${root}docs/start`).filter((name) => name !== "index.md");

test("each page has a title and begins with sentences that llms.txt can show", () => {
  const without = pages.filter(
    ({ title, summary }) => title.endsWith(".md") || !/^[A-Z`].*[.]$/.test(summary),
  );
  expect(without.map(({ url }) => url)).toEqual([]);
});

test("llms.txt links to each page once, and llms-full.txt has its text", () => {
  const [index, full] = [llmsIndex(pages), llmsFull(pages)];
  for (const { url, text } of pages) {
    expect(index.split(`](${url})`)).toHaveLength(2);
    expect(full).toContain(text);
  }
});

test("a bank in a page is its first request in llms-full.txt", () => {
  const { text = "" } = pages.find(({ url }) => url === "how-to/why-refused.html") ?? {};
  expect(text).toContain(
    '```http\nPOST /v1/ach\n\n{ "data": { "amount": -1, "effectiveDate": "2026-03-04" } }\n```',
  );
  expect(llmsFull(pages)).not.toContain("<TryBank");
});

test.each(places)(
  "start/%s shows how to install, a transfer that fails with R01, and what to read next",
  (name) => {
    const text = readFileSync(`${root}docs/start/${name}`, "utf8");
    expect(text).toMatch(/npm install -D|bun add -d/);
    expect(text).toContain("R01");
    expect(text).toMatch(/^Next: /m);
  },
);

test("code that is not checked is for a browser's console or Jest's configuration, or its page says that it is untested", () => {
  const unchecked = PAGES.filter((page) => /^```js$/m.test(readFileSync(root + page, "utf8")));
  expect(unchecked.map((page) => page.replace(/^docs\/start\//, "")).sort()).toEqual([
    "angular.md",
    "astro.md",
    "cypress.md",
    "jest.md",
    "next.md",
    "nuxt.md",
    "other-bundlers.md",
    "own-server.md",
    "react-router.md",
    "solid-start.md",
    "sveltekit.md",
    "tanstack-start.md",
    "vike.md",
    "vite.md",
  ]);
});

test("a block has the heading above it, the file of its fence, and the code without its indent", () => {
  const found = PAGES.flatMap(blocksOf).find(({ file }) => file?.endsWith("[[...path]]/route.ts"));
  expect(found).toMatchObject({
    page: "docs/start/next.md",
    heading: "3. Start it on the server and in pages",
    file: "test/examples/next/app/sandbank/[[...path]]/route.ts",
    code: 'export { GET, POST } from "sandbank/next/route";\n',
  });
});
