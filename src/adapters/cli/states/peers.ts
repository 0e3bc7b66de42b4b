import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { axeOf } from "../../playwright/sweep/axe.ts";

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

interface BrowserType<Browser> {
  launch(options: { readonly executablePath?: string }): Promise<Browser>;
}

/**
 * Starts the Chromium of the Playwright that the project has, or the one at a path. Rejects with an Error that says what to install.
 *
 * @example const browser = await launched<Browser>(undefined);
 */
export async function launched<Browser>(executablePath: string | undefined): Promise<Browser> {
  const path = ["@playwright/test", "playwright", "playwright-core"]
    .map(found)
    .find((each) => each !== undefined);
  if (path === undefined)
    throw new Error(
      "states opens your page with Playwright: npm install --save-dev @playwright/test, then npx playwright install chromium.",
    );
  const loaded: { readonly default: { readonly chromium: BrowserType<Browser> } } = await import(
    pathToFileURL(path).href
  );
  try {
    return await loaded.default.chromium.launch(executablePath === undefined ? {} : { executablePath });
  } catch (cause) {
    throw new Error(
      "states could not start Chromium: npx playwright install chromium, or --browser with the path of one that is installed.",
      { cause },
    );
  }
}

/** What finds with the project's axe-core; undefined where it is not installed. */
export function axeFinder(): ReturnType<typeof axeOf> | undefined {
  const path = found("axe-core");
  return path === undefined ? undefined : axeOf(readFileSync(path, "utf8"));
}
