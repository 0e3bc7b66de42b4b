import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { onFreshPage, openPanel } from "../panel/support/panel.ts";
import { create } from "../support/call.ts";
import { createBankWithPickups } from "./registry.ts";

onFreshPage();

test("the panel shows a resource that was added with one folder and one line, and acts on it", async () => {
  const bank = createBankWithPickups({ clock: { start: "2026-03-02T15:00:00Z", paused: true } });
  await create(bank, "/v1/cash_pickups", {
    amount: 5_000,
    receiver_name: "Ada Lovelace",
    routing_number: "021000021",
  });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Cash pickups/ }).click();
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();

  const group = page.getByRole("group", { name: "Available actions" });
  await expect.element(group.getByRole("button", { name: "Cancel" })).toBeVisible();
  await group.getByRole("textbox", { name: "Reason" }).fill("No such bank");
  await group.getByRole("button", { name: "Reject" }).click();

  await expect
    .poll(() => bank.db.cashPickups.get("1001"))
    .toMatchObject({ status: "rejected", reason: "No such bank" });
  const timeline = page.getByRole("region", { name: "Timeline" });
  await expect.element(timeline.getByText("by an action")).toBeVisible();
});
