// Statements: PROD-76, PROD-77, PROD-78.

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { eventResourcesWith } from "../../src/products/index.ts";
import { mondayBank } from "../support/bank.ts";
import { bankWithEvents } from "./support/events.ts";
import { farFrom } from "./support/far-from.ts";
import { axeViolations, expectNoOverflow, focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

const options = () =>
  page
    .getByRole("option")
    .elements()
    .map((element) => element.textContent.replace(/\s+/g, " ").trim());
const chosen = () => page.getByRole("article");
const said = () => chosen().element().textContent.replace(/\s+/g, " ");
const attempts = () =>
  page
    .getByRole("list", { name: "Attempts" })
    .getByRole("listitem")
    .elements()
    .map((element) =>
      element.textContent
        .replace(/\s+/g, " ")
        .replace(/(< 0\.1|\d+(\.\d)?) ms/, "… ms")
        .trim(),
    );

test("the tab is there for a bank with events alone (PROD-76)", async () => {
  const panel = await openPanel(mondayBank(), { place: "events" });
  await expect.poll(() => panel.place).toBe("clock");
  await expect.element(page.getByRole("tab", { name: "Events" })).not.toBeInTheDocument();
  const { bank } = await bankWithEvents();
  panel.bank = bank;
  await page.getByRole("tab", { name: "Events" }).click();
  await expect.poll(options).toEqual(["ach.status.advice delivered Mon, 2 Mar 2026, 15:00:00 1001"]);
});

test("without events it says what makes one, without webhooks how to get one (PROD-76)", async () => {
  await openPanel(mondayBank({ resources: eventResourcesWith() }), { place: "events" });
  await expect
    .element(page.getByText("No events yet. Create an ACH transfer or a card to see one."))
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        "No webhook receives them. Create one with POST /v1/webhooks, or pass webhooks to eventResourcesWith.",
      ),
    )
    .toBeVisible();
  expect(await axeViolations()).toEqual([]);
});

test("events are listed newest first, and found by their type and payload (PROD-76)", async () => {
  const { bank } = await bankWithEvents();
  await bank.simulate.achTransfers.process("1001");
  await bank.simulate.achTransfers.return("1001", "R01");
  await openPanel(bank, { place: "events", dock: "bottom" });
  await expect
    .poll(options)
    .toEqual([
      "ach.status delivered Mon, 2 Mar 2026, 15:00:00 1001",
      "ach.status.advice delivered Mon, 2 Mar 2026, 15:00:00 1001",
      "ach.status.advice delivered Mon, 2 Mar 2026, 15:00:00 1001",
    ]);
  await page.getByRole("searchbox", { name: "Search events" }).fill("R01");
  await expect.poll(options).toEqual(["ach.status delivered Mon, 2 Mar 2026, 15:00:00 1001"]);
});

test("an event says what has changed, by its keyboard too (PROD-77)", async () => {
  const { bank } = await bankWithEvents();
  await bank.simulate.achTransfers.process("1001");
  const panel = await openPanel(bank, { tab: "events", dock: "bottom" });
  await expect.poll(() => options().length).toBe(2);
  page.getByRole("listbox").element().focus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(chosen().getByText("Newly created.")).toBeVisible();
  expect(panel.place).toBe("events/1001");
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(said).toContain("Payload Changed: batch_id, status. batch_id BATCH-1001 was null status");
  const marked = [...chosen().element().querySelectorAll("[data-changed]")];
  expect(marked.map(({ textContent }) => textContent.replace(/\s+/g, " ").trim())).toEqual([
    "batch_id BATCH-1001 was null",
    "status processing was pending",
  ]);
  await chosen().getByRole("button", { name: "1002" }).first().click();
  expect(panel.place).toBe("data/events/1002");
});

test.each([
  ["in this page", false],
  ["in another process", true],
])(
  "a failed delivery of a bank %s is sent now, and once delivered again with a fault (PROD-78)",
  async (_, isFar) => {
    let status = 500;
    const { bank, delivering } = await bankWithEvents(() => new Response("no room", { status }));
    await openPanel(isFar ? farFrom(bank).remote : bank, { place: "events/1001", dock: "bottom" });
    await expect.poll(attempts).toEqual(["500 Mon, 2 Mar 2026, 15:00:00 … ms no room"]);
    await expect.poll(said).toContain("next attempt Mon, 2 Mar 2026, 15:00:02");
    status = 200;
    await chosen().getByRole("button", { name: "Send now" }).click();
    await delivering.idle();
    await expect
      .poll(attempts)
      .toEqual(["500 Mon, 2 Mar 2026, 15:00:00 … ms no room", "200 Mon, 2 Mar 2026, 15:00:00 … ms no room"]);
    await userEvent.selectOptions(chosen().getByRole("combobox", { name: "Fault" }), "wrong-signature");
    await chosen().getByRole("button", { name: "Resend" }).click();
    await expect.poll(said).toContain("fault: wrong-signature");
    await expect.poll(() => attempts().length).toBe(3);
    expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({
      status: "delivered",
      fault: "wrong-signature",
    });
    // Where the panel has not seen that it was under way, what was chosen is still there.
    await userEvent.selectOptions(chosen().getByRole("combobox", { name: "Fault" }), "");
    await chosen().getByRole("button", { name: "Resend" }).click();
    await expect.poll(() => attempts().length).toBe(4);
    expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({ status: "delivered", fault: null });
    expect(await axeViolations()).toEqual([]);
  },
);

test("an answer of any length and a receiver that is not there stay within the page (PROD-78)", async () => {
  const { bank, delivering } = await bankWithEvents(() => {
    throw new TypeError(`fetch failed ${"x".repeat(300)}`);
  });
  const panel = await openPanel(bank, { place: "events/1001" });
  await expect
    .poll(() => attempts()[0])
    .toContain("no response Mon, 2 Mar 2026, 15:00:00 … ms The receiver could not");
  expectNoOverflow(panel);
  await bank.simulate.webhookDeliveries.giveUp("1001");
  await delivering.idle();
  await expect.element(chosen().getByText("given up").first()).toBeVisible();
  page.getByRole("button", { name: "Events" }).element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.role).toBe("listbox");
});
