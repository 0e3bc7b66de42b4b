import axe from "axe-core";
import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import "../../../src/panel/index.ts";
import type { SandbankPanel, ShownBank } from "../../../src/panel/index.ts";

/** Starts every test of a file on a page without panel and without memory of one. */
export function onFreshPage(): void {
  const clear = () => {
    for (const panel of document.querySelectorAll("sandbank-panel")) panel.remove();
    localStorage.clear();
  };
  beforeEach(async () => {
    await page.viewport(1200, 800);
    clear();
  });
  afterEach(clear);
}

/** Puts a panel for a bank into the page, open unless the fields say otherwise. */
export async function openPanel(
  bank: ShownBank,
  fields: Partial<SandbankPanel> = {},
): Promise<SandbankPanel> {
  const panel = document.createElement("sandbank-panel");
  Object.assign(panel, { bank, open: true, ...fields });
  document.body.append(panel);
  await panel.updateComplete;
  return panel;
}

/** What axe finds wrong with the page, a line each. */
export async function axeViolations(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    // The page that the tests run in is no document of the panel's making.
    rules: { "page-has-heading-one": { enabled: false }, "landmark-one-main": { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}

/** The element that has the keyboard, also inside of elements. */
export function focused(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** Expects that nothing in the panel is wider than its place, scrollbars of lists aside. */
export function expectNoOverflow(panel: SandbankPanel): void {
  const tooWide: string[] = [];
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll("*")) {
      if (element.shadowRoot) walk(element.shadowRoot);
      const { right } = element.getBoundingClientRect();
      if (right > innerWidth + 1 && !isClipped(element))
        tooWide.push(`${element.localName}.${element.className}`);
    }
  };
  if (panel.shadowRoot) walk(panel.shadowRoot);
  expect(tooWide).toEqual([]);
}

/** Cut off by itself or by what is around it, so that it can not widen the page. */
function isClipped(element: Element): boolean {
  for (let around: Element | null = element; around; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== "visible") return true;
  }
  return false;
}
