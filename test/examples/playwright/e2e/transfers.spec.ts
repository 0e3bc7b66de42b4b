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
  await bank.simulate.achTransfers.return("1001", "R01");
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: failed");
});

test("the page shows that the service is down, and that it is up again", async ({ page, bank }) => {
  const off = bank.faults.add("down");
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveText("Error: MasterCard is currently unavailable.");

  off();
  await expect(page.getByRole("alert")).toBeEmpty();
});

test.describe("with a reply that is lost", () => {
  test.use({
    bankOptions: {
      baseUrl: "https://api.example.com",
      faults: [{ on: "createAchTransfer", nth: 1, then: "lost-reply" }],
    },
  });

  test("the page shows the transfer that the bank has all the same", async ({ page, bank }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");
    expect(bank.log.entries.map(({ fault }) => fault?.then)).toContain("lost-reply");
  });
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
