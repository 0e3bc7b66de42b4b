import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { pages } from "./support/page.ts";

const open = pages();
const box = (page: Page) => page.getByRole("combobox", { name: "Search everything" });
const options = (page: Page) => page.locator(".palette").getByRole("option");
const status = (page: Page) => page.locator('transfer-list tr[data-id="1007"] .status');

/** Cancels the transfer 1007 by the palette. */
async function cancel(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await box(page).fill("cancel transfer 1007");
  await page
    .getByRole("option", { name: /cancel.* 1007/i })
    .first()
    .click();
  await status(page).getByText("canceled").waitFor();
}

test("Ctrl+K opens a search over endpoints by words in any order, and Enter goes there", async () => {
  const { page, problems } = await open("#/treasury/transfers");
  await page.keyboard.press("Control+k");
  await box(page).fill("card create");
  await options(page).first().waitFor();
  await expect
    .poll(() => page.locator("[aria-selected=true]").textContent())
    .toContain("POST /v1/virtualcards");
  await expect
    .poll(() => box(page).getAttribute("aria-activedescendant"))
    .toBe(await page.locator("[aria-selected=true]").getAttribute("id"));
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Create a virtual card" }).waitFor();
  await expect.poll(() => page.locator("dialog.palette").isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

test("the arrows walk the list and turn at its ends, and Escape gives the focus back", async () => {
  const { page } = await open("#/treasury/transfers");
  await page.locator(".palette-button").click();
  await box(page).fill("tour");
  await options(page).first().waitFor();
  const count = await options(page).count();
  const at = () => options(page).evaluateAll((all) => all.findIndex((one) => one.ariaSelected === "true"));
  await page.keyboard.press("ArrowUp");
  await expect.poll(at).toBe(count - 1);
  await page.keyboard.press("ArrowDown");
  await expect.poll(at).toBe(0);
  await page.keyboard.press("Escape");
  await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("palette-button");
});

test("an action is done on a row that the words find, and time is moved; what was chosen comes first the next time", async () => {
  const { page } = await open("#/treasury/transfers");
  await cancel(page);
  await page.keyboard.press("Control+k");
  await box(page).fill("advance banking");
  await page.keyboard.press("Enter");
  await page.locator("dialog.palette").waitFor({ state: "hidden" });
  await page.keyboard.press("Control+k");
  await page.getByRole("group", { name: "Recent" }).getByText("Advance 1 banking day").waitFor();
});

test("an action on a row from it can be undone until anything else was done", async () => {
  const { page } = await open("#/treasury/transfers");
  const message = page.locator("message-view");
  await cancel(page);
  await message.getByRole("button", { name: "Undo" }).click();
  await status(page).getByText("pending").waitFor();
  await cancel(page);
  await page.evaluate(() =>
    fetch("/v1/virtualcards/1001", { method: "DELETE", headers: { Authorization: "Bearer anything" } }),
  );
  await message.getByRole("button", { name: "Undo" }).click();
  await message.getByText("Can't undo: “DELETE /v1/virtualcards/1001” happened since.").waitFor();
});

test("a reset from it can be undone, and time that it moves is told as the clock's buttons tell it", async () => {
  const { page } = await open("#/treasury/transfers");
  const created = page.locator('transfer-list tr[data-id="1008"]');
  const message = page.locator("message-view");
  const run = async (words: string) => {
    await page.keyboard.press("Control+k");
    await box(page).fill(words);
    await page.keyboard.press("Enter");
  };
  await page.getByRole("button", { name: "Create transfer" }).click();
  await created.waitFor();
  await run("reset the bank");
  await message.getByText("Bank reset to its initial state.").waitFor();
  await created.waitFor({ state: "detached" });
  await message.getByRole("button", { name: "Undo" }).click();
  await created.waitFor();

  await run("reset the bank");
  await message.getByText("Bank reset to its initial state.").waitFor();
  await page.evaluate(() =>
    fetch("/v1/virtualcards/1001", { method: "DELETE", headers: { Authorization: "Bearer anything" } }),
  );
  await message.getByRole("button", { name: "Undo" }).click();
  await message.getByText("Can't undo: “DELETE /v1/virtualcards/1001” happened since.").waitFor();

  await run("advance banking");
  await message.getByText(/^Advanced 1 banking day to .* GMT: \d+ rows? changed\.$/).waitFor();
  await message.getByRole("button", { name: "Undo" }).waitFor();
});

test("words of a group, a page and a scenario find what they name, in any order", async () => {
  const { page } = await open("#/treasury/transfers");
  await page.locator("sandbank-panel").waitFor({ state: "attached" });
  await page.keyboard.press("Control+k");
  for (const [words, found] of [
    ["tours cancel", "Cancel a transfer in time, and too late"],
    ["cancel tours", "Cancel a transfer in time, and too late"],
    ["rules companies", "Lifecycle: company"],
    ["scenario busy", "Load scenario “busy”"],
    ["busy scenarios", "Load scenario “busy”"],
  ] as const) {
    await box(page).fill(words);
    await page.locator("[aria-selected=true]", { hasText: found }).waitFor();
  }
  await box(page).fill("rules companies");
  await page.locator("[aria-selected=true]", { hasText: "Lifecycle: company" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Lifecycle: company" }).waitFor();
});

test.each(["light", "dark"] as const)(
  "axe finds nothing wrong with it in %s, and it fits 360 pixels",
  async (colorScheme) => {
    const { page } = await open("#/treasury/transfers", { colorScheme });
    await page.setViewportSize({ width: 360, height: 700 });
    await page.keyboard.press("Control+k");
    await box(page).fill("card");
    await options(page).first().waitFor();
    expect(await violations(page, ".palette")).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth))
      .toBe(true);
  },
);

test("a row that is chosen is shown in the panel, which has the focus, closed or open before", async () => {
  const { page } = await open("#/treasury/cards");
  const choose = async (words: string) => {
    await page.keyboard.press("Control+k");
    await box(page).fill(words);
    await page.keyboard.press("Enter");
  };
  const panel = page.locator("sandbank-panel");
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.id;
    });
  await panel.getByRole("button", { name: "Sandbank" }).waitFor();
  await choose("Bluebird");
  await panel.getByRole("heading", { name: "Bluebird Travel" }).waitFor();
  await expect.poll(focused).toBe("tabpanel");
  await page.locator(".palette-button").focus();
  await choose("Maria Delgado counterparty");
  await panel.getByRole("heading", { name: "Maria Delgado" }).waitFor();
  await expect.poll(focused).toBe("tabpanel");
});
