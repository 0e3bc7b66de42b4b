import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bankWithCard } from "../support/cards.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

async function panelWithCard(fields: Readonly<Record<string, unknown>> = {}) {
  const setting = await bankWithCard(fields);
  await openPanel(setting.bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Virtual cards/ }).click();
  await page.getByRole("option").first().click();
  return setting;
}

const balance = () =>
  page.getByRole("region", { name: "Balance" }).element().textContent.replace(/\s+/g, " ").trim();

test("a purchase on a card is approved, held, and listed", async () => {
  const { bank } = await panelWithCard();
  expect(balance()).toBe("Balance of $100.00 cleared $0.00 held $0.00 available $100.00");
  const form = page.getByRole("form", { name: "Purchase" });
  await form.getByLabelText("Amount").fill("12.50");
  await form.getByLabelText("Merchant").fill("Café <b>Zoë</b>");
  await userEvent.keyboard("{Enter}");
  await expect.element(form.getByRole("status")).toHaveTextContent("approved Reference 1001-0001");
  await expect.poll(balance).toBe("Balance of $100.00 cleared $0.00 held $12.50 available $87.50");
  await expect
    .element(page.getByRole("region", { name: "Authorizations" }).getByText("Café <b>Zoë</b>"))
    .toBeVisible();
  expect(bank.openAuthorizations("1001")).toHaveLength(1);
});

test("a purchase above the balance is declined with the reason", async () => {
  await panelWithCard();
  const form = page.getByRole("form", { name: "Purchase" });
  await form.getByLabelText("Amount").fill("1,000");
  await form.getByRole("button", { name: "Authorize" }).click();
  await expect.element(form.getByRole("status")).toMatchTextContent(/declined.*balance/);
});

test("a purchase in another currency takes its rate", async () => {
  const { bank } = await panelWithCard();
  const form = page.getByRole("form", { name: "Purchase" });
  await form.getByText("Type, category, and currency").click();
  await form.getByLabelText("Currency").fill("eur");
  await form.getByRole("button", { name: "Authorize" }).click();
  await expect.element(form.getByRole("alert")).toMatchTextContent(/'exchangeRate' is required/);
  await form.getByLabelText("USD for one of it").fill("1.1");
  await form.getByRole("button", { name: "Authorize" }).click();
  await expect.poll(() => bank.openAuthorizations("1001")).toMatchObject([{ billing_amount: 2750 }]);
  await expect.element(page.getByText(/€25\.00/)).toBeVisible();
});

test("an amount that is not a number is refused in the form", async () => {
  const { bank } = await panelWithCard();
  const form = page.getByRole("form", { name: "Purchase" });
  await form.getByLabelText("Amount").fill("much");
  await form.getByRole("button", { name: "Authorize" }).click();
  await expect.element(form.getByRole("alert")).toHaveTextContent('Enter the amount like "25.00".');
  expect(bank.db.virtualCards.get("1001")?.authorizations).toEqual([]);
});

test("an open authorization is cleared in part, and the clearing refunded", async () => {
  const { bank, cards } = await panelWithCard();
  await cards.authorize("1001", { amount: 5000, merchant: { name: "Bluebird Travel" } });
  const authorizations = page.getByRole("region", { name: "Authorizations" });
  await authorizations.getByLabelText("Amount in USD").fill("30");
  await authorizations.getByRole("button", { name: "Clear" }).click();
  await expect.poll(balance).toBe("Balance of $100.00 cleared $30.00 held $0.00 available $70.00");
  await page.getByRole("region", { name: "Clearings" }).getByRole("button", { name: "Refund" }).click();
  await expect.poll(balance).toBe("Balance of $100.00 cleared $0.00 held $0.00 available $100.00");
  expect(bank.db.virtualCards.get("1001")?.clearings).toMatchObject([
    { settlement_amount: 3000, merchant_name: "Bluebird Travel" },
    { settlement_amount: -3000, merchant_name: "Bluebird Travel" },
  ]);
});

