import type { Page } from "playwright";
import { expect, test } from "vitest";
import { violationsInThemes } from "./support/axe.ts";
import { settled } from "./support/looks.ts";
import { pages } from "./support/page.ts";

const open = pages();

/** Each page, and what is there once it has read its rows. */
const places: readonly (readonly [place: string, shows: string])[] = [
  ["#/", "bank-demonstration button"],
  ["#/treasury/accounts", "account-list tbody tr"],
  ["#/treasury/transfers", "transfer-list tbody tr[data-id]"],
  ["#/treasury/transfers/1002", "transfer-list a[aria-current=true]"],
  ["#/treasury/loans", ".unknown a"],
  ["#/treasury/cards", "card-list li[data-id]"],
  ["#/treasury/onboarding", "company-list li[data-id]"],
  ["#/tours/cancel", "tour-view button.first"],
  ["#/endpoints", "endpoint-list a"],
  ["#/rules/achTransfers/1007", "sandbank-lifecycle svg.lines"],
  ["#/rules/virtualCards/1001", "main [role=img]"],
  ["#/endpoints/createAchTransfer", ".form-field"],
  ["#/endpoints/createFile", ".form-field"],
  ["#/test", ".recorder"],
  ["#/docs", ".prose h2"],
  ["#/docs/start/vite", ".prose pre"],
];

test.each(places)(
  "%s fits every width from 320 pixels on, Tab reaches its controls in order and shows the focus, and axe finds nothing wrong in light and dark",
  async (place, shows) => {
    const { page, problems } = await open(place, {}, undefined, shows);
    await settled(page);
    await walk(page);
    const initial = page.viewportSize();
    for (const width of [320, 360, 480, 640, 800, 1024, 1400, 2200]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
          message: `at ${width}`,
        })
        .toBe(true);
    }
    if (initial) await page.setViewportSize(initial);
    await use(page, place);
    expect(await violationsInThemes(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

/** Walks by Tab until every control had the focus, each with a ring. */
async function walk(page: Page): Promise<void> {
  const count = await page
    .locator("a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']")
    .filter({ visible: true })
    .count();
  const reached = new Set<string>();
  for (let press = 0; press < count * 2 && reached.size < count; press += 1) {
    await page.keyboard.press("Tab");
    const focused = await focusedNow(page);
    // A walk that begins at the row of the address comes to the first control by the end of the page.
    if (!focused) continue;
    expect([focused.name, focused.ring]).toEqual([focused.name, true]);
    reached.add(focused.id);
  }
  // Of each group of radio buttons Tab reaches one.
  const groups = await page.locator('input[type="radio"]').evaluateAll((all) => {
    const names = new Set(all.map((radio) => (radio as HTMLInputElement).name));
    return all.length - names.size;
  });
  expect(reached.size).toBeGreaterThanOrEqual(count - groups);
}

/** What has the focus, inside shadow roots too; undefined when the focus has left the page. */
function focusedNow(page: Page): Promise<{ id: string; name: string; ring: boolean } | undefined> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return undefined;
    active.dataset.reached ??= crypto.randomUUID();
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    const ring = outlineStyle !== "none" && outlineWidth !== "0px";
    return { id: active.dataset.reached, name: active.outerHTML.slice(0, 80), ring };
  });
}

/** Brings about what the page shows only after something was done. */
async function use(page: Page, place: string): Promise<void> {
  if (place === "#/treasury/transfers") {
    await page.getByRole("button", { name: "Cancel transfer 1007" }).click();
    await page.getByText("Transfer 1007 canceled.").waitFor();
  }
  if (place.startsWith("#/tours")) {
    await page.locator("tour-view button.first").click();
    await page.locator("tour-view .actions .figures", { hasText: "1 of" }).waitFor();
  }
  if (place.includes("create")) {
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.locator(".answer-line .status").waitFor();
  }
  await settled(page);
}
