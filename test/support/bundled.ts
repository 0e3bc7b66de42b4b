import { isAbsolute } from "node:path";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the bundled entries, as a URL with a slash at its end. */
    bundled: string;
  }
}

const root = new URL("../../", import.meta.url);
const folder = new URL(".cache/bundled/", root);

/** What tests run in processes of their own. */
const entries = {
  command: "src/adapters/cli/index.ts",
  fixtures: "fixtures/index.ts",
  index: "src/index.ts",
  node: "src/adapters/node/index.ts",
  playwright: "src/adapters/playwright/index.ts",
  server: "src/adapters/server/index.ts",
};

/** Bundles the entries that tests run in processes of their own: from its sources, each start would load hundreds of files. */
export default async function setup(project: TestProject): Promise<void> {
  const bundle = await rolldown({
    cwd: fileURLToPath(root),
    input: entries,
    platform: "node",
    external: (id) => !id.startsWith(".") && !isAbsolute(id),
  });
  await bundle.write({ dir: fileURLToPath(folder), cleanDir: true });
  await bundle.close();
  project.provide("bundled", folder.href);
}
