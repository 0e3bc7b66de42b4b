import { createRequire } from "node:module";
import type { Page } from "playwright";
import { expect, test } from "vitest";
import { pages } from "./support/page.ts";

const open = pages();
const axe = createRequire(import.meta.url).resolve("axe-core");

const places = [
  "#/",
  "#/treasury/transfers",
  "#/treasury/cards",
  "#/treasury/onboarding",
  "#/tours/cancel",
  "#/endpoints",
  "#/endpoints/createAchTransfer",
  "#/endpoints/createFile",
];

const looks = (["light", "dark"] as const).flatMap((colorScheme) =>
  places.map((place) => ({ colorScheme, place })),
);

test.each(looks)("axe finds nothing wrong with $place in $colorScheme", async ({ colorScheme, place }) => {
  const { page, problems } = await open(place, { colorScheme });
  await settled(page);
  await use(page, place);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(places)("%s fits every width from 360 pixels on", async (place) => {
  const { page } = await open(place);
  await settled(page);
  for (const width of [360, 480, 640, 800, 1024, 1400, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([
      width,
      true,
    ]);
  }
});

test.each(places)(
  "every control of %s is reached by Tab, in order, and shows that it has the focus",
  async (place) => {
    const { page } = await open(place);
    await settled(page);
    const count = await page
      .locator("a[href], button:not(:disabled), input, select, textarea, summary, [tabindex='0']")
      .filter({ visible: true })
      .count();
    const reached = new Set<string>();
    for (let press = 0; press < count * 2 && reached.size < count; press += 1) {
      await page.keyboard.press("Tab");
      const focused = await focusedNow(page);
      if (!focused) break;
      expect([focused.name, focused.ring]).toEqual([focused.name, true]);
      reached.add(focused.id);
    }
    // Of a group of radio buttons Tab reaches one.
    expect(reached.size).toBeGreaterThanOrEqual(count - 1);
  },
);

test("in forced colours a status still has its word and its shape", async () => {
  const { page } = await open("", { forcedColors: "active" });
  await settled(page);
  const marks = await page.locator("transfer-list .status").evaluateAll((all) =>
    all.map((mark) => {
      const shape = mark.querySelector("svg path, svg circle") as SVGElement;
      const { stroke, fill } = getComputedStyle(shape);
      const painted = [stroke, fill].some(
        (paint) => paint !== "none" && paint !== getComputedStyle(document.body).backgroundColor,
      );
      return { word: mark.textContent?.trim(), painted };
    }),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.every(({ word, painted }) => word && painted)).toBe(true);
  expect(await violations(page)).toEqual([]);
});

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
  if (place.startsWith("#/tours")) await page.locator("tour-view button.first").click();
  if (place.includes("create")) await page.getByRole("button", { name: "Send", exact: true }).click();
  await settled(page);
}

async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator(".skeleton").waitFor({ state: "detached" });
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run();
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ""}`),
    );
  });
}
