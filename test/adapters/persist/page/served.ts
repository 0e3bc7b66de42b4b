import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "playwright";
import { build } from "vite";
import { hostFolder } from "../../../playground/support/static-host.ts";

/** Builds the page, in a folder of its own for each test file, and serves it. */
export async function servePage(folder: string) {
  const root = fileURLToPath(new URL(".", import.meta.url));
  const outDir = fileURLToPath(new URL(`../../../../.cache/${folder}/`, import.meta.url));
  await build({
    root,
    configFile: false,
    logLevel: "error",
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 2000 },
  });
  return hostFolder(outDir, "/");
}

/** Opens the page, with the bank of a name, until that is kept. */
export async function openPage(context: BrowserContext, url: string, query: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${url}?${query}`);
  await page.waitForFunction(() => window.keptPage !== undefined);
  await page.evaluate(async () => {
    await window.keptPage.opened;
  });
  return page;
}
