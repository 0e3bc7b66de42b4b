import { msw } from "msw/vite";
import type { BrowserContext, Page } from "playwright";
import { AIMS } from "../support/aims.ts";
import { firstAnswer } from "../support/first-answer.ts";
import { type Pages, servePage } from "../support/pages.ts";
import { compare } from "../support/show.ts";

const ROWS = 10_000;
const POSTS = 20;

/** What keeping a bank costs, in Chromium through the service worker, beside a bank that is not kept. */
export async function run(): Promise<void> {
  const pages = await servePage("persist", [msw({ mode: "worker-only" })]);
  await posts(pages);
  await reloads(pages);
  await tabs(pages);
  await pages.close();
}

async function posts(pages: Pages): Promise<void> {
  const contenders = [];
  for (const [name, query] of [
    ["not kept", ""],
    ["kept", "?kept"],
    ["kept, with tabs", "?kept&tabs"],
  ] as const) {
    const page = await opened(pages, query, ROWS);
    contenders.push({
      name,
      measure: () => page.evaluate((count) => window.benchPersist.post(count), POSTS),
      ...(name === "kept" && { aim: AIMS.kept }),
    });
  }
  await compare("a POST through the worker, 10,000 rows", contenders, {
    unit: "ms",
    rounds: 15,
    warmUps: 2,
  });
}

async function reloads(pages: Pages): Promise<void> {
  const contenders = [];
  for (const [name, rows] of [
    ["empty", 0],
    ["10,000 rows", ROWS],
  ] as const) {
    const page = await opened(pages, "?kept", rows);
    contenders.push({
      name,
      async measure() {
        await page.reload();
        await ready(page);
        const count = await page.evaluate(() => window.benchPersist.rows());
        if (count !== rows) throw new Error(`Of ${rows} rows ${count} were kept.`);
        return firstAnswer(page);
      },
    });
  }
  await compare("a kept bank's first answer after a reload", contenders, {
    unit: "ms",
    rounds: 10,
    warmUps: 2,
  });
}

/** From the answer in one tab to the change in another. */
async function tabs(pages: Pages): Promise<void> {
  const context = await pages.browser.newContext();
  const one = await opened(pages, "?kept&tabs", 0, context);
  const two = await opened(pages, "?kept&tabs", 0, context);
  const contender = {
    name: "another tab",
    aim: AIMS.otherTab,
    async measure() {
      await two.evaluate(() => window.benchPersist.watch());
      const answered = await one.evaluate(() => window.benchPersist.change());
      return (await two.evaluate(() => window.benchPersist.shown)) - answered;
    },
  };
  await compare("a change is shown by another tab", [contender], { unit: "ms", rounds: 30, warmUps: 2 });
}

/** A page in a profile of its own unless one is named, with its bank filled. */
async function opened(
  { url, browser }: Pages,
  query: string,
  rows: number,
  context?: BrowserContext,
): Promise<Page> {
  const page = await (context ?? (await browser.newContext())).newPage();
  await page.goto(`${url}${query}`);
  await ready(page);
  if (rows > 0) await page.evaluate((count) => window.benchPersist.fill(count), rows);
  return page;
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.benchPersist !== undefined);
}
