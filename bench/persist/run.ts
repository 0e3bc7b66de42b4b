// What keeping a bank costs, in a real Chromium through the service worker, side by side with a bank that is not kept.

import { fileURLToPath } from "node:url";
import { msw } from "msw/vite";
import { type BrowserContext, chromium, type Page } from "playwright";
import { build, preview } from "vite";
import { chromiumLaunch } from "../../tooling/chromium.ts";

const ROWS = 10_000;
const ROUNDS = 20;
const POSTS = 20;
const RELOADS = 15;
const MOST_TIMES = 1.3;

const root = fileURLToPath(new URL(".", import.meta.url));
const outDir = fileURLToPath(new URL("../../.cache/bench-persist", import.meta.url));

await build({
  root,
  configFile: false,
  logLevel: "error",
  plugins: [msw({ mode: "worker-only" })],
  build: { outDir, emptyOutDir: true, target: "esnext", chunkSizeWarningLimit: 2000 },
});
const server = await preview({
  root,
  configFile: false,
  logLevel: "error",
  build: { outDir },
  preview: { port: 0 },
});
const url = server.resolvedUrls?.local[0] ?? "";
const browser = await chromium.launch(chromiumLaunch());
try {
  await comparePosts();
  await compareReloads();
} finally {
  await browser.close();
  await server.close();
}

/** A page of a profile of its own, with its bank filled. */
async function opened(query: string, rows: number): Promise<Page> {
  const context: BrowserContext = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${url}${query}`);
  await ready(page);
  if (rows > 0) await page.evaluate((count) => window.benchPage.fill(count), rows);
  return page;
}

async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => window.benchPage !== undefined);
}

async function comparePosts(): Promise<void> {
  const queries = { "not kept": "", kept: "?kept", "kept, tabs": "?kept&tabs" };
  const pages = new Map<string, Page>();
  for (const [name, query] of Object.entries(queries)) pages.set(name, await opened(query, ROWS));
  const times = new Map<string, number[]>();
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const [name, page] of pages) {
      const taken = await page.evaluate((count) => window.benchPage.post(count), POSTS);
      if (round >= 0) times.set(name, [...(times.get(name) ?? []), ...taken]);
    }
  }
  const plain = median(times.get("not kept") ?? []);
  console.log(
    `A POST through the worker, ${ROWS.toLocaleString("en-US")} rows, median of ${ROUNDS * POSTS}:`,
  );
  for (const [name, taken] of times) {
    const ratio = name === "not kept" ? "" : `   ${(median(taken) / plain).toFixed(2)} times`;
    const aim = name === "kept" ? ` (aim: at most ${MOST_TIMES})` : "";
    console.log(`${name.padEnd(12)} ${median(taken).toFixed(2)} ms${ratio}${aim}`);
  }
  for (const page of pages.values()) await page.context().close();
}

async function compareReloads(): Promise<void> {
  const pages = { empty: await opened("?kept", 0), full: await opened("?kept", ROWS) };
  const times = { empty: [] as number[], full: [] as number[] };
  for (let round = -1; round < RELOADS; round += 1) {
    for (const name of ["empty", "full"] as const) {
      await pages[name].reload();
      await ready(pages[name]);
      const taken = await pages[name].evaluate(() => window.benchPage.firstAnswer);
      if (round >= 0) times[name].push(taken);
    }
  }
  if ((await pages.full.evaluate(() => window.benchPage.rows())) !== ROWS) throw new Error("Rows were lost.");
  const most = 1.5 * median(times.empty) + 100;
  console.log(`The first answer after a reload, median of ${RELOADS}:`);
  console.log(`empty        ${median(times.empty).toFixed(0)} ms`);
  console.log(
    `${ROWS.toLocaleString("en-US")} rows  ${median(times.full).toFixed(0)} ms (aim: at most ${most.toFixed(0)})`,
  );
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;
}
