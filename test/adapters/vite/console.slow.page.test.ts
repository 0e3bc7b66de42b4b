// Statements: X200, X202.

import { expect, test } from "vitest";
import { optionsModule, profile, projectWith } from "./page.ts";

/** All that a page's console has, from its load until it has sent what it is asked to. */
async function consoleOf(url: string, paths: readonly string[]): Promise<readonly string[]> {
  const page = await (await profile()).newPage();
  const lines: string[] = [];
  page.on("console", (message) => {
    if (message.type() !== "debug") lines.push(`${message.type()}: ${message.text()}`);
  });
  await page.goto(url);
  await page.waitForFunction(() => globalThis.atStart !== undefined);
  await page.evaluate(async (paths) => {
    for (const path of paths) await fetch(path, { headers: { Authorization: "Bearer test" } });
  }, paths);
  return lines.filter((line) => !line.includes("[vite]"));
}

test("the page's console says that the bank is on, and a kind of warning once; Lit says nothing (X200, X202)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", panel: true }', {
    "src/bank.ts": optionsModule({ suppliers: [], realCards: [] }),
  });
  expect(await consoleOf(await project.serve(), ["/v1/ach?limit=1", "/v1/ach?limit=2"])).toEqual([
    "info: [sandbank] answers /v1 of any origin in this page: no rows",
    "warning: [sandbank] GET /v1/ach?limit=1: 'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
  ]);
  const silent = projectWith('{ options: "./src/bank.ts", panel: true }', {
    "src/bank.ts": optionsModule({ console: false }),
  });
  expect(await consoleOf(await silent.serve(), ["/v1/ach?limit=1"])).toEqual([]);
});
