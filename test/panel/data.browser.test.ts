import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { bankWithCard } from "../support/cards.ts";
import { focused, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("the data tab lists every collection of the bank with its count", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  const names = page.getByRole("navigation", { name: "Collections" }).getByRole("button");
  await expect
    .poll(() => names.elements().map((button) => button.textContent.replace(/\s+/g, " ").trim()))
    .toEqual([
      "Counterparties1",
      "ACH transfers2",
      "Virtual cards0",
      "Real cards1",
      "Suppliers3",
      "Companies0",
      "Persons0",
      "Logins0",
      "Parent companies0",
      "Addresses0",
      "Files0",
      "Documents0",
      "Gov idents0",
    ]);
});

test("where there is little room, the collections are a menu", async () => {
  await openPanel(await bankWithTransfers(), { tab: "data" });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Collection" }), "ACH transfers (2)");
  await expect.element(page.getByRole("option", { name: /Grace Hopper/ })).toBeVisible();
});

test("a transfer's row has its receiver, its amount as money and its status as a word", async () => {
  await openPanel(await bankWithTransfers(), { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  const rows = page.getByRole("listbox", { name: "ACH transfers" }).getByRole("option");
  await expect
    .poll(() => rows.elements().map((row) => row.textContent.replace(/\s+/g, " ").trim()))
    .toEqual([
      "Grace Hopper$125.00 1002 · debit · standard · 2026-03-03pending",
      "Ada Lovelace$1,234.56 1001 · credit · standard · 2026-03-03pending",
    ]);
});

test("rows are found by any text they hold, whatever its case, and by the amount as it is shown", async () => {
  await openPanel(await bankWithTransfers(), { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  const search = page.getByRole("searchbox", { name: "Search ACH transfers" });
  await search.fill("grace");
  await expect.element(page.getByText("1 found")).toBeVisible();
  await search.fill("$1,234.56");
  await expect.element(page.getByRole("option", { name: /Ada Lovelace/ })).toBeVisible();
  await expect.poll(() => page.getByRole("option", { name: /Grace Hopper/ }).elements()).toEqual([]);
  await search.fill("Hypatia");
  await expect.element(page.getByText("No rows match.")).toBeVisible();
});

test("a new row appears by itself, on top", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await create(bank, "/v1/ach", { ...minimalTransfer, receiver_name: "Mary Somerville" });
  await expect.element(page.getByRole("option").first()).toMatchTextContent("Mary Somerville");
});

test("a row is shown as fields, and as JSON", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  const amount = page.getByText("$1,234.56 123456 cents");
  await expect.element(amount).toBeVisible();
  await page.getByRole("button", { name: "JSON" }).click();
  const json = page.getByRole("group", { name: "JSON" });
  expect(JSON.parse(json.element().textContent)).toEqual(bank.db.achTransfers.get("1001"));
  await page.getByRole("button", { name: "Fields" }).click();
  await expect.element(amount).toBeVisible();
});

test("an id in a field leads to the row it points to", async () => {
  await openPanel(await bankWithTransfers(), { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  await page.getByRole("button", { name: "1001 Ada Lovelace" }).click();
  await expect.element(page.getByText("counterparty 1001")).toBeVisible();
  await expect.element(page.getByText("021000021")).toBeVisible();
});

test("the real card of a virtual card is a link too", async () => {
  const { bank } = await bankWithCard();
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Virtual cards/ }).click();
  await page.getByRole("option").first().click();
  const { rcn_id } = bank.db.virtualCards.get("1001") ?? {};
  await page.getByRole("button", { name: new RegExp(`^${rcn_id} `) }).click();
  await expect.element(page.getByText(`real card ${rcn_id}`)).toBeVisible();
});

test("the timeline has each status, when and by what it was set, and the next event", async () => {
  const bank = await bankWithTransfers();
  await bank.simulate.achTransfers.hold(1001);
  await bank.simulate.achTransfers.release(1001);
  await bank.clock.advance({ hours: 1 });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect
    .poll(() => steps.elements().map((step) => step.textContent.replace(/\s+/g, " ").trim()))
    .toEqual([
      "pending Mon, 2 Mar 2026, 15:00:00 by a request",
      "hold Mon, 2 Mar 2026, 15:00:00 by an action after 0 s",
      "pending Mon, 2 Mar 2026, 15:00:00 by an action after 0 s",
      "processing Mon, 2 Mar 2026, 16:00:00 by the clock after 1 h",
      "settle Wed, 4 Mar 2026, 13:30:00 by the clock in 1 d 21 h",
    ]);
});

test("the list is walked with the keyboard, and Enter chooses", async () => {
  const bank = mondayBank();
  for (let number = 1; number <= 40; number += 1) {
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, name: `Number ${number}` });
  }
  await openPanel(bank, { tab: "data", dock: "bottom" });
  const list = page.getByRole("listbox", { name: "Counterparties" });
  list.element().focus();
  const active = () => {
    const id = list.element().getAttribute("aria-activedescendant");
    return (list.element().getRootNode() as ShadowRoot).getElementById(id ?? "")?.textContent.trim();
  };
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  await expect.poll(active).toMatch(/^Number 39/);
  await userEvent.keyboard("{End}");
  await expect.poll(active).toMatch(/^Number 1\s/);
  await userEvent.keyboard("{PageUp}");
  await expect.poll(active).not.toMatch(/^Number 1\s/);
  await userEvent.keyboard("{Home}{Enter}");
  await expect.element(page.getByRole("heading", { name: "Number 40" })).toBeVisible();
  await expect.poll(() => focused()).toBe(list.element());
});

test("where there is room for one only, the keyboard goes to the row and back to the list", async () => {
  await openPanel(await bankWithTransfers(), { tab: "data" });
  const list = page.getByRole("listbox", { name: "Counterparties" });
  list.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  await expect.poll(() => focused()?.textContent.trim()).toBe("Counterparties");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => focused()?.getAttribute("role")).toBe("listbox");
});

test("of 1,000 rows only those in sight are in the page", async () => {
  const bank = mondayBank();
  for (let number = 1; number <= 1000; number += 1)
    await create(bank, "/v1/counterparties", minimalCounterparty);
  await openPanel(bank, { tab: "data" });
  const options = page.getByRole("listbox").getByRole("option");
  await expect.poll(() => options.elements().length).toBeLessThan(60);
  expect(options.first().element().getAttribute("aria-setsize")).toBe("1000");
  const list = page.getByRole("listbox").element();
  list.scrollTop = list.scrollHeight;
  await expect.element(page.getByText("1001 · checking")).toBeVisible();
  await expect.poll(() => options.elements().length).toBeLessThan(60);
});

test("at 320 pixels, with wider spacing of letters, a status beside its time is whole", async () => {
  await page.viewport(320, 700);
  await openPanel(await bankWithTransfers(), { place: "data/achTransfers/1002" });
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect.element(timeline).toBeVisible();
  (timeline.element() as HTMLElement).style.letterSpacing = "0.12em";
  const words = Array.from(timeline.element().querySelectorAll(".badge > span"), (word) => ({
    word: word.textContent,
    isCut: word.scrollWidth > word.clientWidth,
  }));
  expect(words).toEqual([{ word: "pending", isCut: false }]);
});
