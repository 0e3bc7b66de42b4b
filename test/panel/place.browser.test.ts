import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { SandbankPanel } from "../../src/panel/index.ts";
import { call } from "../support/call.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

/** The places that a panel tells of from now on. */
function placesOf(panel: SandbankPanel): string[] {
  const places: string[] = [];
  panel.addEventListener("sandbank-place", (event) => {
    places.push((event as CustomEvent<{ place: string }>).detail.place);
  });
  return places;
}

test("a panel that is given a place shows its row, and does not tell of it (X257)", async () => {
  const panel = await openPanel(await bankWithTransfers(), { place: "data/achTransfers/1001" });
  const places = placesOf(panel);
  await expect.element(page.getByText("ACH transfer 1001", { exact: true })).toBeVisible();
  panel.place = "data/counterparties/1001";
  await expect.element(page.getByText("counterparty 1001")).toBeVisible();
  expect([panel.tab, panel.place, places]).toEqual(["data", "data/counterparties/1001", []]);
});

test("a panel tells of each place that it is moved to, and keeps those of its other tabs", async () => {
  const bank = await bankWithTransfers();
  await call(bank, "GET", "/v1/ach");
  const panel = await openPanel(bank);
  const places = placesOf(panel);
  await page.getByRole("tab", { name: "Data" }).click();
  await page.getByRole("combobox", { name: "Collection" }).selectOptions("ACH transfers (2)");
  await page.getByRole("option", { name: /Grace Hopper/ }).click();
  await page.getByRole("tab", { name: "Requests" }).click();
  await page.getByRole("option", { name: /GET/ }).click();
  await page.getByRole("button", { name: "Requests" }).click();
  await page.getByRole("tab", { name: "Data" }).click();
  await expect.element(page.getByText("ACH transfer 1002", { exact: true })).toBeVisible();
  await userEvent.click(page.getByRole("button", { name: "ACH transfers" }));
  expect(places).toEqual([
    "data",
    "data/achTransfers",
    "data/achTransfers/1002",
    "requests",
    "requests/4",
    "requests",
    "data/achTransfers/1002",
    "data/achTransfers",
  ]);
});

test.each([
  ["nowhere/at/all", "clock"],
  ["", "clock"],
  ["data/%/1001", "data/%25/1001"],
  ["history", "history"],
])("the place %j is %j to a panel", async (given, place) => {
  const panel = await openPanel(await bankWithTransfers(), { place: given });
  expect(panel.place).toBe(place);
});

test("a panel opens again where it was, at its row (X258)", async () => {
  const bank = await bankWithTransfers();
  const first = await openPanel(bank);
  first.place = "data/achTransfers/1002";
  await first.updateComplete;
  first.remove();
  const second = document.createElement("sandbank-panel");
  second.bank = bank;
  document.body.append(second);
  await expect.element(page.getByText("ACH transfer 1002", { exact: true })).toBeVisible();
  expect(second.place).toBe("data/achTransfers/1002");
});