test("the issuer declines a purchase for one of the suggested reasons (X93)", async () => {
  const { bank } = await panelWithCard();
  const form = page.getByRole("form", { name: "Purchase" });
  await form.getByText("Make the issuer decline").click();
  const reason = form.getByLabelText("Issuer declines");
  const list = (reason.element() as HTMLInputElement).list;
  expect([...(list?.options ?? [])].map(({ value }) => value)).toContain("suspected fraud");
  await reason.fill("suspected fraud");
  await form.getByRole("button", { name: "Authorize" }).click();
  await expect.element(form.getByRole("status")).toHaveTextContent("declined Declined: suspected fraud");
  expect(bank.openAuthorizations("1001")).toEqual([]);
});

test("an open authorization is cleared in parts (X94)", async () => {
  const { bank, cards } = await panelWithCard();
  await cards.authorize("1001", { amount: 5000 });
  const authorizations = page.getByRole("region", { name: "Authorizations" });
  await authorizations.getByLabelText("Amount in USD").fill("30");
  await authorizations.getByLabelText("Hold the rest").click();
  await authorizations.getByRole("button", { name: "Clear" }).click();
  await expect.poll(balance).toBe("Balance of $100.00 cleared $30.00 held $20.00 available $50.00");
  expect(bank.openAuthorizations("1001")).toMatchObject([{ billing_amount: 2000 }]);
});

test("a foreign clearing is refunded as it is, and a reversal without its authorization has a form (X95, X96)", async () => {
  const { bank, cards } = await panelWithCard();
  const purchase = { amount: 1000, currency: "EUR", exchangeRate: "1.1" };
  const { reference } = await cards.authorize("1001", purchase);
  await cards.clear("1001", reference, { fee: 5 });
  await page.getByRole("region", { name: "Clearings" }).getByRole("button", { name: "Refund" }).click();
  await expect.poll(balance).toBe("Balance of $100.00 cleared $0.05 held $0.00 available $99.95");
  await page.getByText("Clear, Reverse, Refund with options").click();
  const form = page.getByRole("form", { name: "Reverse" });
  await form.getByLabelText("Amount").fill("7");
  await form.getByRole("button", { name: "Reverse" }).click();
  await expect.element(form.getByRole("status")).toMatchTextContent(/"transaction_type": "Reversal"/);
  expect(bank.db.virtualCards.get("1001")?.clearings.at(-1)).toMatchObject({
    merchant_currency: "EUR",
    settlement_amount: -1100,
  });
});

test("an open authorization is reversed, and no longer open", async () => {
  const { cards } = await panelWithCard();
  await cards.authorize("1001", { amount: 5000 });
  await page.getByRole("button", { name: "Reverse" }).click();
  await expect.poll(balance).toBe("Balance of $100.00 cleared $0.00 held $0.00 available $100.00");
  await expect.poll(() => page.getByRole("button", { name: "Reverse" }).elements()).toEqual([]);
});

test("the outbox shows the e-mails, the latest first", async () => {
  const { bank } = await bankWithCard({ emails: ["ada@example.com", "grace@example.com"] });
  const panel = await openPanel(bank, { tab: "outbox" });
  const { last4 } = bank.db.virtualCards.get("1001") ?? {};
  await expect
    .element(page.getByRole("heading", { name: `Your virtual card ending in ${last4}` }))
    .toBeVisible();
  await expect.element(page.getByText("To ada@example.com, grace@example.com")).toBeVisible();
  await expect.element(page.getByText(bank.outbox.entries[0]?.tracking_id ?? "?")).toBeVisible();
  expect(panel.shadowRoot?.textContent).not.toContain("undefined");
});

test("an empty outbox says what would send an e-mail", async () => {
  const { bank } = await bankWithCard();
  await openPanel(bank, { tab: "outbox" });
  await expect
    .element(page.getByText("No emails yet. Create a virtual card with emails to send one."))
    .toBeVisible();
});
