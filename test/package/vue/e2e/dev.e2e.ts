import { expect, test } from "@playwright/test";
import type { Bank } from "sandbank";

declare global {
  var sandbank: Bank;
}

test("a transfer succeeds after two banking days, and another fails with R01", async ({ page }) => {
  await page.goto("");
  await expect(page.getByText("No transfers yet.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText(["$125.00 to Acme Paper: pending"]);
  await page.evaluate(() => sandbank.clock.advance({ bankingDays: 2 }));
  await expect(page.getByRole("listitem")).toHaveText(["$125.00 to Acme Paper: succeeded"]);
  await page.getByLabel("Account").fill("9000000000008201");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText([
    "$125.00 to Acme Paper: failed (R01, Insufficient Funds)",
    "$125.00 to Acme Paper: succeeded",
  ]);
});

test("what the bank refuses is shown", async ({ page }) => {
  await page.goto("");
  await page.getByLabel("Amount").fill("ten");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("'amount'");
});

test("the panel is on the page", async ({ page }) => {
  await page.goto("");
  await expect(page.locator("sandbank-panel")).toBeAttached();
});

test("where StackBlitz shows the page, which can't register a worker there, the bank answers too (X368)", async ({
  page,
  baseURL,
}) => {
  const preview = "https://vue-a1b2--5173--96435430.local-credentialless.webcontainer.io/";
  await page.route(`${preview}**`, async (route) => {
    const served = await route.fetch({ url: route.request().url().replace(preview, String(baseURL)) });
    await route.fulfill({ response: served });
  });
  await page.goto(preview);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText(["$125.00 to Acme Paper: pending"]);
});
