import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, inject } from "vitest";

/** A page of the playground, and what went wrong in its console. */
export interface Opened {
  readonly page: Page;
  /** Errors and warnings of the console, and uncaught exceptions. */
  readonly problems: string[];
}

/**
 * Gives each test pages of its own, each in a fresh profile, at the transfers of the treasury unless a place is named. `prepare` runs in the page
 * before its own scripts; `shows` is what is there once it is open.
 *
 * @example const open = pages(); const { page } = await open("#/tours/cancel");
 */
export function pages(): (
  place?: string,
  options?: BrowserContextOptions,
  prepare?: () => void,
  shows?: string,
) => Promise<Opened> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.connect(inject("chromium"));
  });
  afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
  afterAll(() => browser.close());
  return async (
    place = "",
    options = {},
    prepare,
    shows = "main nav, main form, main sandbank-timeline, bank-demonstration button",
  ) => {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    if (prepare) await page.addInitScript(prepare);
    page.setDefaultTimeout(10_000);
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) problems.push(message.text());
    });
    await page.goto(inject("playground") + (place || "#/treasury/transfers"));
    await page.locator(shows).first().waitFor();
    return { page, problems };
  };
}
