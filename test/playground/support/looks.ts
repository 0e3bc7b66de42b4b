import type { Page } from "playwright";

export const THEMES = ["light", "dark"] as const;

/** Waits until a page has loaded all of its parts, the panel too, and draws nothing any more. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isApp = document.querySelector("playground-app") !== null;
    if (isApp && !document.querySelector("sandbank-panel:defined")?.shadowRoot?.querySelector("button"))
      return false;
    if (document.querySelector(".skeleton, .starting, :not(:defined)")) return false;
    return [...document.querySelectorAll("*")].every(
      (element) => !("isUpdatePending" in element && element.isUpdatePending),
    );
  });
}
