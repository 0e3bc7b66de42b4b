import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { createBank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("the clock tab shows bank time, its day and its zone", async () => {
  await openPanel(mondayBank(), { tab: "clock" });
  const section = page.getByRole("region", { name: "Bank time" });
  await expect.element(section.getByText("15:00:00")).toBeVisible();
  await expect.element(section.getByText("Mon, 2 Mar 2026 GMT")).toBeVisible();
});

test.each([
  ["+1 hour", "2026-03-02T16:00:00.000Z"],
  ["+1 day", "2026-03-03T15:00:00.000Z"],
])("%s moves bank time on", async (label, expected) => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "clock" });
  await page.getByRole("button", { name: label, exact: true }).click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe(expected);
});

test("+1 banking day goes past the weekend", async () => {
  const bank = mondayBank({ clock: { start: "2026-03-06T15:00:00Z" } });
  await openPanel(bank, { tab: "clock" });
  await page.getByRole("button", { name: "+1 banking day" }).click();
  await expect
    .element(page.getByRole("region", { name: "Bank time" }).getByText("Mon, 9 Mar 2026 GMT"))
    .toBeVisible();
});

test("the next event is shown with its row and time, and one button goes there", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "clock" });
  await expect.element(page.getByText("Mon, 2 Mar 2026, 16:00, in 1 h")).toBeVisible();
  await page.getByRole("button", { name: "Go to next event" }).click();
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("processing");
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  await expect.element(page.getByText("Wed, 4 Mar 2026, 13:30, in 1 d 21 h")).toBeVisible();
});

test("without coming events, the clock tab says so", async () => {
  await openPanel(mondayBank(), { tab: "clock" });
  await expect.element(page.getByText("No upcoming events. Time alone won't change any rows.")).toBeVisible();
});

test("the strip lists the coming events by day, and leads to each one's time and row", async () => {
  const bank = await bankWithTransfers();
  await bank.clock.advance({ hours: 1 });
  await bank.simulate.achTransfers.hold(1002);
  const panel = await openPanel(bank, { tab: "clock" });
  const strip = page.getByRole("region", { name: "Upcoming events" });
  await expect.element(strip.getByText("Wed, 4 Mar 2026")).toBeVisible();
  await strip.getByRole("button", { name: "ACH transfer 1001" }).click();
  expect(panel.tab).toBe("data");
  await expect.element(page.getByRole("heading", { name: "Ada Lovelace" })).toBeVisible();
  panel.tab = "clock";
  await strip.getByRole("button", { name: "in 1 d 21 h, go to Wed, 4 Mar 2026, 13:30" }).click();
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("succeeded");
  await expect.element(strip.getByText("None.")).toBeVisible();
});

test("the clock can be paused, resumed and sped up", async () => {
  const bank = createBank({ clock: { start: "2026-03-02T15:00:00Z" } });
  await openPanel(bank, { tab: "clock" });
  await page.getByRole("button", { name: "Pause" }).click();
  expect(bank.clock.paused).toBe(true);
  await page.getByRole("button", { name: "Resume" }).click();
  expect(bank.clock.paused).toBe(false);
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Speed" }), "×3,600, 1 h per second");
  expect(bank.clock.speed).toBe(3600);
});

test("a pause made elsewhere shows by itself", async () => {
  const bank = createBank();
  await openPanel(bank, { tab: "clock" });
  await expect.element(page.getByRole("button", { name: "Pause" })).toBeVisible();
  bank.clock.pause();
  await expect.element(page.getByRole("button", { name: "Resume" })).toBeVisible();
});

test("a running clock passes the next due time, and the change shows without a call of the bank", async () => {
  const bank = await bankWithTransfers();
  await bank.clock.advance({ minutes: 59 });
  bank.clock.setSpeed(600);
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await expect.element(page.getByText("pending").first()).toBeVisible();
  let changes = 0;
  bank.on("change", () => {
    changes += 1;
  });
  bank.clock.resume();
  await expect.element(page.getByText("processing").first()).toBeVisible();
  expect(changes).toBe(2);
});

test("an error of the clock is shown in its own words", async () => {
  const bank = mondayBank({ clock: { start: "9989-12-31T23:00:00Z" } });
  await openPanel(bank, { tab: "clock" });
  await page.getByRole("button", { name: "+1 day" }).click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("advance goes past the year 9989, where bank time ends.");
});
