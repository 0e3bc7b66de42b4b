// Prints how long the panel takes to open with 10,000 transfers, in a real Chromium, built as an application builds it.

import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { build, preview } from "vite";
import { chromiumLaunch } from "../../tooling/chromium.ts";

const ROWS = 10_000;
const ROUNDS = 15;
const AIM_MS = 100;

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("../../.cache/bench-panel", import.meta.url));

await build({ root, configFile: false, logLevel: "error", build: { outDir, emptyOutDir: true } });
const server = await preview({
  root,
  configFile: false,
  logLevel: "error",
  build: { outDir },
  preview: { port: 0 },
});
const browser = await chromium.launch(chromiumLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(server.resolvedUrls?.local[0] ?? "");
  const timings = await page.evaluate(([rows, rounds]) => window.measure(rows, rounds), [
    ROWS,
    ROUNDS,
  ] as const);
  console.log(`${ROWS.toLocaleString("en-US")} transfers, ${ROUNDS} times, milliseconds to the next frame:`);
  for (const what of ["open", "search", "choose"] as const) {
    const sorted = timings.map((timing) => timing[what]).sort((one, other) => one - other);
    const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))]?.toFixed(0).padStart(4);
    const aim = what === "open" ? `   aim: below ${AIM_MS}` : "";
    console.log(`${what.padEnd(8)} median ${at(0.5)}   most ${at(1)}${aim}`);
  }
} finally {
  await browser.close();
  await server.close();
}
