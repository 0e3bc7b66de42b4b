// A page whose origin has no more room, by a quota of the browser itself.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openPage, servePage } from "./page/served.ts";

let browser: Browser;
let host: Awaited<ReturnType<typeof servePage>>;
let context: BrowserContext;

beforeAll(async () => {
  host = await servePage("kept-full");
  browser = await chromium.connect(inject("chromium"));
});
beforeEach(async () => {
  context = await browser.newContext();
});
afterEach(() => context.close());
afterAll(async () => {
  await browser.close();
  await host.close();
});

/** What the origin may store, in bytes; without a number what the browser allows. */
async function setQuota(page: Page, quotaSize?: number): Promise<void> {
  const session = await context.newCDPSession(page);
  const origin = new URL(host.url).origin;
  await session.send("Storage.overrideQuotaForOrigin", { origin, ...(quotaSize && { quotaSize }) });
}

const write = (page: Page) => page.evaluate(() => window.keptPage.write(1));
const state = (page: Page) => page.evaluate(() => window.keptPage.state());
const warnings = (page: Page) => page.evaluate(() => window.keptPage.warnings);
/** What `saved()` of the page rejects with; undefined where it resolves. */
const refusal = (page: Page) =>
  page.evaluate(async () => {
    const kept = await window.keptPage.opened;
    return kept.saved().then(
      () => undefined,
      (error: Error) => error.message,
    );
  });

test.each([
  ["alone", ""],
  ["shared", "&tabs"],
])(
  "%s%s: a full quota is one warning, what was stored is whole, and the state is stored again once there is room (X339)",
  async (name, tabs) => {
    const query = `name=${name}${tabs}`;
    // The browser remembers for a while how much room an origin has, so it is set before anything is stored.
    const outside = await context.newPage();
    await outside.goto(`${host.url}nothing`);
    await setQuota(outside, 100_000);
    const page = await openPage(context, host.url, query);
    let stored = "";
    for (let count = 0; count < 500 && (await warnings(page)).length === 0; count += 1) {
      stored = await state(page);
      await write(page);
    }
    for (let count = 0; count < 3; count += 1) expect(await write(page)).toHaveLength(1);
    expect(await warnings(page)).toEqual([
      `The state of the bank is not kept as "${name}" for now: there is no room for it. It goes on in memory, and is stored again with the first change for which there is room.`,
    ]);
    expect(await refusal(page)).toBe(
      `The state of the bank is not kept as "${name}": there is no room for it.`,
    );
    const again = await openPage(context, host.url, query);
    expect(await state(again)).toBe(stored);
    await again.close();

    await setQuota(page);
    expect(await refusal(page)).toBeUndefined();
    const healed = await state(page);
    expect(await warnings(page)).toHaveLength(1);
    await page.close();
    const last = await openPage(context, host.url, query);
    expect(await state(last)).toBe(healed);
    await write(last);
    expect(await refusal(last)).toBeUndefined();
  },
);
