// The bank of `sandbank/vite`, which runs in the page.

import { expect, test } from "@playwright/test";
import type { Bank } from "sandbank";

declare global {
  var sandbank: Bank;
}

test("the app's first request finds the bank, and no page is loaded twice for what Vite finds late (X213)", async ({
  page,
}) => {
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await page.goto("");
  await expect(page.getByText("0 transfers at the start")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sandbank.options.scenarios))).toContain("starter");
  expect(loads).toBe(1);
});

test("the form sends a transfer, and the console's bank moves time", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toHaveText("pending");
  await page.evaluate(() => sandbank.clock.advance({ bankingDays: 2 }));
  await expect(page.getByRole("status")).toHaveText("succeeded");
});

test("a reload of a page of the dev server keeps the bank", async ({ page }) => {
  await page.goto("");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("status")).toHaveText("pending");
  await page.evaluate(() => sandbank.clock.advance({ bankingDays: 2 }));
  const now = await page.evaluate(() => sandbank.clock.now().toISOString());
  await page.reload();
  await expect(page.getByText("1 transfers at the start")).toBeVisible();
  expect(await page.evaluate(() => sandbank.clock.now().toISOString())).toBe(now);
});

test("the bank of a page of the dev server is not started a second time", async ({ page }) => {
  await page.goto("");
  await expect(page.getByText("at the start")).toBeVisible();
  const isTheSame = await page.evaluate(async () => {
    const asServed = "/sub/@id/sandbank/browser";
    const { start } = (await import(asServed)) as typeof import("sandbank/browser");
    const options = { url: "/sub/mockServiceWorker.js" };
    const [first, second] = await Promise.all([start(sandbank, options), start(sandbank, options)]);
    return first === second;
  });
  expect(isTheSame).toBe(true);
});

test("the panel is on the page, and has the page's bank", async ({ page }) => {
  await page.goto("");
  await expect(page.locator("sandbank-panel")).toBeAttached();
  const isTheSame = await page.evaluate(() => {
    const panel = document.querySelector("sandbank-panel") as (Element & { bank?: Bank }) | null;
    return panel?.bank === sandbank && panel.shadowRoot !== null;
  });
  expect(isTheSame).toBe(true);
});

test("the app's own backend pays by a transfer, and its payout follows that (DEF-4, DEF-22, DEF-25)", async ({
  page,
}) => {
  await page.goto("");
  await expect(page.getByText("Signed in as Ada Park")).toBeVisible();
  const payouts = page.getByRole("region", { name: "Payouts" }).getByRole("listitem");
  await page.getByRole("button", { name: "Pay out" }).click();
  await expect(payouts).toHaveText(["City Power: pending"]);
  await page.evaluate(() => sandbank.clock.advance({ bankingDays: 2 }));
  await expect(payouts).toHaveText(["City Power: paid"]);

  await page.getByRole("button", { name: "Pay out" }).click();
  await expect(payouts).toHaveText(["City Power: pending", "City Power: paid"]);
  await page.evaluate(async () => {
    const { id } = sandbank.db.achTransfers.all().at(-1) ?? { id: "" };
    await sandbank.simulate.achTransfers.process(id);
    await sandbank.simulate.achTransfers.return(id, "R01");
  });
  await expect(payouts).toHaveText(["City Power: failed", "City Power: paid"]);
});

test("what the bank refuses of a payout is shown, and leaves no payout (DEF-26)", async ({ page }) => {
  await page.goto("");
  await page.getByLabel("Payee's account").fill("not an account");
  await page.getByRole("button", { name: "Pay out" }).click();
  await expect(page.getByRole("alert")).toContainText("'receiver_account_number' must be");
  expect(await page.evaluate(() => sandbank.db.achTransfers.count())).toBe(0);
});
