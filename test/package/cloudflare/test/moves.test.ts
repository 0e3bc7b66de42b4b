import { type Browser, chromium, type Page } from "playwright";
import { createBank } from "sandbank/core";
import { serve } from "sandbank/server";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { page as inPage } from "./page.ts";
import { CONTROL_KEY, startWorlds, type Worlds } from "./worlds.ts";

declare global {
  /** What `page.ts` exports, in the page. */
  var sandbankPage: { readonly page: typeof inPage };
}

let worlds: Worlds;
let server: Awaited<ReturnType<typeof serve>>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  worlds = await startWorlds();
  server = await serve({}, { port: 0, isolate: true });
  browser = await chromium.launch();
  page = await browser.newPage();
  const script = await bundled();
  await page.route("http://localhost/", (route) =>
    route.fulfill({ contentType: "text/html", body: `<!doctype html><script>${script}</script>` }),
  );
  await page.goto("http://localhost/");
});

afterAll(async () => {
  await browser.close();
  await server.close();
  await worlds.stop();
});

/** The page's module as one classic script. */
async function bundled(): Promise<string> {
  const lib = { entry: "test/page.ts", formats: ["iife" as const], name: "sandbankPage" };
  const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false } });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  return output[0].code.replaceAll("</script", "<\\/script");
}

/** Restores a snapshot in a world behind HTTP, and reads it from there. */
async function moveTo(origin: string, world: string, text: string): Promise<string> {
  const headers = { "x-sandbank-world": world, "x-sandbank-key": CONTROL_KEY };
  const restored = await fetch(`${origin}/_sandbank/restore`, { method: "POST", headers, body: text });
  expect([restored.status, await restored.text()]).toEqual([200, "{}"]);
  return (await fetch(`${origin}/_sandbank/snapshot`, { headers })).text();
}

test.each([
  ["stands", { start: "2026-03-02T15:00:00Z", paused: true }],
  ["runs", { start: "2026-03-02T15:00:00Z" }],
])(
  "a snapshot whose clock %s moves from a page to Node, to a Durable Object and back, byte for byte (X294)",
  async (name, clock) => {
    const filled = await page.evaluate((given) => globalThis.sandbankPage.page.fill(given), clock);
    const inProcess = createBank();
    await inProcess.restore(JSON.parse(filled));
    const inNode = await moveTo(server.url, name, JSON.stringify(inProcess.snapshot()));
    await worlds.make(name);
    const inObject = await moveTo(worlds.origin, name, inNode);
    const backInNode = await moveTo(server.url, `${name}-back`, inObject);
    const inPage = await page.evaluate((text) => globalThis.sandbankPage.page.move(text), backInNode);
    expect([inNode, inObject, backInNode, inPage].map((text) => text === filled)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);
