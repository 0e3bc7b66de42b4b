// Kills a page at random points, and now and then all processes of the browser: what was answered is there afterwards, and nothing half.
// `npm run long kills` does it 500 times.

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { chromiumLaunch } from "../../../tooling/chromium.ts";
import { openPage, servePage } from "./page/served.ts";
import { sessionBank, sessionStep, stateOf } from "./page/session.ts";

const KILLS = Number(process.env.SANDBANK_KILLS ?? 24);
/** Which kills are of the browser, not only of the page. */
const isOfBrowser = (kill: number) => kill % 8 === 7;

let host: Awaited<ReturnType<typeof servePage>>;
let profile: string;
let context: BrowserContext | undefined;

beforeAll(async () => {
  host = await servePage("kept-killed");
});
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), "sandbank-"));
});
afterEach(async () => {
  await context?.close();
  rmSync(profile, { recursive: true, force: true });
});
afterAll(() => host.close());

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** The states of the session, by how many of its steps were done; each is worked out once. */
function sessionStates() {
  const bank = sessionBank();
  const hashes = [hashOf(stateOf(bank))];
  return async (steps: number): Promise<string | undefined> => {
    while (hashes.length <= steps) {
      await sessionStep(bank, hashes.length - 1);
      hashes.push(hashOf(stateOf(bank)));
    }
    return hashes[steps];
  };
}

const launch = () => chromium.launchPersistentContext(profile, chromiumLaunch());

async function killPage(context: BrowserContext, page: Page): Promise<void> {
  const client = await context.newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  // It is never answered.
  client.send("Page.crash").catch(() => undefined);
  await crashed;
  await page.close();
}

/** Kills all its processes at once, which have no time to write anything. */
function killBrowser(): void {
  execFileSync("pkill", ["-KILL", "-f", "--", `user-data-dir=${profile}`]);
}

test.each(["name=alone", "name=shared&tabs"])(
  `%s: ${KILLS / 2} kills lose nothing that was answered (X112)`,
  {
    timeout: 60_000 + KILLS * 5000,
  },
  async (query) => {
    const stateAfter = sessionStates();
    let steps = 0;
    context = await launch();
    for (let kill = 0; kill < KILLS / 2; kill += 1) {
      const page = await openPage(context, host.url, query);
      let answered = steps;
      await page.exposeFunction("answered", (step: number) => {
        answered = step + 1;
      });
      page.evaluate((from) => window.keptPage.work(from), steps).catch(() => undefined);
      // Any point, from before the first step to some hundred steps later.
      await new Promise((resolve) => setTimeout(resolve, (kill * 37) % 211));
      if (isOfBrowser(kill)) {
        const isGone = context.waitForEvent("close");
        killBrowser();
        await isGone;
        context = await launch();
      } else {
        await killPage(context, page);
      }
      const opened = await openPage(context, host.url, query);
      const found = hashOf(await opened.evaluate(() => window.keptPage.state()));
      expect(await opened.evaluate(() => window.keptPage.warnings)).toEqual([]);
      // A step that was answered just before the kill may not have been told.
      for (steps = answered; (await stateAfter(steps)) !== found; steps += 1)
        expect(steps, `kill ${kill}: a state that is none after ${answered} steps or more`).toBeLessThan(
          answered + 50,
        );
      await opened.close();
    }
    await context.close();
    console.log(`${query}: ${KILLS / 2} kills during ${steps} steps`);
    expect(steps).toBeGreaterThan(KILLS);
  },
);
