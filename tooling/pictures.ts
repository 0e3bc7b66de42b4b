// Takes the picture of the README. It is written to docs/pictures, and committed when what it shows has changed. Run as
// `npm run pictures`.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { hostFolder } from "../test/playground/support/static-host.ts";
import { bundlePlayground } from "./build/playground.ts";
import { root } from "./build/sources.ts";
import { chromiumLaunch } from "./chromium.ts";

const pictures = join(root, "docs/pictures");
const outDir = join(root, ".cache/pictures");
/** CSS pixels. */
const viewport = { width: 1040, height: 900 };
/** Of the demonstration of the first page. */
const STEPS = 4;

await bundlePlayground(outDir);
const host = await hostFolder(outDir, "/");
const browser = await chromium.launch(chromiumLaunch());
mkdirSync(pictures, { recursive: true });
try {
  const page = await browser.newPage({ viewport, colorScheme: "light", reducedMotion: "reduce" });
  await page.goto(host.url);
  for (let step = 0; step < STEPS; step += 1) await page.getByRole("button", { name: "Step" }).click();
  await page.waitForLoadState("networkidle");
  const demonstration = page.getByRole("region", { name: "Demonstration" });
  await demonstration.screenshot({ path: join(pictures, "start.png"), animations: "disabled" });
} finally {
  await browser.close();
  await host.close();
}
