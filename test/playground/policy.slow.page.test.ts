import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { policyBelow, watched } from "../support/policies.ts";
import { hostFolder } from "./support/static-host.ts";

const STRICT = policyBelow("The playground");
const folder = fileURLToPath(inject("playgroundFolder"));

let browser: Browser;
let close: (() => Promise<void>) | undefined;
beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  await close?.();
  close = undefined;
});
afterAll(() => browser.close());

/** Opens the built playground with a policy. */
async function open(policy: string, place = "") {
  const host = await hostFolder(folder, "/sub/", { "Content-Security-Policy": policy });
  close = host.close;
  const page = await (await browser.newContext()).newPage();
  const problems = await watched(page);
  await page.goto(host.url + place);
  return { page, problems };
}

const visit = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name }).click();

test("under the strictest policy every page of the playground, its worker and its panel work (X336)", async () => {
  const { page, problems } = await open(STRICT);
  await page.locator("bank-demonstration button").first().waitFor();
  await visit(page, "Demo app");
  await page.locator("account-list tbody tr").first().waitFor();
  await page.getByRole("link", { name: "Transfers" }).click();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator('transfer-list tr[data-id="1008"]').waitFor();
  for (const name of ["Tours", "Endpoints", "Timeline", "Lifecycles", "Docs", "Test recorder"])
    await visit(page, name);
  await page.getByRole("heading", { name: "Record a test" }).waitFor();
  await page.keyboard.press("Control+`");
  const panel = page.locator("sandbank-panel");
  await panel.getByRole("tab", { name: "Setup" }).click();
  await panel.getByRole("combobox", { name: "Scenario" }).selectOption("starter");
  await panel.getByRole("button", { name: "Load", exact: true }).click();
  await panel.getByText('Scenario "starter" loaded.').waitFor();
  for (const tab of await panel.getByRole("tab").all()) await tab.click();
  expect(problems).toEqual([]);
});

test("a test runs in the playground where the policy allows blob:, and else the page says that it has to (X336)", async () => {
  const loose = await open(STRICT.replace("script-src 'self'", "script-src 'self' blob:"), "#/test");
  await record(loose.page);
  await loose.page.getByText("Passed.").waitFor();
  expect(loose.problems).toEqual([]);
  await close?.();
  const strict = await open(STRICT, "#/test");
  await record(strict.page);
  await strict.page
    .getByText("add blob: to its script-src, or copy the test and run it in Vitest.")
    .waitFor();
});

/** Records a transfer as a test, and runs it. */
async function record(page: Page): Promise<void> {
  await page.getByText("Nothing recorded yet.").waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.locator(".code-lines", { hasText: 'toBe("pending")' }).waitFor();
  await page.getByRole("button", { name: "Run", exact: true }).click();
}
