import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("the head offers to undo what changed the bank last, in words, step by step", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank);
  await bank.history.start();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold("1003");
  await bank.clock.advance({ hours: 2 });

  await page.getByRole("button", { name: "Undo: time moved to Mon, 2 Mar 2026, 17:00" }).click();
  await expect.element(page.getByText("Undone: time moved to Mon, 2 Mar 2026, 17:00.")).toBeInTheDocument();
  expect([bank.clock.now().toISOString(), bank.db.achTransfers.get("1001")?.status]).toEqual([
    "2026-03-02T15:00:00.000Z",
    "pending",
  ]);
  expect(await axeViolations()).toEqual([]);
  await page.getByRole("button", { name: "Undo: hold ACH transfer 1003" }).click();
  await expect.poll(() => bank.db.achTransfers.get("1003")?.status).toBe("pending");
  await page.getByRole("button", { name: "Undo: POST /v1/ach (ACH transfer 1003)" }).click();
  await expect.poll(() => bank.db.achTransfers.count()).toBe(2);
  await expect.poll(() => page.getByRole("button", { name: /^Undo/ }).elements()).toEqual([]);
});

test("a history that was stopped stays off, though the panel would offer to undo", async () => {
  const bank = await bankWithTransfers();
  const start = vi.spyOn(bank.history, "start");
  const branches = vi.spyOn(bank.history, "branches");
  await openPanel(bank);
  await bank.history.stop();
  await expect.poll(() => branches).toHaveBeenCalled();
  expect(start).toHaveBeenCalledTimes(1);
  await expect(bank.history.entries()).rejects.toThrow("The history is off");
});
