// What a user's own code has of the bank of `sandbank/vite`, with a real dev server and browser.
// Statements: X213, X219.

import { expect, test } from "vitest";
import { openIn, profile, projectWith } from "./page.ts";

const usingHandlers = `import { http, HttpResponse } from "msw";
import { pageBank } from "sandbank/vite/page";
document.body.dataset.view = "one";
globalThis.use = () => pageBank()?.use(
  http.get("https://fx.example.com/rates", () => HttpResponse.json({ EUR: 1.08 })),
  http.get("/v1/ach", () => HttpResponse.json({ data: "own" })),
);
globalThis.page = pageBank;
`;

test("handlers of one's own are asked before the bank's until they are reset or the page is loaded again (X219)", async () => {
  const project = projectWith("{}", { "src/view.ts": usingHandlers });
  const { page } = await openIn(await profile(), await project.serve());
  const ask = (url: string) =>
    page.evaluate(async (asked) => {
      const response = await fetch(asked, { headers: { Authorization: "Bearer test" } });
      return response.json();
    }, url);
  expect(await ask("/v1/ach")).toMatchObject({ data: [] });
  await page.evaluate("use()");
  expect(await ask("https://fx.example.com/rates")).toEqual({ EUR: 1.08 });
  expect(await ask("/v1/ach")).toEqual({ data: "own" });
  expect(await ask("/v1/counterparties")).toMatchObject({ data: [] });
  await page.evaluate("sandbank.resetHandlers()");
  expect(await ask("/v1/ach")).toMatchObject({ data: [] });
  await page.evaluate("use()");
  await page.reload();
  await page.waitForFunction(() => globalThis.atStart !== undefined);
  expect(await ask("/v1/ach")).toMatchObject({ data: [] });
  expect(await page.evaluate("page() === sandbank && typeof sandbank.worker.use")).toBe("function");
});

test("the scenarios of a package and of the options are the bank's (X213)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", scenarios: "sandbank/fixtures" }', {
    "src/bank.ts": `export default { scenarios: { own: () => undefined, starter: () => undefined } };\n`,
  });
  const { page } = await openIn(await profile(), await project.serve());
  const rows = (name: string) =>
    page.evaluate(async (scenario) => {
      await sandbank.loadScenario(scenario);
      return sandbank.db.counterparties.count();
    }, name);
  expect(await rows("own")).toBe(0);
  expect(await rows("busy")).toBeGreaterThan(0);
  // Of two with one name that of the options is the bank's.
  expect(await rows("starter")).toBe(0);
});

test("scenarios together with a bank that the module exports are refused in words, and the app does not load (X213)", async () => {
  const project = projectWith('{ options: "./src/bank.ts", scenarios: "sandbank/fixtures" }', {
    "src/bank.ts": 'import { createBank } from "sandbank";\nexport default createBank();\n',
  });
  const page = await (await profile()).newPage();
  const failed = page.waitForEvent("pageerror");
  await page.goto(await project.serve());
  expect((await failed).message).toBe(
    "Option 'scenarios' of sandbank() is for a bank that the plugin makes, but ./src/bank.ts exports a bank: give them to its createBank({ scenarios }).",
  );
  await expect.poll(() => page.evaluate(() => document.body.dataset.view)).toBeUndefined();
});

test("options that are no module leave the scenarios of a package (X213)", async () => {
  const project = projectWith('{ options: { seed: 3 }, scenarios: "sandbank/fixtures" }');
  const { page } = await openIn(await profile(), await project.serve());
  expect(await page.evaluate(() => [sandbank.options.seed, Object.keys(sandbank.options.scenarios)])).toEqual(
    [3, expect.arrayContaining(["starter"])],
  );
});
