import { type Browser, chromium } from "playwright";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { policyBelow, watched } from "../../support/policies.ts";
import { servePolicyPage } from "./page/served.ts";

const STRICT = policyBelow("Use a strict Content Security Policy");

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

/** Opens the page with a policy. */
async function open(policy: string) {
  const host = await servePolicyPage({ "Content-Security-Policy": policy });
  close = host.close;
  const page = await (await browser.newContext()).newPage();
  const problems = await watched(page);
  await page.goto(host.url);
  return { page, problems };
}

test("under the strictest policy a bank answers by its worker, the app has a schema of its own, and the panel shows the last of 500 rows (X336, X337)", async () => {
  const { page, problems } = await open(STRICT);
  await page.getByText("The last of 500 transfers was answered 200.").waitFor();
  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  const rows = page.getByRole("listbox", { name: "ACH transfers" });
  await expect
    .poll(async () => {
      await rows.evaluate((list) => list.scrollBy(0, 2000));
      return rows.getByRole("option").last().getAttribute("aria-posinset");
    })
    .toBe("500");
  for (const tab of await page.getByRole("tab").all()) await tab.click();
  await page.reload();
  await page.getByText("The last of 500 transfers was answered 200.").waitFor();
  expect(problems).toEqual([]);
});

test.each([
  ["trusted-types lit-html sandbank", "trusted-types lit-html", "add `sandbank` to its `trusted-types`"],
  ["worker-src 'self'", "worker-src 'none'", "add `worker-src 'self'`"],
])("a policy without %s is named with what it lacks (X338)", async (part, instead, says) => {
  expect(STRICT).toContain(part);
  const { page } = await open(STRICT.replace(part, instead));
  await expect
    .poll(() => page.getByRole("status").first().textContent())
    .toContain(
      `This page's Content-Security-Policy refuses the service worker at /mockServiceWorker.js: ${says} (`,
    );
});
