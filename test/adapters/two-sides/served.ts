import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { build } from "vite";
import { answerPages } from "../../../src/adapters/forwarding/server.ts";
import { listen } from "../../../src/adapters/server/http-server.ts";
import type { Bank } from "../../../src/index.ts";
import { hostFolder } from "../../playground/support/static-host.ts";
import type { Client } from "../../support/call.ts";

const script = createRequire(import.meta.url).resolve("msw/mockServiceWorker.js");

/** A development server of the page, with the bank that `bank` gives. */
export async function serveSides(bank: () => Bank) {
  const root = fileURLToPath(new URL("page/", import.meta.url));
  const outDir = fileURLToPath(new URL("../../../.cache/two-sides/", import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  const files = await hostFolder(outDir, "/");
  const endpoint = answerPages({ bank });
  const server = await listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === "/__sandbank") return endpoint(request.toRequest());
      if (pathname === "/v1/of-the-app") return new Response("the app's own");
      if (pathname === "/mockServiceWorker.js")
        return new Response(readFileSync(script), { headers: { "Content-Type": "text/javascript" } });
      const found = await fetch(new URL(pathname, files.url));
      return new Response(found.body, {
        status: found.status,
        headers: { "Content-Type": found.headers.get("content-type") ?? "text/plain" },
      });
    },
    { port: 0, host: "127.0.0.1" },
  );
  const close = async () => {
    await server.close();
    await files.close();
  };
  return { url: server.url, close };
}

/** Sends requests from a page, as its own code would. */
export function clientIn(page: Page, baseUrl: string): Client {
  let count = 0;
  return {
    async fetch(path, init) {
      count += 1;
      const request = new Request(baseUrl + path, init);
      const bytes = Buffer.from(await request.arrayBuffer());
      const sent = {
        id: count,
        url: request.url,
        method: request.method,
        headers: [...request.headers],
        body: bytes.length > 0 ? bytes.toString("latin1") : null,
      };
      const { signal } = request;
      signal.addEventListener("abort", () => void page.evaluate((id) => window.abort(id), sent.id));
      const got = await page.evaluate((each) => window.send(each), sent);
      if ("error" in got)
        throw got.error === "AbortError" ? new DOMException("", "AbortError") : new TypeError(got.error);
      const { status, headers, body } = got;
      return new Response(body === "" ? null : Buffer.from(body, "latin1"), { status, headers });
    },
  };
}
