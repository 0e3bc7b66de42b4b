import { createRequire } from "node:module";
import type { Locator, Page } from "playwright";
import { expect, test } from "vitest";
import { inBothThemes } from "./support/looks.ts";
import { pages } from "./support/page.ts";

const open = pages();
const axe = createRequire(import.meta.url).resolve("axe-core");

const places = [
  "#/",
  "#/treasury/transfers",
  "#/treasury/transfers/1002",
  "#/treasury/loans",
  "#/treasury/cards",
  "#/treasury/onboarding",
  "#/tours/cancel",
  "#/endpoints",
  "#/rules/achTransfers/1007",
  "#/rules/virtualCards/1001",
  "#/endpoints/createAchTransfer",
  "#/endpoints/createFile",
  "#/test",
  "#/docs",
  "#/docs/start/vite",
];

const looks = inBothThemes(places);

test.each(looks)("axe finds nothing wrong with $place in $colorScheme", async ({ colorScheme, place }) => {
  const { page, problems } = await open(place, { colorScheme });
  await settled(page);
  await use(page, place);
  expect(await violations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.each(places)("%s fits every width from 320 pixels on", async (place) => {
  const { page } = await open(place);
  await settled(page);
  for (const width of [320, 360, 480, 640, 800, 1024, 1400, 2200]) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), {
        message: `${width}`,
      })
      .toBe(true);
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

test("in forced colours the present page and part are told from the others", async () => {
  const { page } = await open("#/treasury/cards", { forcedColors: "active" });
  const marks = (nav: string) =>
    page.locator(`nav[aria-label=${nav}] a`).evaluateAll((all) =>
      all.map((link) => {
        const { outlineStyle, borderBottomColor } = getComputedStyle(link);
        const isCurrent = link.hasAttribute("aria-current");
        return `${isCurrent}: ${outlineStyle} ${borderBottomColor}`;
      }),
    );
  for (const nav of ["Pages", "Treasury"]) {
    const all = await marks(nav);
    const current = all.filter((mark) => mark.startsWith("true"));
    expect(current.length).toBe(1);
    expect(new Set(all.map((mark) => mark.replace(/^\w+: /, ""))).size).toBe(2);
  }
});

test("a panel at the bottom, and its button, hide neither the end of a page nor what has the focus", async () => {
  const { page } = await open("#/tours/company?panel=clock", { viewport: { width: 400, height: 900 } });
  const panel = page.locator("sandbank-panel");
  await panel.getByRole("button", { name: "Layout" }).click();
  await panel.getByRole("button", { name: "Dock at the bottom" }).click();
  await expectInSight(page.getByRole("button", { name: "Start" }));
  await page.evaluate(() => {
    location.hash = "#/treasury/onboarding";
  });
  const submit = page.getByRole("button", { name: "Onboard company" });
  await submit.focus();
  await expectInSight(submit);
  await panel.getByRole("button", { name: "Collapse" }).click();
  await page.evaluate(() => {
    location.hash = "#/tours/company";
  });
  await expectInSight(page.locator("tour-view .actions .figures"));
});

test("at 400 percent the page scrolls one way, and nothing fixed covers half of it", async () => {
  const { page } = await open("#/tours/cancel", { viewport: { width: 320, height: 256 } });
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Start again" }).click();
  await page.getByText("The tour begins again.").waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const covered = await page.evaluate(() =>
    [...document.querySelectorAll("body *")]
      .filter((element) => ["fixed", "sticky"].includes(getComputedStyle(element).position))
      .reduce((sum, element) => sum + element.getBoundingClientRect().height, 0),
  );
  expect(covered).toBeLessThan(128);
});

test("nothing that comes late pushes the page about on a telephone", async () => {
  const { page } = await open("", { viewport: { width: 412, height: 823 } });
  await settled(page);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number }[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 200);
      }),
  );
  expect(shift).toBeLessThan(0.05);
});

/** Nothing lies over its middle, nor outside of the window. */
async function expectInSight(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        element.scrollIntoView({ block: "nearest" });
        const { left, top, width, height } = element.getBoundingClientRect();
        const above = document.elementFromPoint(left + width / 2, top + height / 2);
        return above !== null && (element.contains(above) || above.contains(element)) && above.localName;
      }),
    )
    .not.toBe(false);
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
    await page.getByText("Transfer 1007 is canceled.").waitFor();
  }
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
