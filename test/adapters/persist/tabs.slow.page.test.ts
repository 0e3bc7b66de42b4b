// Tabs of a real browser that share a bank.
// Statements: X112, X116, X119.

import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { openPage, servePage } from "./page/served.ts";

let host: Awaited<ReturnType<typeof servePage>>;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  host = await servePage("kept-tabs");
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

const tab = () => openPage(context, host.url, "name=shared&tabs");
const write = (page: Page, count: number) => page.evaluate((n) => window.keptPage.write(n), count);
const state = (page: Page) => page.evaluate(() => window.keptPage.state());
const count = (page: Page) => page.evaluate(() => window.keptPage.bank.db.achTransfers.count());
const warnings = (page: Page) => page.evaluate(() => window.keptPage.warnings);

/**
 * Stops a page between two tasks, as a browser freezes one in the background; a headless browser has no background. The
 * returned function lets it go on. `Debugger.pause` is no way to do it: on a busy machine Chromium now and then answers the
 * command, and the page goes on.
 */
async function stop(page: Page): Promise<() => Promise<void>> {
  const client = await context.newCDPSession(page);
  const isStopped = new Promise((resolve) => client.once("Debugger.paused", resolve));
  await client.send("Debugger.enable");
  // It is answered when the page goes on, and rejects when the page is closed instead.
  await Promise.race([isStopped, client.send("Runtime.evaluate", { expression: "debugger" })]);
  return async () => {
    await client.send("Debugger.resume");
    await client.detach();
  };
}

/** Whether a page has to wait for the turn of the only other one, which stands still. */
async function isHeldUp(page: Page): Promise<boolean> {
  let isDone = false;
  const done = () => {
    isDone = true;
  };
  page.evaluate(async () => (await window.keptPage.opened).saved()).then(done, done);
  while (!isDone) {
    const { pending = [] } = await page.evaluate(() => navigator.locks.query());
    if (pending.length > 0) return true;
  }
  return false;
}

/** Stops a page within a turn of its bank, or outside of any, which the only other page finds out. */
async function stopWhere(place: "within its turn" | "outside of it", page: Page, other: Page) {
  for (let tries = 0; tries < 30; tries += 1) {
    const goOn = await stop(page);
    if ((await isHeldUp(other)) === (place === "within its turn")) return goOn;
    await goOn();
  }
  throw new Error(`Of 30 times that the page was stopped, none was ${place}.`);
}

test("a bank survives a reload and the end of its tab (X112)", async () => {
  const page = await openPage(context, host.url, "name=alone");
  await write(page, 3);
  const before = await state(page);
  await page.reload();
  await page.evaluate(() => window.keptPage.opened);
  expect(await state(page)).toBe(before);
  await page.close();
  const again = await openPage(context, host.url, "name=alone");
  expect(await state(again)).toBe(before);
  expect(await warnings(again)).toEqual([]);
});

test("400 writes of four tabs have 400 ids, and none is lost (X116)", { timeout: 120_000 }, async () => {
  const tabs = [await tab(), await tab(), await tab(), await tab()];
  const ids = (await Promise.all(tabs.map((page) => write(page, 100)))).flat();
  expect(new Set(ids).size).toBe(400);
  const opened = await tab();
  const expected = await state(opened);
  for (const page of [...tabs, opened]) {
    await vi.waitFor(async () => expect(await state(page)).toBe(expected), 5000);
    expect(await count(page)).toBe(400);
    expect(await warnings(page)).toEqual([]);
  }
});

test("a tab that was frozen has missed nothing when it comes back (X116)", { timeout: 60_000 }, async () => {
  const [one, two] = [await tab(), await tab()];
  await write(two, 1);
  for (let round = 1; round <= 3; round += 1) {
    const goOn = await stopWhere("outside of it", two, one);
    const ids = await write(one, 30);
    await one.evaluate(() => window.keptPage.bank.clock.advance({ days: 9 }));
    await goOn();
    if (round === 2) await one.evaluate(() => window.keptPage.bank.reset());
    const [own = ""] = await write(two, 1);
    if (round !== 2) expect(ids).not.toContain(own);
    await vi.waitFor(async () => expect(await state(one)).toBe(await state(two)), 5000);
  }
  expect(await count(two)).toBe(32);
  expect([...(await warnings(one)), ...(await warnings(two))]).toEqual([]);
});

test("a tab that is frozen in its turn is waited for, and not if it is closed (X119)", {
  timeout: 60_000,
}, async () => {
  const one = await tab();
  for (let round = 0; round < 4; round += 1) {
    const two = await tab();
    void two.evaluate(() => window.keptPage.write(100_000)).catch(() => undefined);
    await one.waitForTimeout(50 + 17 * round);
    const goOn = await stopWhere("within its turn", two, one);
    const answered: string[] = [];
    const writing = write(one, 3).then((ids) => answered.push(...ids));
    await one.waitForTimeout(50);
    expect(answered).toEqual([]);
    // Either is enough: that it goes on, or that it is closed as it stands.
    if (round % 2 === 0) await goOn();
    else await two.close();
    await writing;
    expect(new Set(answered).size).toBe(3);
    await two.close();
    const three = await tab();
    // What the closed tab has stored last, the others are only about to read.
    await vi.waitFor(async () => expect(await state(three)).toBe(await state(one)), 5000);
    expect([...(await warnings(one)), ...(await warnings(three))]).toEqual([]);
    await three.close();
  }
});
