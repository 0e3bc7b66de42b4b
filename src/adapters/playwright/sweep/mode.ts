import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { BankMode } from "./settings.ts";

/** Whether a page has a bank: that of the plugin is a variable, and any that a worker serves has its worker. */
const HAS_BANK = `"sandbank" in globalThis || /mockServiceWorker/.test(navigator.serviceWorker?.controller?.scriptURL ?? "")`;

/** How long a bank may take to start, in milliseconds. */
const START = 2000;

/** Opens a page once and says how it reaches its bank. Rejects when the page can't be opened. */
export async function modeOf(browser: Browser, url: string): Promise<BankMode> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load" });
    const end = performance.now() + START;
    while (performance.now() < end) {
      if (await page.evaluate<boolean>(HAS_BANK)) return "page";
      await wait(100);
    }
    return "routes";
  } finally {
    await context.close();
  }
}
