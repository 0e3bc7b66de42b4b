import type { Browser, Page } from "playwright";

/**
 * Opens a page in a profile of its own, so that the service worker is installed again. Resolves with the milliseconds
 * from navigation to the mark "first-answer", which the page sets when it has its first answer.
 */
export async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const time = await firstAnswer(page);
  await context.close();
  return time;
}

/** The milliseconds from the page's navigation to its mark "first-answer". */
export async function firstAnswer(page: Page): Promise<number> {
  const answered = await page.waitForFunction(
    () => performance.getEntriesByName("first-answer")[0]?.startTime,
  );
  return Number(await answered.jsonValue());
}
