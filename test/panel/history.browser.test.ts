import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type Bank, connect } from "../../src/index.ts";
import type { PanelBank, SandbankPanel } from "../../src/panel/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { axeViolations, expectNoOverflow, focused, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

const texts = () =>
  page
    .getByRole("listbox")
    .getByRole("option")
    .elements()
    .map(({ textContent }) => textContent.replace(/\s+/g, " ").trim());

/** A bank whose panel was opened before a transfer was made, processed and settled. */
async function walkedBank(): Promise<Bank> {
  const bank = await bankWithTransfers();
  const panel = await openPanel(bank);
  await bank.history.start();
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/ach/1003");
  await bank.clock.advance({ hours: 2 });
  panel.tab = "history";
  return bank;
}

test("what has happened since the panel was there is listed, the latest first", async () => {
  await walkedBank();
  await expect.element(page.getByRole("listbox", { name: "History, latest first" })).toBeVisible();
  await expect
    .poll(texts)
    .toEqual([
      "advanced Mon, 2 Mar 2026, 17:00:00 now",
      "process ACH transfer 1003 Mon, 2 Mar 2026, 16:00:00 · by the clock",
      "process ACH transfer 1002 Mon, 2 Mar 2026, 16:00:00 · by the clock",
      "process ACH transfer 1001 Mon, 2 Mar 2026, 16:00:00 · by the clock",
      "POST /v1/ach 200 Mon, 2 Mar 2026, 15:00:00",
      "history begins Mon, 2 Mar 2026, 15:00:00",
    ]);
  await page.getByRole("checkbox", { name: "Include reads" }).click();
  await expect.poll(() => texts()[4]).toBe("GET /v1/ach/1003 200 Mon, 2 Mar 2026, 15:00:00");
});

test("the entries are read only when there are others, for they may be tens of thousands", async () => {
  const bank = await bankWithTransfers();
  const read = { entries: 0, branches: 0 };
  const { entries, branches } = bank.history;
  const counting = {
    ...bank.history,
    entries: (branch?: number) => {
      read.entries += 1;
      return entries(branch);
    },
    branches: () => {
      read.branches += 1;
      return branches();
    },
  };
  const panel = await openPanel({ ...bank, history: counting });
  panel.tab = "history";
  await expect.poll(texts).toHaveLength(1);
  // Once for both the tab and the header.
  await expect.poll(() => read.entries).toBe(1);
  const before = { ...read };
  await expect.poll(() => read.branches, { timeout: 10_000 }).toBeGreaterThan(before.branches + 1);
  expect(read.entries).toBe(before.entries);
  bank.clock.setSpeed(2);
  await expect.poll(texts, { timeout: 5_000 }).toHaveLength(2);
});

test("10,000 entries are a list of as many rows as are in sight", async () => {
  const bank = await bankWithTransfers();
  await bank.history.start();
  const [start] = await bank.history.entries();
  const entries = Array.from({ length: 10_000 }, (_, at) => ({
    ...(start as NonNullable<typeof start>),
    id: at + 1,
    what: `speed ${at}`,
    kind: "clock" as const,
    position: at === 9999 ? ("present" as const) : ("past" as const),
  }));
  await openPanel(
    { ...bank, history: { ...bank.history, entries: async () => entries } },
    { tab: "history" },
  );
  const list = page.getByRole("listbox");
  await expect.poll(() => texts()[0]).toMatch(/^speed 9999/);
  await expect.poll(() => list.getByRole("option").elements().length).toBeLessThan(60);
  (list.element() as HTMLElement).focus();
  await userEvent.keyboard("{End}");
  await expect.poll(() => texts().at(-1)).toMatch(/^speed 0/);
});

test("Time and History count the same later entries, and no reads among them", async () => {
  const bank = await walkedBank();
  await bank.fetch("/v1/ach", { headers: { Authorization: "Bearer anything" } });
  const where = page.getByRole("status").filter({ hasText: "In the past" });
  const later =
    "In the past, with 4 later entries. Mon, 2 Mar 2026, 15:00:00: POST /v1/ach (ACH transfer 1003)";
  await page.getByRole("option", { name: /POST/ }).click();
  await expect.element(where).toHaveTextContent(later);
  await page.getByRole("tab", { name: "Timeline" }).click();
  await expect.element(where).toHaveTextContent(later);
});

