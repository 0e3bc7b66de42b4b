// Tests that playwright.slow.page.test.ts runs in a Playwright of their own, most of which fail.

import { expect, test } from "../../../src/adapters/playwright/index.ts";

const baseUrl = "https://api.example.com";
test.use({ bankOptions: { baseUrl, clock: { start: "2026-03-02T15:00:00.000Z", paused: true } } });

/** Sends a request of a page. */
async function get(page: import("@playwright/test").Page, path: string): Promise<void> {
  await page.route("https://app.example.com/", (route) => route.fulfill({ body: "<p>Transfers</p>" }));
  await page.goto("https://app.example.com/");
  await page.evaluate((url) => fetch(url, { headers: { Authorization: "Bearer test" } }), baseUrl + path);
}

test("passes", async ({ page }) => {
  await get(page, "/v1/ach");
});

test.describe("the list", () => {
  test("is not shown", async ({ page }) => {
    await get(page, "/v1/ach?filter[status]=pending");
    await expect(page.getByText("Invoices")).toBeVisible({ timeout: 100 });
  });
});

test("an unanswered request", async ({ page }) => {
  await get(page, "/v1/loans");
});

test("never ends", async ({ page }) => {
  test.setTimeout(3000);
  await get(page, "/v1/ach");
  await new Promise(() => undefined);
});

test("is known to fail", async ({ bank }) => {
  test.fail();
  expect(bank.db.achTransfers.count()).toBe(1);
});

test.describe("with retries", () => {
  test.describe.configure({ retries: 1 });

  test("passes the second time", ({ bank }, { retry }) => {
    expect(bank.db.achTransfers.count()).toBe(1 - retry);
  });
});

test.describe("without failures", () => {
  test.use({ failures: false });

  test("leaves nothing", ({ bank }) => {
    expect(bank.db.achTransfers.count()).toBe(1);
  });
});
