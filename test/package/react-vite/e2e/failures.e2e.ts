// What fails a test by `failOn`. The build that is served has no bank.

import type { Page } from "@playwright/test";
import type { Bank } from "sandbank";
import { expect, test } from "sandbank/playwright";

test.describe("without anything to fail on", () => {
  test.use({ failOn: [] });

  test("a request that no route answers passes", async ({ page }) => {
    await page.goto("");
    const status = await page.evaluate(() => {
      const headers = { Authorization: "Bearer test" };
      return fetch("https://api.example.com/v1/loans", { headers }).then((response) => response.status);
    });
    expect(status).toBe(404);
  });
});

/** Leaves a request pending, and waits until the bank has it. */
async function leavePending(page: Page, bank: Bank) {
  await page.goto("");
  bank.faults.add({ on: "listCounterparties", latency: 60_000 });
  const arrived = new Promise<void>((resolve) => {
    bank.on("request", ({ fault }) => {
      if (fault) resolve();
    });
  });
  await page.evaluate(() => {
    const headers = { Authorization: "Bearer test" };
    void fetch("https://api.example.com/v1/counterparties", { headers }).catch(() => undefined);
  });
  await arrived;
}

test("a pending request passes by default (X51)", async ({ page, bank }) => {
  await leavePending(page, bank);
});

test.describe("mistakes", () => {
  test.fail();

  test.describe("pending", () => {
    test.use({ failOn: ["unhandled", "pending"] });

    test("a pending request fails a test that fails on it", async ({ page, bank }) => {
      await leavePending(page, bank);
    });
  });

  test.describe("unknown fields", () => {
    test.use({ failOn: ["unknown-field"] });

    test("one that is sent fails its test", async ({ bank }) => {
      const fields = { account_number: "2001", amount: 100, direction: "credit", sec_code: "ccd" };
      const data = { ...fields, receiver_name: "Acme Paper", nickname: "acme" };
      const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
      await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
    });
  });

  test("a request that no route answers fails its test (X51, X101)", async ({ page }) => {
    await page.goto("");
    await page.evaluate(() => fetch("https://api.example.com/v1/loans").then(({ status }) => status));
  });
});
