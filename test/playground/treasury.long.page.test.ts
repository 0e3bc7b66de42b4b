import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();
/** HTML, right-to-left text, marks that turn text round, emoji, a lone surrogate and 10,000 characters. */
const hostile = [
  '<img src=x onerror="document.title=`broken`"><script>document.title="broken"</script>',
  "شركة الرمال للتجارة",
  "\u202etxt.exe\u202c",
  "👩‍👩‍👧‍👦🏦".repeat(20),
  "\ud800 alone",
  "W".repeat(10_000),
];

test("a transfer goes from pending to succeeded as the bank's clock is moved", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Create transfer" }).click();
  const status = page.locator('transfer-list tr[data-id="1008"] .status');
  await status.getByText("pending").waitFor();
  await page.getByRole("button", { name: "+1 hour" }).click();
  await status.getByText("processing").waitFor();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "+1 banking day" }).click();
  await status.getByText("succeeded").waitFor();
});

test("a card is created and canceled, which can be undone", async () => {
  const { page } = await open("#/treasury/cards");
  await page.getByLabel("Maximum purchase").fill("600");
  await page.getByRole("button", { name: "Create card" }).click();
  await page.locator("#field-per_transaction_max-error").waitFor();
  await page.getByLabel("Maximum purchase").fill("100");
  await page.getByRole("button", { name: "Create card" }).click();
  const card = page.locator('card-list li[data-id="1004"]');
  await card.getByText("up to $100.00").waitFor();
  await card.getByRole("button", { name: "Cancel card" }).click();
  await card.getByText("Canceled").waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await card.getByText("Approved").waitFor();
});

test("once a company is onboarded, the form no longer names records that the bank has taken", async () => {
  const { page, problems } = await open("#/treasury/onboarding");
  await page.getByRole("button", { name: "Submit company" }).click();
  await page.getByText("Company 1004 submitted: pending.").first().waitFor();
  await expect.poll(() => page.locator("company-form .actions [role=status]").textContent()).toBe("");
  expect(problems).toEqual([]);
});

test("a company is onboarded, and approved two banking days later", async () => {
  const { page } = await open("#/treasury/onboarding");
  await page.getByLabel("Legal name").fill("Pier Nine");
  await page.getByLabel("Country").first().fill("USA");
  await page.getByRole("button", { name: "Submit company" }).click();
  await expect
    .poll(() => page.locator('[id="field-address.country-error"]').textContent())
    .toMatch(/^'country' must be an assigned/);
  await page.getByLabel("Country").first().fill("US");
  await page.getByLabel("Ownership (%)").fill("0");
  await page.getByRole("button", { name: "Submit company" }).click();
  await page.getByText("Created so far: address, file, gov ident").waitFor();
  await page.getByLabel("Ownership (%)").fill("100");
  await page.getByRole("button", { name: "Submit company" }).click();
  const company = page.locator('company-list li[data-id="1004"]');
  await company.getByText("pending").first().waitFor();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "+1 banking day" }).click();
  await company.getByText("approved").first().waitFor();
});

test("whatever a receiver is called, the name is shown as text, and breaks no layout", async () => {
  const { page } = await open("", { viewport: { width: 360, height: 740 } });
  await page.evaluate(async (names) => {
    const headers = { Authorization: "Bearer anything", "Content-Type": "application/json" };
    for (const receiver_name of names) {
      const data = {
        account_number: "4000123456",
        amount: 1,
        direction: "credit",
        sec_code: "ppd",
        receiver_account_number: "1000200030004000",
        receiver_account_type: "checking",
        receiver_name,
        receiver_routing_number: "021000021",
      };
      await fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
    }
  }, hostile);
  for (const [index, name] of hostile.entries()) {
    const row = page.locator(`transfer-list tr[data-id="${1008 + index}"]`);
    await expect
      .poll(async () => (await row.locator(".title").textContent())?.toWellFormed().slice(0, 40))
      .toBe(name.toWellFormed().slice(0, 40));
    await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(150);
  }
  await expect.poll(() => page.title()).toBe("Transfers · Sandbank");
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("the page follows a walk through the history, and what is done there begins a branch", async () => {
  const { page, problems } = await open();
  await page.getByRole("button", { name: "Sandbank" }).click();
  const panel = page.locator("sandbank-panel");
  await panel.getByRole("tab", { name: "History" }).click();
  await panel.getByRole("option", { name: "history begins" }).waitFor();
  await page.getByRole("button", { name: "Create transfer" }).click();
  const status = page.locator('transfer-list tr[data-id="1008"] .status');
  await status.getByText("pending").waitFor();
  for (const _ of [1, 2, 3]) await page.getByRole("button", { name: "+1 banking day" }).click();
  await status.getByText("succeeded").waitFor();
  await panel.getByRole("option", { name: "POST /v1/ach" }).click();
  await status.getByText("pending").waitFor();
  await page.getByRole("button", { name: "Cancel transfer 1008" }).click();
  await status.getByText("canceled").waitFor();
  await panel.getByLabel("Branch").selectOption({ index: 0 });
  await status.getByText("succeeded").waitFor();
  expect(problems).toEqual([]);
});
