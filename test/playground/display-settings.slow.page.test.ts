import type { Locator } from "playwright";
import { expect, test } from "vitest";
import { violations } from "./support/axe.ts";
import { settled } from "./support/looks.ts";
import { pages } from "./support/page.ts";

const open = pages();

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
    page.locator(`nav[aria-label="${nav}"] a`).evaluateAll((all) =>
      all.map((link) => {
        const { outlineStyle, borderBottomColor } = getComputedStyle(link);
        const isCurrent = link.hasAttribute("aria-current");
        return `${isCurrent}: ${outlineStyle} ${borderBottomColor}`;
      }),
    );
  for (const nav of ["Pages", "Demo app"]) {
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
  const submit = page.getByRole("button", { name: "Submit company" });
  await submit.focus();
  await expectInSight(submit);
  await panel.getByRole("button", { name: "Close" }).click();
  await page.evaluate(() => {
    location.hash = "#/tours/company";
  });
  await expectInSight(page.locator("tour-view .actions .figures"));
});

test("at 400 percent the page scrolls one way, and nothing fixed covers half of it", async () => {
  const { page } = await open("#/tours/cancel", { viewport: { width: 320, height: 256 } });
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByText("Tour restarted.").waitFor();
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
