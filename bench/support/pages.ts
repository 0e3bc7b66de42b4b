import { join, relative } from "node:path";
import { type Browser, chromium } from "playwright";
import { build, type PluginOption, preview, type UserConfig } from "vite";
import manifest from "../../package.json" with { type: "json" };
import { chromiumLaunch } from "../../tooling/chromium.ts";
import { project, root, work } from "./places.ts";

/** The entries of the built package, by the names that pages import. */
const alias = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  typeof target === "string"
    ? []
    : [{ find: new RegExp(`^sandbank${entry.slice(1)}$`), replacement: join(root, target.default) }],
);

/** Pages that are built, served, and opened in a real Chromium. */
export interface Pages {
  readonly url: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

/** Builds a page of the `page.ts` in a folder of benches as an application is built, from the built package, and serves it. */
export async function servePage(folder: string, plugins: PluginOption[] = []): Promise<Pages> {
  const script = relative(join(work, folder), join(root, "bench", folder, "page.ts"));
  const place = project(folder, {
    "index.html": `<!doctype html><script type="module" src="${script}"></script>`,
  });
  const config = {
    root: place,
    configFile: false,
    logLevel: "error",
    build: { outDir: join(place, "dist"), target: "esnext", chunkSizeWarningLimit: 2000 },
  } satisfies UserConfig & { configFile: false };
  await build({ ...config, plugins, resolve: { alias } });
  const server = await preview({ ...config, preview: { port: 0 } });
  const browser = await openBrowser();
  return {
    url: server.resolvedUrls?.local[0] ?? "",
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Starts the Chromium of the tests. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}
