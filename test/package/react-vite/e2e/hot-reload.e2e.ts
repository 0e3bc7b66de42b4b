// This changes a source file, which every page of the dev server loads, so it runs after the other tests.

import { expect, test } from "@playwright/test";
import type { Bank } from "sandbank";
import { whileEdited } from "../repository/test/package/edited/while-edited.ts";

declare global {
  var sandbank: Bank;
}

// One after the other: an edit of the options reloads the pages of both.
test.describe.configure({ mode: "default" });

test("a change of a component does not change the bank of the dev server", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await whileEdited("src/App.tsx", "<h1>Transfers</h1>", "<h1>Payments</h1>", async () => {
    await expect(page.getByRole("heading")).toHaveText("Payments");
    expect(await page.evaluate(() => sandbank.db.achTransfers.count())).toBe(1);
  });
  // A page that the next test opens while the server takes up this edit would miss the reload that follows it.
  await expect(page.getByRole("heading")).toHaveText("Transfers");
});

test("an edit of the options of the dev server's bank keeps the rows that fit them", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await whileEdited("src/bank.ts", "  scenarios,", "  scenarios,\n  seed: 7,", async () => {
    await expect(page.getByText("1 transfers at the start")).toBeVisible();
    expect(await page.evaluate(() => sandbank.options.seed)).toBe(7);
  });
  await page.waitForFunction(() => globalThis.sandbank?.options.seed === 1);
});
