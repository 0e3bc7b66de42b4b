import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin, ResolvedConfig } from "vite";
import { startBeforeEntries } from "./entry-scripts.ts";
import { checkOptions, type SandbankPluginOptions } from "./options.ts";
import { clientModule, VIRTUAL_ID } from "./virtual-module.ts";

export type { SandbankPluginOptions } from "./options.ts";
export type { VitePersistOptions } from "./persist-option.ts";

const WORKER = "mockServiceWorker.js";

/**
 * Runs a bank in the page while you develop: serves msw's worker script and starts the bank before
 * the app's first import. In Vitest and Storybook, which create their own banks, it only serves the
 * script. In a production build it does nothing unless `build` is set. Throws an OptionError that names
 * the option when one is invalid.
 *
 * @example
 * export default defineConfig({ plugins: [react(), sandbank({ options: "./src/bank.ts", panel: true })] });
 */
export function sandbank(given: SandbankPluginOptions = {}): Plugin {
  const options = checkOptions(given);
  // The script must fit the msw that this package imports, wherever it was installed.
  const script = createRequire(import.meta.url).resolve(`msw/${WORKER}`);
  const underVitest = process.env.VITEST !== undefined;
  let config: ResolvedConfig;
  let startsBank = true;
  let isOff = false;

  return {
    name: "sandbank",
    config: () => ({
      optimizeDeps: {
        include: underVitest
          ? ["sandbank", "sandbank/vitest"]
          : [
              "sandbank",
              "sandbank/browser",
              "sandbank/vite/client",
              ...(options.panel ? ["sandbank/panel"] : []),
              ...(options.persist ? ["sandbank/persist"] : []),
            ],
      },
    }),
    configResolved(resolved) {
      config = resolved;
      const inStorybook = resolved.plugins.some(({ name }) => name.startsWith("storybook:"));
      startsBank = !underVitest && !inStorybook;
      isOff = resolved.command === "build" && !options.build && !inStorybook;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? "/", "http://localhost");
        if (pathname !== `/${WORKER}` && pathname !== config.base + WORKER) return next();
        response.setHeader("Content-Type", "text/javascript");
        response.setHeader("Cache-Control", "no-cache");
        response.end(readFileSync(script));
      });
    },
    generateBundle() {
      if (isOff || this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: WORKER, source: readFileSync(script) });
    },
    resolveId: (id) => (id === VIRTUAL_ID ? `\0${VIRTUAL_ID}` : undefined),
    async load(id) {
      if (id !== `\0${VIRTUAL_ID}`) return undefined;
      const { base, root, command } = config;
      const { panel, persist } = options;
      const isServed = command === "serve";
      const parts = {
        worker: base + WORKER,
        panel,
        // Two projects may be served at one port one after the other.
        persist: isServed && persist ? { ...persist, name: persist.name ?? root + base } : undefined,
        // A build opens none: its bank may be shown to anyone.
        links: isServed && options.links,
      };
      if (typeof options.options !== "string") return clientModule({ ...parts, given: options.options });
      const found = await this.resolve(options.options, join(root, "index.html"));
      if (!found)
        throw new Error(`Option 'options' of sandbank() is ${options.options}, but there is no such module.`);
      return clientModule({ ...parts, module: found.id, named: options.options });
    },
    transformIndexHtml: {
      order: "pre",
      handler(html, { path }) {
        if (isOff || !startsBank) return undefined;
        const rewritten = startBeforeEntries(html);
        if (rewritten === undefined) {
          config.logger.warn(
            `sandbank() starts no bank in ${path}, because it has no <script type="module" src="...">.`,
          );
        }
        return rewritten;
      },
    },
  };
}
