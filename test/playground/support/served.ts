import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import type { TestProject } from "vitest/node";
import { builtPlayground, bundlePlayground } from "../../../tooling/build/playground.ts";
import { root } from "../../../tooling/build/sources.ts";
import { chromiumLaunch } from "../../../tooling/chromium.ts";
import { isBuilt } from "../../../tooling/packed.ts";
import { hostFolder } from "./static-host.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the built playground is, with a slash at its end. */
    playground: string;
    /** The folder of its files, as a URL with a slash at its end. */
    playgroundFolder: string;
    /** Where a Chromium listens for Playwright. */
    chromium: string;
  }
}

/** Builds the playground, unless that was done, serves it below a sub-path, and starts the browser that all tests share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = isBuilt ? builtPlayground : join(root, ".cache/playground");
  if (!isBuilt) await bundlePlayground(folder);
  const host = await hostFolder(folder, "/some/sub/path/");
  const browser = await chromium.launchServer(chromiumLaunch());
  project.provide("playground", host.url);
  project.provide("playgroundFolder", pathToFileURL(`${folder}/`).href);
  project.provide("chromium", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await host.close();
  };
}