test("an entry that is chosen is gone to; what is after it is marked as later", async () => {
  const bank = await walkedBank();
  await page.getByRole("option", { name: /POST/ }).click();
  await expect
    .element(page.getByRole("status").filter({ hasText: "In the past" }))
    .toHaveTextContent(
      "In the past, with 4 later entries. Mon, 2 Mar 2026, 15:00:00: POST /v1/ach (ACH transfer 1003)",
    );
  expect([bank.db.achTransfers.get("1003")?.status, bank.clock.now().toISOString()]).toEqual([
    "pending",
    "2026-03-02T15:00:00.000Z",
  ]);
  await expect.poll(() => texts().filter((text) => text.endsWith("later"))).toHaveLength(4);
  await expect.element(page.getByRole("option", { name: /POST/ })).toHaveAttribute("aria-selected", "true");
});

test("back and forward go from entry to entry, and stop at the ends", async () => {
  const bank = await walkedBank();
  const back = page.getByRole("button", { name: "Back" });
  const forward = page.getByRole("button", { name: "Forward" });
  await expect.element(forward).toHaveAttribute("aria-disabled", "true");
  await back.click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  await expect.element(forward).toHaveAttribute("aria-disabled", "false");
  await back.click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
  await forward.click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  await forward.click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T17:00:00.000Z");
  await expect.element(page.getByText(/Latest\./)).toBeVisible();
});

test("what is done in the past begins a branch, and the branches are switched between", async () => {
  const bank = await walkedBank();
  await page.getByRole("option", { name: /POST/ }).click();
  await expect.element(page.getByText(/In the past/)).toBeVisible();
  await bank.simulate.achTransfers.hold("1003");
  const branches = page.getByRole("combobox", { name: "Branch" });
  await expect.element(branches).toHaveDisplayValue("Branch 2: hold, 1 entry");
  await userEvent.selectOptions(branches, "Branch 1: history begins, 7 entries");
  await expect.poll(() => bank.db.achTransfers.get("1003")?.status).toBe("processing");
  await userEvent.selectOptions(branches, "Branch 2: hold, 1 entry");
  await expect.poll(() => bank.db.achTransfers.get("1003")?.status).toBe("hold");
});

test.each(["light", "dark"] as const)(
  "axe finds nothing wrong with a past, a refusal and branches in the %s theme",
  async (theme) => {
    const bank = await walkedBank();
    const panel = document.querySelector("sandbank-panel") as SandbankPanel;
    panel.theme = theme;
    await page.getByRole("option", { name: /POST/ }).click();
    await bank.simulate.achTransfers.hold("1003");
    await bank.simulate.achTransfers.settle("1003").catch(() => undefined);
    await bank.history.goTo(2);
    await expect.poll(() => texts().filter((text) => text.endsWith("later"))).toHaveLength(2);
    await expect.poll(() => texts()[0]).toContain("refused");
    expect(await axeViolations()).toEqual([]);
    expectNoOverflow(panel);
  },
);

test("the keyboard walks through the list and goes to an entry", async () => {
  const bank = await walkedBank();
  await expect.poll(texts).toHaveLength(6);
  (page.getByRole("listbox").element() as HTMLElement).focus();
  await userEvent.keyboard("{End}{Enter}");
  await expect.poll(() => bank.db.achTransfers.count()).toBe(2);
  await expect.poll(() => focused()?.getAttribute("role")).toBe("listbox");
});

test("the error of a place that is not kept any more is shown", async () => {
  const bank = await walkedBank();
  await expect.poll(texts).toHaveLength(6);
  await bank.history.stop();
  await page.getByRole("option", { name: /begins/ }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent(
      "The history is off: turn it on with createBank({ history: true }), or with bank.history.start().",
    );
});

test("a bank behind HTTP is walked through as well", async () => {
  const bank = await bankWithTransfers();
  const { history } = connect({ baseUrl: "http://bank.test", fetch: (request) => bank.fetch(request) });
  const shown = new Proxy<PanelBank>(bank, {
    get: (target, name) => (name === "history" ? history : Reflect.get(target, name)),
  });
  await openPanel(shown, { tab: "history" });
  await expect.poll(texts).toHaveLength(1);
  await bank.clock.advance({ hours: 2 });
  await expect.poll(texts, { timeout: 5000 }).toHaveLength(4);
  await page.getByRole("option", { name: /begins/ }).click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
});
