import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";

/** What is installed in the project beside this package, or else beside its command. */
function found(name: string): string | undefined {
  for (const from of [pathToFileURL(join(process.cwd(), "index.js")).href, import.meta.url]) {
    try {
      return createRequire(from).resolve(name);
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "MODULE_NOT_FOUND")) throw error;
    }
  }
  return undefined;
}

/** What is used of Playwright. */
export interface BrowserType<Browser> {
  launch(options?: object): Promise<Browser>;
}

/**
 * The Chromium of the Playwright that the project has. Rejects with an Error that says what to install where there is none.
 *
 * @example const browser = await (await chromiumOf<Browser>()).launch();
 */
export async function chromiumOf<Browser>(): Promise<BrowserType<Browser>> {
  const path = ["@playwright/test", "playwright", "playwright-core"].map(found).find((each) => each !== undefined);
  if (path === undefined)
    throw new Error(
      "states opens your page with Playwright: npm install --save-dev @playwright/test, then npx playwright install chromium.",
    );
  const loaded: { chromium?: BrowserType<Browser>; default?: { chromium: BrowserType<Browser> } } = await import(
    pathToFileURL(path).href
  );
  const chromium = loaded.chromium ?? loaded.default?.chromium;
  if (chromium) return chromium;
  throw new Error(`The Playwright at ${path} has no Chromium: install @playwright/test 1.50 or newer.`);
}

/** The source of the project's axe-core; undefined where it is not installed. */
export function axeSource(): string | undefined {
  const path = found("axe-core");
  return path === undefined ? undefined : readFileSync(path, "utf8");
}
