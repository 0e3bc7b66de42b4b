import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import manifest from "../../package.json" with { type: "json" };

/** The repository. */
export const root = fileURLToPath(new URL("../../", import.meta.url));

/**
 * A path as one from the repository, with forward slashes: Vite has those on Windows too, Rolldown and Node do not.
 *
 * @example inRoot("C:\\sandbank\\src\\core.ts") // "src/core.ts"
 */
export function inRoot(path: string): string {
  return relative(root, path).replaceAll("\\", "/");
}

/** The source of each file of dist that package.json names, without its extension. */
export const ENTRIES: Readonly<Record<string, string>> = {
  index: "src/index.ts",
  core: "src/core.ts",
  browser: "src/adapters/browser/index.ts",
  node: "src/adapters/node/index.ts",
  vite: "src/adapters/vite/index.ts",
  "vite/client": "src/adapters/vite/client.ts",
  "vite/page": "src/adapters/vite/page.ts",
  next: "src/adapters/next/index.ts",
  "next/route": "src/adapters/next/route.ts",
  "next/client": "src/adapters/next/client.ts",
  ssr: "src/adapters/ssr/index.ts",
  "ssr/client": "src/adapters/ssr/client.ts",
  "ssr/server": "src/adapters/ssr/server.ts",
  nuxt: "src/adapters/nuxt/index.ts",
  vitest: "src/adapters/vitest/index.ts",
  jest: "src/adapters/jest/index.ts",
  playwright: "src/adapters/playwright/index.ts",
  coverage: "src/adapters/coverage/index.ts",
  storybook: "src/adapters/storybook/index.ts",
  server: "src/adapters/server/index.ts",
  cloudflare: "src/adapters/cloudflare/index.ts",
  panel: "src/panel/index.ts",
  fixtures: "fixtures/index.ts",
  share: "src/share/index.ts",
  states: "src/states/index.ts",
  resilience: "src/adapters/resilience/index.ts",
  persist: "src/adapters/persist/index.ts",
  openapi: "src/openapi/index.ts",
  define: "src/define/index.ts",
  products: "src/products/index.ts",
  webhooks: "src/webhooks/index.ts",
  deliver: "src/webhooks/deliver.ts",
};

/** The entries that tests in Jest may import, which share one bank as those of Node do. */
export const ENTRIES_FOR_JEST: readonly string[] = [
  "index",
  "core",
  "deliver",
  "fixtures",
  "jest",
  "node",
  "openapi",
  "resilience",
  "share",
  "states",
  "webhooks",
];

/** The command, which has no types. */
export const COMMAND: Readonly<Record<string, string>> = { cli: "src/adapters/cli/index.ts" };

/** What replaces msw and its worker in Node, and libraries in a page, by `imports` of package.json. */
export const REPLACED: Readonly<Record<string, string>> = {
  "msw-in-node": "src/adapters/shared/msw/msw-in-node.ts",
  "no-worker": "src/adapters/shared/msw/no-worker.ts",
  "zod-in-page": "src/adapters/shared/zod-in-page.ts",
  "msw-in-page": "src/adapters/shared/msw/msw-in-page.ts",
  "worker-in-page": "src/adapters/shared/msw/worker-in-page.ts",
};

/** What is bundled in, so that no one installs it with the package. zod and lit are installed too, for bundlers and for pages. */
export const BUNDLED: readonly string[] = [
  "@dagrejs/dagre",
  "@jridgewell/sourcemap-codec",
  "@lit/reactive-element",
  "@modelcontextprotocol/core",
  "@modelcontextprotocol/server",
  "@msw/data",
  "@sveltejs/acorn-typescript",
  "acorn",
  "diff",
  "es-toolkit",
  "jsonc-parser",
  "lit",
  "lit-element",
  "lit-html",
  "magic-string",
  "nanoevents",
  "package-manager-detector",
  "pure-rand",
  "tinyqueue",
  "zod",
];

/** What of msw is bundled into dist/jest, where no one could load it else. */
export const BUNDLED_FOR_JEST: readonly string[] = [
  "@msw/url",
  "@mswjs/interceptors",
  "@open-draft/until",
  "cookie",
  "debug",
  "has-flag",
  "is-node-process",
  "ms",
  "msw",
  "outvariant",
  "rettime",
  "supports-color",
  "tldts",
  "tough-cookie",
  "until-async",
];

/** What the playground has beside these, of which dist has a whole copy. */
export const BUNDLED_FOR_PLAYGROUND: readonly string[] = ["idb", "mutative", "nanoevents", "tldts-core"];

const installed = [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })];

/** Whether an import stays one in the published files: of Node, of what is installed with the package, of the package itself. */
export function isExternal(id: string): boolean {
  return id.startsWith("node:") || installed.some((name) => id === name || id.startsWith(`${name}/`));
}
