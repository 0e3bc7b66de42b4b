import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();
const rows = (page: Page) => page.locator("transfer-list tbody tr");

test("a transfer that is created appears at the top, pending, and can be canceled", async () => {
  const { page, problems } = await open();
  await rows(page).first().waitFor();
  await page.getByLabel("Amount in dollars").fill("19.99");
  await page.getByRole("button", { name: "Create transfer" }).click();
  await page.getByText("$19.99").waitFor();
  await expect.poll(() => rows(page).first().textContent()).toMatch(/Northwind.*pending.*\$19\.99/s);
  await page.getByRole("button", { name: "Cancel transfer 1008" }).click();
  await rows(page).first().getByText("canceled", { exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test("what the bank refuses is said at the fields, and nothing typed is lost", async () => {
  const { page } = await open();
  await page.getByLabel("Send to a new account").check();
  await page.getByLabel("Amount in dollars").fill("ten");
  await page.getByLabel("Routing number").fill("123");
  await page.getByRole("button", { name: "Create transfer" }).click();
  const amount = page.getByLabel("Amount in dollars");
  await page.locator("#field-amount-error").waitFor();
  await expect
    .poll(() => page.locator("#field-amount-error").textContent())
    .toBe("“ten” isn't a dollar amount. Write it like 12.50 or 1,250.00.");
  await expect
    .poll(() => page.locator("#field-receiver_routing_number-error").textContent())
    .toMatch(/^'receiver_routing_number' /);
  await expect.poll(() => amount.getAttribute("aria-invalid")).toBe("true");
  await expect.poll(() => amount.inputValue()).toBe("ten");
  await page.waitForFunction(() => document.activeElement?.id === "field-amount");
});

test("the panel is on the page, shows the same bank and moves it", async () => {
  const { page, problems } = await open();
  await page.getByRole("button", { name: "Sandbank" }).click();
  const panel = page.locator("sandbank-panel");
  await panel.getByRole("tab", { name: "Clock" }).click();
  await panel.getByRole("button", { name: "+1 hour" }).click();
  const pickedUp = page.locator('transfer-list tr[data-id="1007"] .status');
  await pickedUp.getByText("processing").waitFor();
  await panel.getByRole("tab", { name: "Requests" }).click();
  await panel.getByText("/v1/ach/1007").first().waitFor();
  expect(problems).toEqual([]);
});
