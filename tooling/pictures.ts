// Takes the pictures of the README: two of the page, and a short film of the timeline. They are written to docs/pictures,
// and committed when what they show has changed. Run as `npm run pictures`.

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright";
import { build } from "vite";
import { hostFolder } from "../test/playground/support/static-host.ts";
import { root } from "./build/sources.ts";
import { chromiumLaunch } from "./chromium.ts";
import { installApart } from "./install-apart.ts";

const pictures = join(root, "docs/pictures");
/** Apart, because nothing but this needs what writes a GIF. */
const tool = join(root, "tooling/film");
const frames = join(root, ".cache/film");
const outDir = join(root, ".cache/pictures");
/** CSS pixels; the film is taken at this size too. */
const viewport = { width: 1000, height: 680 };
const FRAMES = 30;
const FRAME_MS = 100;
/** Of the demonstration of the first page. */
const STEPS = 4;

installApart(tool);
await build({ root: join(root, "playground"), logLevel: "warn", build: { outDir, emptyOutDir: true } });
const host = await hostFolder(outDir, "/");
const browser = await chromium.launch(chromiumLaunch());
mkdirSync(pictures, { recursive: true });
try {
  const settings = { viewport, colorScheme: "light", reducedMotion: "reduce" } as const;
  const page = await browser.newPage(settings);
  await page.goto(host.url);
  for (let step = 0; step < STEPS; step += 1) await page.getByRole("button", { name: "Step" }).click();
  await picture(page, "start.png");
  await page.goto(`${host.url}#/treasury/transfers?panel=clock`);
  await page.getByRole("row").nth(1).waitFor();
  await picture(page, "treasury.png");
  // Where nothing is remembered, so that no open panel covers the playhead.
  await film(await browser.newPage(settings));
} finally {
  await browser.close();
  await host.close();
}

async function picture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(pictures, name), animations: "disabled" });
}

/** The playhead moves forward, an hour a frame. */
async function film(page: Page): Promise<void> {
  await page.goto(`${host.url}#/time`);
  const playhead = page.getByRole("slider").first();
  await playhead.waitFor();
  await page.waitForLoadState("networkidle");
  await playhead.focus();
  rmSync(frames, { recursive: true, force: true });
  mkdirSync(frames, { recursive: true });
  for (let frame = 0; frame < FRAMES; frame += 1) {
    const path = join(frames, `${String(frame).padStart(3, "0")}.png`);
    await page.screenshot({ path, animations: "disabled" });
    await page.keyboard.press("ArrowRight");
    await page.waitForTimeout(FRAME_MS);
  }
  const gif = join(pictures, "timeline.gif");
  execFileSync("node", [join(tool, "gif.ts"), frames, gif, String(FRAME_MS)], { stdio: "inherit" });
}
