import type { Page } from "playwright";
import { expect } from "vitest";

/** What a page shows once it has followed a link. */
export interface Shown {
  /** The hash of its address, such as "#/tours/cancel". */
  readonly address?: string;
  readonly title?: string;
  /** The text of the heading that has the focus: a link that was clicked has the focus too, and often the same text. */
  readonly heading?: string | undefined;
  /** The text of what has the focus, or its id if it has no text. */
  readonly focus?: string;
}

/**
 * Waits until the page shows all of this at once. A page is done with an act when each part is there, so none of them is waited
 * for alone while another is read once.
 *
 * @example await shows(page, { address: "#/tours", title: "Tours · Sandbank", heading: "Make a transfer succeed" });
 */
export async function shows(page: Page, expected: Shown): Promise<void> {
  await expect.poll(() => shown(page)).toMatchObject(expected);
}

function shown(page: Page): Promise<Required<Shown>> {
  return page.evaluate(() => {
    const active = document.activeElement;
    const text = active === document.body ? "" : (active?.textContent?.trim() ?? "");
    return {
      address: location.hash,
      title: document.title,
      heading: active?.matches("h1, h2, h3") ? text : undefined,
      focus: text || (active?.id ?? ""),
    };
  });
}
