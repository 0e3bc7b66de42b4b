import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";
import { shows } from "./support/shows.ts";

const open = pages();

/** What has the focus, inside of elements too: its id, or its text. */
function focused(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    return active?.getAttribute("aria-label") || active?.id || active?.textContent?.trim();
  });
}

const spoken = (page: Page) => page.locator("#spoken").textContent();

test("a link of the first page gives the focus to the heading of the page that comes", async () => {
  const { page } = await open("#/");
  const link = page.locator("nav.pages").getByRole("link", { name: "Demo app" });
  await link.focus();
  await page.keyboard.press("Enter");
  await page.locator("account-list tbody tr").first().waitFor();
  await expect.poll(() => focused(page)).toBe("list-title");
});

test("from an address alone the page takes no focus", async () => {
  const { page } = await open("#/treasury/transfers");
  await page.locator("transfer-list tbody tr").first().waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe("body");
});

test("the first page can be skipped to its content", async () => {
  const { page } = await open("#/");
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect.poll(() => focused(page)).toBe("main");
  await shows(page, { address: "#/" });
});

test("a row that is chosen keeps the focus", async () => {
  const { page } = await open("#/treasury/transfers");
  const row = page.getByRole("link", { name: "Transfer 1002" });
  await row.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "transfer 1002 response" }).waitFor();
  await expect.poll(() => focused(page)).toBe("Transfer 1002");
});

test("the tracks of the timeline and the choice of a way keep the focus as the address follows them", async () => {
  const { page } = await open("#/time");
  const tracks = page.getByRole("region", { name: /^Tracks/ });
  await tracks.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.url()).toMatch(/#\/time\/achTransfers\/\d+$/);
  for (let row = 0; row < 7; row += 1) await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.url()).toMatch(/#\/time\/virtualCards\/\d+$/);
  await expect.poll(() => focused(page)).toMatch(/^Tracks/);
  await page.evaluate(() => {
    location.hash = "#/rules/achTransfers";
  });
  const way = page.getByRole("combobox", { name: "Highlight" });
  await way.focus();
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => page.url()).toMatch(/#\/rules\/achTransfers\/\d+$/);
  await expect.poll(() => focused(page)).toBe("rules-row");
});

test("a test that runs keeps the focus at the button that stops it", async () => {
  const { page } = await open("#/test", {}, undefined, ".recorder");
  const run = page.locator("recorded-test button.first");
  await page.getByRole("button", { name: "+1 hour" }).click();
  await run.focus();
  await page.keyboard.press("Enter");
  await page.getByText(/Passed|Failed|The test changed/).waitFor();
  await expect.poll(() => focused(page)).toBe("Run");
});

test("of an answer the status and what it changed are said, and not all of its JSON", async () => {
  const { page } = await open("#/endpoints/createAchTransfer");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => spoken(page)).toMatch(/^Response \d+: 200, OK, 3 rows changed\.$/);
  await page.getByRole("button", { name: "Trigger 401" }).click();
  await expect.poll(() => spoken(page)).toMatch(/^Response \d+: 401, Unauthorized\.$/);
  await page.evaluate(() => {
    location.hash = "#/tours/cancel";
  });
  await page.getByRole("button", { name: "Start" }).click();
  await expect.poll(() => spoken(page)).toBe("Step 1: 200, OK, 3 rows changed.");
});
