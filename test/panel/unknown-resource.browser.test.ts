import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { minimalCounterparty } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithChecks, minimalCheck } from "./support/paper-checks.ts";

onFreshPage();

async function panelWithCheck(fields: Readonly<Record<string, unknown>> = {}) {
  const bank = bankWithChecks();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/checks", { ...minimalCheck, ...fields });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Paper checks/ }).click();
  await page.getByRole("option").first().click();
  return bank;
}

const text = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
const group = page.getByRole("group", { name: "Available actions" });
const buttons = () => group.getByRole("button").elements().map(text);
const steps = () => page.getByRole("region", { name: "Timeline" }).getByRole("listitem").elements().map(text);

test("its rows are listed under its plural, with title, amount and status", async () => {
  await panelWithCheck();
  const rows = page.getByRole("listbox", { name: "Paper checks" }).getByRole("option");
  await expect.poll(() => rows.elements().map(text)).toEqual(["Mary Somerville$123.00 1001printed"]);
  await expect.element(page.getByText("paper check 1001")).toBeVisible();
});

test("its statuses have the tones that it declares", async () => {
  const bank = await panelWithCheck();
  const tones = () =>
    page
      .getByRole("article")
      .getByText(/^(printed|in the mail|stopped)$/)
      .elements()
      .map((word) => word.parentElement?.className)
      .filter((name) => name?.startsWith("badge"));
  expect(tones()).toContain("badge tone-wait");
  await bank.simulate.paperChecks.mail("1001", "post");
  await bank.simulate.paperChecks.stop("1001");
  await expect
    .poll(() => [...new Set(tones())].sort())
    .toEqual(["badge tone-held", "badge tone-move", "badge tone-wait"]);
});

test("its timeline has each status and what happens next", async () => {
  const bank = await panelWithCheck();
  expect(steps()).toEqual([
    "printed Mon, 2 Mar 2026, 15:00:00 by a request",
    "mail Tue, 3 Mar 2026, 15:00:00 by the clock in 1 d",
  ]);
  await bank.clock.advance({ days: 1 });
  await expect
    .poll(steps)
    .toEqual([
      "printed Mon, 2 Mar 2026, 15:00:00 by a request",
      "in the mail Tue, 3 Mar 2026, 15:00:00 by the clock after 1 d",
    ]);
});

test("an action takes its argument from a menu beside its button", async () => {
  const bank = await panelWithCheck();
  expect(buttons()).toEqual(["Mail", "Void"]);
  await userEvent.selectOptions(group.getByRole("combobox", { name: "Carrier" }), "By courier");
  await group.getByRole("button", { name: "Mail" }).click();
  await expect
    .poll(() => bank.db.paperChecks.get("1001"))
    .toMatchObject({
      status: "in_the_mail",
      memo: "courier",
    });
});

test("an action with several arguments is a form, objects and defaults included", async () => {
  const bank = await panelWithCheck();
  await bank.simulate.paperChecks.mail("1001", "post");
  const form = page.getByRole("form", { name: "Cash" });
  await expect.element(form.getByText("What the payee receives.")).toBeVisible();
  await form.getByRole("textbox", { name: "Amount" }).fill("1,200.50");
  await form.getByRole("checkbox", { name: "Endorsed" }).click();
  await form.getByRole("group", { name: "Branch" }).getByLabelText("Teller").fill("7");
  expect(form.getByLabelText("City").element().getAttribute("placeholder")).toBe("Boston");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("No actions available.")).toBeVisible();
  expect(bank.db.paperChecks.get("1001")).toMatchObject({
    status: "cashed",
    amount: 120_050,
    memo: JSON.stringify({ endorsed: false, branch: { city: "Boston", teller: 7 } }),
  });
});

test.each([
  ["", /cash: 'amount'/],
  ["much", 'Enter the amount like "25.00".'],
  ["12,50", 'Enter the amount like "25.00".'],
  ["0", "cash: 'amount' must be at least 1."],
])('an amount of "%s" is refused in its form', async (amount, expected) => {
  const bank = await panelWithCheck();
  await bank.simulate.paperChecks.mail("1001", "post");
  const form = page.getByRole("form", { name: "Cash" });
  await form.getByRole("textbox", { name: "Amount" }).fill(amount);
  await form.getByRole("button", { name: "Cash" }).click();
  await expect.element(form.getByRole("alert")).toMatchTextContent(expected);
  expect(bank.db.paperChecks.get("1001")?.status).toBe("in_the_mail");
});

test("an action by request is in the log", async () => {
  const bank = await panelWithCheck();
  await group.getByRole("button", { name: "Void" }).click();
  await expect.poll(() => bank.db.paperChecks.get("1001")?.status).toBe("voided");
  expect(bank.log.entries.at(-1)).toMatchObject({
    method: "PATCH",
    path: "/v1/checks/1001",
    requestBody: { data: { status: "voided" } },
    status: 200,
  });
});

test("an action that no state decides is always there, and its answer is shown", async () => {
  await panelWithCheck();
  const form = page.getByRole("form", { name: "Inquire" });
  await form.getByLabelText("Question").fill("Where is it?");
  await form.getByRole("button", { name: "Inquire" }).click();
  await expect
    .element(form.getByRole("status"))
    .toHaveTextContent('{ "question": "Where is it?", "answer": "It is printed." }');
});

test("what was typed for one row is not there for the next", async () => {
  const bank = await panelWithCheck();
  await create(bank, "/v1/checks", { ...minimalCheck, payee_name: "Ada Lovelace" });
  await page.getByLabelText("Question").fill("Where is it?");
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  await expect.element(page.getByText("paper check 1002")).toBeVisible();
  await expect.element(page.getByLabelText("Question")).toHaveValue("");
});

test("its references lead to the rows they point to", async () => {
  await panelWithCheck({ counterparty_id: 1001 });
  await page.getByRole("button", { name: "1001 Ada Lovelace" }).click();
  await expect.element(page.getByText("counterparty 1001")).toBeVisible();
});

test("axe finds nothing wrong with its forms", async () => {
  const bank = await panelWithCheck();
  expect(await axeViolations()).toEqual([]);
  await bank.simulate.paperChecks.mail("1001", "post");
  await expect.element(page.getByRole("form", { name: "Cash" })).toBeVisible();
  expect(await axeViolations()).toEqual([]);
});
