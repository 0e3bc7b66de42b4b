// Takes the pictures of the README. They are written to docs/pictures, and committed when what they show has changed. Run as
// `npm run pictures`.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { hostFolder } from "../test/playground/support/static-host.ts";
import { root } from "./build/sources.ts";
import { chromiumLaunch } from "./chromium.ts";

const pictures = join(root, "docs/pictures");
const outDir = join(root, ".cache/pictures");
/** CSS pixels. */
const viewport = { width: 1000, height: 680 };
/** Of the demonstration of the first page. */
const STEPS = 4;
/** That the playhead of the timeline moves forward. */
const HOURS = 30;

await build({ root: join(root, "playground"), logLevel: "warn", build: { outDir, emptyOutDir: true } });
const host = await hostFolder(outDir, "/");
const browser = await chromium.launch(chromiumLaunch());
mkdirSync(pictures, { recursive: true });
try {
  const settings = { viewport, colorScheme: "light", reducedMotion: "reduce" } as const;
  const page = await browser.newPage(settings);
  await page.goto(host.url);
  await repeat(STEPS, () => page.getByRole("button", { name: "Step" }).click());
  await picture(page, "start.png");
  await page.goto(`${host.url}#/treasury/transfers?panel=clock`);
  await page.getByRole("row").nth(1).waitFor();
  await picture(page, "treasury.png");
  // Where nothing is remembered, so that no open panel covers the playhead.
  const timeline = await browser.newPage(settings);
  await timeline.goto(`${host.url}#/time`);
  await timeline.getByRole("slider").first().focus();
  await repeat(HOURS, () => timeline.keyboard.press("ArrowRight"));
  await picture(timeline, "timeline.png");
} finally {
  await browser.close();
  await host.close();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(pictures, name), animations: "disabled" });
}

async function repeat(times: number, work: () => Promise<void>): Promise<void> {
  for (let time = 0; time < times; time += 1) await work();
}
