import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { retrieve } from "../support/call.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

const choose = (collection: string, label: string) =>
  userEvent.selectOptions(page.getByRole("combobox", { name: collection }), label);

test("the clock tab has what makes the steps of each collection, to choose from", async () => {
  const bank = await bankWithTransfers();
  const panel = await openPanel(bank, { tab: "clock" });
  const transfers = page.getByRole("combobox", { name: "ACH transfers" });
  await expect.element(transfers).toHaveDisplayValue("by the clock");
  await expect.element(page.getByRole("combobox", { name: "Companies" })).toHaveDisplayValue("by the clock");
  await choose("ACH transfers", "manually");
  await expect.poll(() => bank.progress.get().achTransfers).toBe("manual");
  await expect.element(page.getByText("No upcoming events. Time alone won't change any rows.")).toBeVisible();
  await choose("ACH transfers", "after 1 read");
  await expect.poll(() => bank.progress.get().achTransfers).toEqual({ reads: 1 });
  await choose("ACH transfers", "immediately");
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  expect(bank.progress.get()).toEqual({
    achTransfers: "immediate",
    virtualCards: "clock",
    companies: "clock",
  });
  expectNoOverflow(panel);
  expect(await axeViolations()).toEqual([]);
});

test("a number of reads that is not in the list is shown as it was set", async () => {
  await openPanel(mondayBank({ progress: { companies: { reads: 7 } } }), { tab: "clock" });
  await expect.element(page.getByRole("combobox", { name: "Companies" })).toHaveDisplayValue("after 7 reads");
});

test("the timeline of a row tells which of its steps were made at once, and which by a read", async () => {
  const bank = await bankWithTransfers();
  await bank.progress.set({ achTransfers: { reads: 1 } });
  await retrieve(bank, "/v1/ach/1001");
  await bank.progress.set({ achTransfers: "immediate" });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  const steps = page.getByRole("region", { name: "Timeline" }).getByRole("listitem");
  await expect
    .poll(() => steps.elements().map((step) => step.textContent.replace(/\s+/g, " ").trim()))
    .toEqual([
      "pending Mon, 2 Mar 2026, 15:00:00 by a request",
      "processing Mon, 2 Mar 2026, 15:00:00 by a read after 0 s",
      "succeeded Mon, 2 Mar 2026, 15:00:00 immediately after 0 s",
    ]);
});
