// Statements: STA-13.

import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { farFrom } from "../panel/support/far-from.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "../panel/support/panel.ts";
import { bankWithTransfers } from "../panel/support/setting.ts";

onFreshPage();

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a state is found by words and shown, with those after and before it (STA-13)", async () => {
  const bank = await bankWithTransfers();
  const before = bank.snapshot();
  const panel = await openPanel(bank, { tab: "scenario" });
  await page.getByRole("searchbox", { name: "Search states" }).fill("listAch 50");
  const select = page.getByRole("combobox", { name: "State" });
  await expect
    .element(select)
    .toHaveTextContent(
      "3 states listAchTransfers answers 500listAchTransfers answers 503listAchTransfers answers the second page with 503",
    );
  await userEvent.selectOptions(select, "listAchTransfers answers 503");
  await expect.element(page.getByText("answers/listAchTransfers/503")).toBeVisible();
  expect(bank.faults.list().map(({ rule }) => rule)).toEqual([{ on: "listAchTransfers", status: 503 }]);
  await button("Previous").click();
  await expect.element(page.getByText("answers/listAchTransfers/500")).toBeVisible();
  expect(bank.faults.list().map(({ rule }) => rule)).toEqual([{ on: "listAchTransfers", status: 500 }]);
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
  await page.getByRole("searchbox", { name: "Search states" }).fill("rows achTransfers none");
  await button("Next").click();
  await expect.element(page.getByText("rows/achTransfers/none")).toBeVisible();
  expect([bank.db.achTransfers.count(), bank.faults.list()]).toEqual([0, []]);
  await button("Leave state").click();
  await expect.poll(() => bank.snapshot()).toEqual(before);
});

test("a remote bank is shown in a state, and as it was before (STA-13)", async () => {
  const bank = await bankWithTransfers();
  const before = bank.snapshot();
  await openPanel(farFrom(bank).remote, { tab: "scenario" });
  await page.getByRole("searchbox", { name: "Search states" }).fill("moments leap");
  await button("Next").click();
  await expect.element(page.getByText("moments/leap-day")).toBeVisible();
  expect(bank.clock.now().toISOString()).toBe("2028-02-29T15:00:00.000Z");
  await button("Leave state").click();
  await expect.poll(() => bank.snapshot()).toEqual(before);
});
