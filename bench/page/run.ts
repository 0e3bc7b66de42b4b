import type { Aim } from "../support/aims.ts";
import { AIMS } from "../support/aims.ts";
import { servePage } from "../support/pages.ts";
import { compare } from "../support/show.ts";
import type { Work } from "./page.ts";

const WORKS: readonly { name: string; work: Work; aim?: Aim }[] = [
  { name: "nothing", work: "nothing" },
  { name: "advance over 10,000 transfers", work: "advance", aim: AIMS.longestTask },
  { name: "restore of 10,000 transfers", work: "restore", aim: AIMS.longestTask },
  { name: "first play of busy", work: "busy", aim: AIMS.longestTask },
];

/** How long work keeps a page from doing anything else, in Chromium, in a fresh page each time. */
export async function run(): Promise<void> {
  const { url, browser, close } = await servePage("page");
  const contenders = WORKS.map(({ work, ...contender }) => ({
    ...contender,
    async measure() {
      const page = await browser.newPage();
      await page.goto(url);
      await page.waitForFunction(() => window.longestTask !== undefined);
      const longest = await page.evaluate((name) => window.longestTask(name), work);
      await page.close();
      return longest;
    },
  }));
  await compare("the longest task in a page", contenders, { unit: "ms", rounds: 5 });
  await close();
}
