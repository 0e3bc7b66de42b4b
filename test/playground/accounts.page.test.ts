import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violationsInThemes } from "./support/axe.ts";
import { settled } from "./support/looks.ts";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();
const shownBy = "account-list tbody tr";

/** Waits until the page shows these balances of an account. */
const hasBalances = (page: Page, id: string, expected: readonly string[]) =>
  expect.poll(() => page.locator(`account-list li[data-id="${id}"] dd`).allTextContents()).toEqual(expected);

/** Waits until the newest transaction has these cells, after its day. */
const hasNewest = (page: Page, expected: readonly string[]) =>
  expect
    .poll(async () => {
      const cells = await page.locator(shownBy).first().locator("td").allTextContents();
      return cells.slice(1).map((text) => text.replace(/\s+/g, " ").trim());
    })
    .toEqual(expected);

async function create(page: Page, dollars: string): Promise<void> {
  await page.getByLabel("Amount in dollars").fill(dollars);
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.getByText("Transfer 1008 created: pending.").first().waitFor();
  await page.getByRole("link", { name: "Accounts" }).click();
  await page.locator(shownBy).first().waitFor();
}

test("the treasury begins with the accounts, and with how the balance of the first came about", async () => {
  const { page, problems } = await open("#/treasury", {}, undefined, shownBy);
  await hasBalances(page, "1001", ["$201,620.75", "$103,065.05", "$98,555.70"]);
  await hasBalances(page, "1002", ["$40,000.00", "$0.00", "$40,000.00"]);
  await hasNewest(page, [
    "ACH debit from Northwind Power Cooperative Transfer 1005 · sent",
    "$4,120.75",
    "$201,620.75",
  ]);
  await expect
    .poll(() => page.locator("account-list svg[role=img]").getAttribute("aria-label"))
    .toMatch(
      /^Posted balance from \w+, \d+ \w+ \d+ to \w+, \d+ \w+ \d+: between \$0\.00 and \$250,000\.00, \$201,620\.75 at the end, of which \$98,555\.70 is available\.$/,
    );
  await page.getByRole("table", { name: "Transactions of Account 3456, newest first" }).waitFor();
  await settled(page);
  expect(await violationsInThemes(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test("an ACH transfer is held at once, and taken when the clock comes to its pick up (PROD-9)", async () => {
  const { page, problems } = await open();
  await create(page, "19.99");
  await hasBalances(page, "1001", ["$201,620.75", "$103,085.04", "$98,535.71"]);
  await page.getByRole("button", { name: "+1 hour" }).click();
  await hasBalances(page, "1001", ["$201,040.76", "$102,505.05", "$98,535.71"]);
  await hasNewest(page, [
    "ACH credit to Northwind Power Cooperative Transfer 1008 · sent",
    "-$19.99",
    "$201,040.76",
  ]);
  await page.getByRole("link", { name: "Transfer 1008" }).click();
  await shows(page, { address: "#/treasury/transfers/1008" });
  expect(problems).toEqual([]);
});

test("an account that is overdrawn has its line below zero", async () => {
  const { page } = await open();
  await create(page, "300,000");
  await page.locator("account-list .zero").waitFor({ state: "attached" });
  await page.getByRole("button", { name: "+1 hour" }).click();
  await hasBalances(page, "1001", ["-$98,939.25", "$102,505.05", "-$201,444.30"]);
  await page.locator("account-list figure").getByText("-$201,444.30").waitFor();
});

test("another account is looked at by its address", async () => {
  const { page, problems } = await open("#/treasury", {}, undefined, shownBy);
  await page.getByRole("link", { name: "Account 1002" }).click();
  await page.getByRole("heading", { name: "Balance of Account 4321" }).waitFor();
  await shows(page, { address: "#/treasury/accounts/1002", title: "Account 1002 · Sandbank" });
  await hasNewest(page, ["Book transfer from account 3456 settled", "$40,000.00", "$40,000.00"]);
  // Nothing is held there, so that what is available has no line.
  await page.locator("account-list .available").first().waitFor({ state: "detached" });
  expect(problems).toEqual([]);
});

test("the endpoints of accounts, book transfers and wires are listed with the others", async () => {
  const { page } = await open("#/endpoints", {}, undefined, "endpoint-list a");
  for (const path of ["/v1/accounts/:id/transactions", "/v1/book/:id", "/v1/wire/:id"])
    await page.locator("endpoint-list a").filter({ hasText: path }).first().waitFor();
});
