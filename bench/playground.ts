// From navigation to the first answer of the bank, as a visitor sees it: `npm run bench:playground`.

import { fileURLToPath } from "node:url";
import { type Browser, chromium } from "playwright";
import { build, createServer, preview } from "vite";
import { chromiumLaunch } from "../tooling/chromium.ts";

const root = fileURLToPath(new URL("../playground/", import.meta.url));
const ROUNDS = 7;
/** Milliseconds on a warm server. */
const AIM = 1000;

const browser = await chromium.launch(chromiumLaunch());
const server = await createServer({ root, logLevel: "error", server: { port: 0 } });
await server.listen();
await report("npm start, a new visitor", browser, server.resolvedUrls?.local[0]);
await server.close();

const outDir = fileURLToPath(new URL("../.cache/bench-playground/", import.meta.url));
await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
const built = await preview({ root, logLevel: "error", build: { outDir }, preview: { port: 0 } });
await report("the static build, a new visitor", browser, built.resolvedUrls?.local[0]);
await built.close();
await browser.close();

/** Prints the median over several visits, each in a fresh profile, so that the service worker is installed each time. */
async function report(name: string, browser: Browser, url = ""): Promise<void> {
  await visit(browser, url);
  const visits: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, url));
  visits.sort((one, other) => one - other);
  const [fastest = 0, median = 0, slowest = 0] = [0, Math.floor(ROUNDS / 2), ROUNDS - 1].map(
    (at) => visits[at],
  );
  const range = `${Math.round(fastest)} to ${Math.round(slowest)} ms`;
  console.log(`${name}: first mocked answer after ${Math.round(median)} ms (${range}; the aim is ${AIM} ms)`);
}

async function visit(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const answered = await page.waitForFunction(
    () => performance.getEntriesByName("first-answer")[0]?.startTime,
  );
  const time = (await answered.jsonValue()) as number;
  await context.close();
  return time;
}
