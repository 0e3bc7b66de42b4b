import { scenarios } from "sandbank/fixtures";
import { expect, test } from "sandbank/playwright";

test("a transfer that is sent succeeds two banking days later", async ({ page, bank }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");

  await bank.clock.advance({ bankingDays: 2 });
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: succeeded");
});

test("a transfer that the receiver's bank returns has failed", async ({ page, bank }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");

  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return("1001", "R03");
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: failed");
});

test("the page shows that the service is down", async ({ page }) => {
  await page.route("**/v1/ach", (route) =>
    route.fulfill({
      status: 503,
      headers: { "Access-Control-Allow-Origin": "*" },
      json: { error: "Down for maintenance" },
    }),
  );
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("Error: Down for maintenance");
});

test.describe("with the rows of a scenario", () => {
  test.use({
    bankOptions: { baseUrl: "https://api.example.com", scenario: scenarios.starter },
  });

  test("the page lists the transfers of the bank", async ({ page, bank }) => {
    await page.goto("/");
    await expect(page.getByRole("listitem")).toHaveCount(bank.db.achTransfers.count());
  });
});
