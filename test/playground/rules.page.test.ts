// Statements: X248.

import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();

test("the page Rules shows every lifecycle, the way of a row, and moves the row from there", async () => {
  const { page, problems } = await open("#/rules");
  const picture = page.locator("sandbank-lifecycle");
  const nodes = async () => (await picture.locator(".node > bdi").allTextContents()).toSorted();
  await picture.locator("svg.lines").waitFor();
  await expect
    .poll(() => nodes())
    .toEqual(["canceled", "failed", "hold", "pending", "processing", "succeeded"]);
  const links = page.getByRole("navigation", { name: "Lifecycles" }).getByRole("link");
  await expect
    .poll(() => links.allTextContents())
    .toEqual(["ACH transfers", "Virtual cards", "Companies", "Accounts", "Book transfers", "Wire transfers"]);

  await page.getByLabel("Highlight").selectOption({ value: "1007" });
  await page.waitForURL(/#\/rules\/achTransfers\/1007$/);
  await picture.getByText("Status history: pending").waitFor();
  await picture.getByRole("button", { name: "Process" }).click();
  await picture.getByText("Status history: pending → processing").waitFor();

  await page.getByRole("link", { name: "Companies" }).last().click();
  await page.waitForURL(/#\/rules\/companies$/);
  await picture.locator('[data-node="terminated"]').waitFor();
  await expect.poll(nodes).toHaveLength(7);

  await page.goBack();
  await picture.getByText("Status history: pending → processing").waitFor();

  await page.evaluate(() => {
    location.hash = "#/rules/virtualCards/1001";
  });
  await page.getByRole("region", { name: "Balance over time" }).getByRole("img").waitFor();
  await page.evaluate(() => {
    location.hash = "#/rules/nothing";
  });
  await page.getByText("No lifecycle for nothing.").waitFor();
  expect(problems).toEqual([]);
});

test("a picture that is wider than a telephone says so, and is scrolled by its own keys", async () => {
  const { page } = await open("#/rules/achTransfers", { viewport: { width: 360, height: 780 } });
  const picture = page.locator("sandbank-lifecycle");
  const frame = picture.getByRole("group", { name: "Lifecycle of ACH transfers" });
  const hint = picture.getByText("Scroll sideways to see more.");
  await hint.waitFor();
  await frame.focus();
  const scrolled = () => frame.evaluate(({ scrollLeft }) => scrollLeft);
  const before = await scrolled();
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(before);
  await page.setViewportSize({ width: 1280, height: 780 });
  await hint.waitFor({ state: "detached" });
});
