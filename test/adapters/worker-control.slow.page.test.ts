// A bank in pages and frames that are left and loaded again and again: msw's worker unregisters itself when the last one
// is left. Statements: X220, X368.

import { copyFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Browser, chromium, type Page } from "playwright";
import { build } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hostFolder } from "../playground/support/static-host.ts";

const repository = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Its title is what a list of transfers answers, or why the bank has not started. */
const withBank = `<title>…</title><script type="module">
  import { createBank, start } from "./bank.js";
  const list = () => fetch("/v1/ach", { headers: { Authorization: "Bearer test" } });
  start(createBank(), { url: "/mockServiceWorker.js" }).then(list).then(
    ({ status }) => { document.title = String(status); },
    ({ message }) => { document.title = message; },
  );
</script>`;

/** Has no bank itself, as the manager of a Storybook. */
const withFrames = `<title>frames</title>${'<iframe src="bank.html"></iframe>'.repeat(5)}`;

interface Host {
  readonly url: string;
  close(): Promise<void>;
}

/** The pages with each msw version, built once. */
const hosts = new Map<string, Promise<Host>>();

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.connect(inject("chromium"));
});
afterAll(async () => {
  await browser.close();
  for (const host of hosts.values()) await (await host).close();
});

function hosted(msw: string): Promise<Host> {
  const host = hosts.get(msw) ?? hostPages(msw);
  hosts.set(msw, host);
  return host;
}

/** Serves the pages with one of the supported msw versions. */
async function hostPages(msw: string): Promise<Host> {
  const folder = await mkdtemp(join(tmpdir(), "sandbank-worker-"));
  const entry = join(folder, "entry.js");
  const sources = ["src/index.ts", "src/adapters/browser/index.ts"].map(repository);
  writeFileSync(entry, sources.map((source) => `export * from ${JSON.stringify(source)};`).join("\n"));
  await build({
    configFile: false,
    logLevel: "warn",
    root: repository(""),
    resolve: { alias: [{ find: /^msw(?=\/|$)/, replacement: msw }] },
    build: { outDir: folder, emptyOutDir: false, lib: { entry, formats: ["es"], fileName: () => "bank.js" } },
  });
  writeFileSync(join(folder, "bank.html"), withBank);
  writeFileSync(join(folder, "frames.html"), withFrames);
  copyFileSync(
    repository(`node_modules/${msw}/lib/mockServiceWorker.js`),
    join(folder, "mockServiceWorker.js"),
  );
  const host = await hostFolder(folder, "/");
  return { ...host, close: () => host.close().then(() => rm(folder, { recursive: true })) };
}

/** The title of each frame, once it has one. */
async function titles(page: Page): Promise<string[]> {
  const frames = page.frames().slice(1);
  return Promise.all(
    frames.map(async (frame) => {
      await frame.waitForFunction(() => !["", "…"].includes(document.title), null, { timeout: 15_000 });
      return frame.title();
    }),
  );
}

for (const msw of ["msw", "msw-2-12"]) {
  test(`five frames have a bank however often the pages change, with the worker of ${msw}`, {
    timeout: 120_000,
  }, async () => {
    const { url } = await hosted(msw);
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      for (let round = 0; round < 2; round++) {
        await page.goto(`${url}bank.html`);
        await page.waitForFunction(() => document.title === "200");
        await page.goto(`${url}frames.html`);
        expect(await titles(page)).toEqual(["200", "200", "200", "200", "200"]);
      }
    } finally {
      await context.close();
    }
  });
}

test("where the browser keeps workers from pages, the bank says so and does not load the page forever", async () => {
  const { url } = await hosted("msw");
  const context = await browser.newContext();
  try {
    const other = await context.newPage();
    await other.goto(`${url}bank.html`);
    await other.waitForFunction(() => document.title === "200");
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.setBypassServiceWorker", { bypass: true });
    await page.goto(`${url}bank.html`);
    await page.waitForFunction(() => document.title.includes("Bypass"), null, { timeout: 25_000 });
    await expect
      .poll(() => page.title())
      .toBe(
        'The service worker at /mockServiceWorker.js does not control this page, although it was loaded again: turn off "Bypass for network" in the browser\'s developer tools, and reload it.',
      );
  } finally {
    await context.close();
  }
});

test("where StackBlitz shows a page, which can't register a worker there, the bank answers in the page (X368)", async () => {
  const { url } = await hosted("msw");
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const preview = "https://transfers-a1b2--5173--96435430.local-credentialless.webcontainer.io/";
    await page.route(`${preview}**`, async (route) => {
      const served = await route.fetch({ url: route.request().url().replace(preview, url) });
      await route.fulfill({ response: served });
    });
    await page.goto(`${preview}bank.html`);
    await expect.poll(() => page.title()).toBe("200");
  } finally {
    await context.close();
  }
});
