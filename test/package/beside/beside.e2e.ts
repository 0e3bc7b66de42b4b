// The bank of `sandbank/vite` in the dev server's process, which server and pages share. Each framework's example runs
// it, with the paths of its files as `metadata` of playwright.config.ts.
// Statements: X215, X216, X217.

import { readdirSync, readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import type { RemoteBank } from "sandbank";
import type { PageBank } from "sandbank/vite/page";
import { whileEdited } from "../edited/while-edited.ts";

/** What the page has under this name. */
declare const sandbank: RemoteBank & PageBank;

// One after the other: they share the dev server's bank, and the last ones edit its files.
test.describe.configure({ mode: "default" });

/** Counts the loads of a page: for what Vite's optimizer finds late, it reloads one. */
function loadsOf(page: Page) {
  let count = 0;
  page.on("domcontentloaded", () => {
    count += 1;
  });
  return () => count;
}

const STARTER = 6;

test("the server's rows are in the page, and the page's first request finds the same bank (X215)", async ({
  page,
}) => {
  const loads = loadsOf(page);
  await page.goto("");
  await expect(page.getByText(`${STARTER} in the page`)).toBeVisible();
  await expect(page.getByRole("listitem")).toHaveCount(STARTER);
  expect(loads()).toBe(1);
});

test("the server's answer has the rows before any script runs", async ({ request }) => {
  const html = await (await request.get("", { headers: { Accept: "text/html" } })).text();
  expect(html.match(/<li[ >]/g)).toHaveLength(STARTER);
});

test("what a page has sent is seen by the server, by the console and by a page of another browser", async ({
  page,
  browser,
}) => {
  await page.goto("");
  await expect(page.getByText(`${STARTER} in the page`)).toBeVisible();
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(STARTER + 1);
  expect(await page.evaluate(() => sandbank.db.counterparties.count())).toBe(STARTER + 1);
  const other = await (await browser.newContext()).newPage();
  await other.goto(page.url());
  await expect(other.getByRole("listitem").first()).toHaveText("Acme Paper");
  await expect(other.getByText(`${STARTER + 1} in the page`)).toBeVisible();
});

test("the panel shows the server's bank, and moves its time (X216, X265)", async ({ page }) => {
  const loads = loadsOf(page);
  await page.goto("");
  await expect(page.getByText(`${STARTER + 1} in the page`)).toBeVisible();
  await page.getByRole("button", { name: "Sandbank" }).click();
  await page.getByRole("tab", { name: "Data" }).click();
  await expect(page.getByText(/Acme Paper/).last()).toBeVisible();
  const before = await page.evaluate(async () => (await sandbank.clock.now()).getTime());
  await page.getByRole("tab", { name: "Clock" }).click();
  await page.getByRole("button", { name: "+1 day" }).click();
  const passed = () => page.evaluate(async (from) => (await sandbank.clock.now()).getTime() - from, before);
  await expect.poll(passed).toBeGreaterThanOrEqual(86_400_000);
  expect(loads()).toBe(1);
});

test("handlers of one's own answer the page until it is loaded again", async ({ page }) => {
  await page.goto("");
  await expect(page.getByText("in the page")).toBeVisible();
  const ask = () =>
    page.evaluate(async () => {
      const { use, worker } = sandbank;
      const [existing] = worker.listHandlers();
      if (!existing) throw new Error("The worker has no handler.");
      const Handler = existing.constructor as new (...values: unknown[]) => Parameters<typeof use>[0];
      use(new Handler("GET", "https://api.example.com/v1/ach", () => Response.json({ data: "own" })));
      return (await fetch("https://api.example.com/v1/ach")).json();
    });
  expect(await ask()).toEqual({ data: "own" });
  await page.reload();
  await expect(page.getByText("in the page")).toBeVisible();
  const status = () => page.evaluate(async () => (await fetch("https://api.example.com/v1/ach")).status);
  expect(await status()).toBe(401);
});

test("an edit of a server's file keeps the bank, and one of the options makes a new one (X216)", async ({
  page,
}, { config }) => {
  const { serverFile, optionsFile } = config.metadata;
  await page.goto("");
  await expect(page.getByText("in the page")).toBeVisible();
  const before = await page.evaluate(() => sandbank.db.counterparties.count());
  await page.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("listitem")).toHaveCount(before + 1);
  await whileEdited(
    serverFile,
    "names: await listNames()",
    'names: ["edited", ...(await listNames())]',
    async () => {
      await expect(async () => {
        await page.reload();
        await expect(page.getByText("edited")).toBeVisible({ timeout: 1000 });
      }).toPass();
      await expect(page.getByRole("listitem")).toHaveCount(before + 2);
    },
  );
  // A second edit while a page is being loaded for the first would find no page to load again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("in the page")).toBeVisible({ timeout: 5000 });
    await expect(page.getByText("edited")).toHaveCount(0, { timeout: 1000 });
  }).toPass();
  await whileEdited(optionsFile, "scenario: scenarios.starter", "seed: 7", async () => {
    await expect(page.getByText("0 in the page")).toBeVisible();
    await expect(page.getByText("Acme Paper")).toHaveCount(0);
  });
});

test("options that are wrong are shown instead of the page, until they are mended", async ({ page }, {
  config,
}) => {
  await page.goto("");
  await expect(page.getByText("in the page")).toBeVisible();
  await whileEdited(
    config.metadata.optionsFile,
    "scenario: scenarios.starter",
    'strict: "no" as never',
    async () => {
      await expect(page.getByText("Option 'strict' must be true, false or").first()).toBeVisible();
    },
  );
  await expect(async () => {
    await page.goto("");
    await expect(page.getByText(`${STARTER} in the page`)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test("the build has nothing of the bank in it", ({ browserName: _ }, { config }) => {
  const { built = "build" } = config.metadata;
  const files = readdirSync(built, { recursive: true, encoding: "utf8" });
  expect(files.length).toBeGreaterThan(2);
  expect(files.filter((name) => /mockServiceWorker/.test(name))).toEqual([]);
  // A framework may name the project's folder.
  for (const name of files.filter((each) => /\.(js|html|json)$/.test(each)))
    expect(readFileSync(`${built}/${name}`, "utf8").replaceAll(process.cwd(), "")).not.toMatch(
      /sandbank|\bmsw\b/,
    );
});
