// Keeps a bank in a stock Firefox: four tabs write at once, one is reloaded, the browser is killed. `npm run long firefox`, with Firefox
// at /usr/bin/firefox or FIREFOX_PATH. Playwright drives only a Firefox of its own, so this needs Puppeteer.

import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as wait } from "node:timers/promises";
import { type Browser, launch, type Page } from "puppeteer-core";
import type {} from "../../test/adapters/persist/page/page.ts";
import { servePage } from "../../test/adapters/persist/page/served.ts";

const KILLS = 5;
const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox";
const profile = mkdtempSync(join(tmpdir(), "sandbank-firefox-"));
const host = await servePage("kept-firefox");
let browser = await start();
try {
  console.log(await browser.version());
  const tabs = [await tab(browser), await tab(browser), await tab(browser), await tab(browser)] as const;
  const ids = await Promise.all(tabs.map((page) => page.evaluate(() => window.keptPage.write(250))));
  assert.equal(new Set(ids.flat()).size, 1000, "each of 1,000 writes has an id of its own");

  const opened = await tab(browser);
  const expected = await state(opened);
  assert.equal(await count(opened), 1000, "no write is lost");
  for (const page of tabs) {
    await page.waitForFunction((text) => window.keptPage.state() === text, {}, expected);
    assert.deepEqual(await warnings(page), []);
  }

  const [one, two] = tabs;
  await one.evaluate(() => window.keptPage.write(1));
  await two.waitForFunction((text) => window.keptPage.state() === text, {}, await state(one));
  console.log("1,000 writes of four tabs; each shows the change of another");

  const kept = await state(one);
  await one.reload();
  await isOpen(one);
  assert.equal(await state(one), kept, "a reload changes nothing");

  for (let kill = 1; kill <= KILLS; kill += 1) {
    const page = await tab(browser);
    const rows = await page.evaluate(async () => {
      await window.keptPage.write(5);
      return window.keptPage.bank.db.achTransfers.count();
    });
    await killed(browser);
    browser = await start();
    const again = await tab(browser);
    assert.equal(await count(again), rows, "what was answered is there after a kill");
    assert.deepEqual(await warnings(again), []);
  }
  console.log(`${KILLS} killed browsers lost nothing`);
} finally {
  await browser.close();
  await host.close();
  rmSync(profile, { recursive: true, force: true });
}

function start(): Promise<Browser> {
  return launch({ browser: "firefox", executablePath, headless: true, userDataDir: profile });
}

async function killed(running: Browser): Promise<void> {
  const firefox = running.process();
  if (!firefox) throw new Error("Firefox runs in no process of this script.");
  const ended = once(firefox, "exit");
  firefox.kill("SIGKILL");
  await ended;
  // Puppeteer gives the profile its own preferences back, which must not happen while the next one begins with it.
  while (readdirSync(profile).some((name) => name.endsWith(".puppeteer"))) await wait(20);
}

async function tab(running: Browser): Promise<Page> {
  const page = await running.newPage();
  await page.goto(`${host.url}?name=shared&tabs`);
  await isOpen(page);
  return page;
}

async function isOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => window.keptPage !== undefined);
  await page.evaluate(async () => {
    await window.keptPage.opened;
  });
}

function state(page: Page): Promise<string> {
  return page.evaluate(() => window.keptPage.state());
}

function count(page: Page): Promise<number> {
  return page.evaluate(() => window.keptPage.bank.db.achTransfers.count());
}

function warnings(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.keptPage.warnings);
}
