import "../shared/needs-node.ts";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin, PluginOption, ResolvedConfig, ViteDevServer } from "vite";
import { startBeforeEntries } from "./entry-scripts.ts";
import { findModule } from "./find-module.ts";
import {
  adviceFor,
  generalAdvice,
  OTHER_PROCESS,
  type SupportedFramework,
  supportedFramework,
} from "./frameworks.ts";
import { checkOptions, type SandbankPluginOptions } from "./options.ts";
import { entriesWith, partsAmong } from "./scanned.ts";
import {
  answerBuild,
  createRelay,
  createServerBank,
  ENDPOINT,
  type PluginApi,
  RELAY,
  type ServerBank,
} from "./server-bank.ts";
import { pageTools, serverTools } from "./tools/server.ts";
import { clientModule, forwardingModule, SERVER_ID, serverModule, VIRTUAL_ID } from "./virtual-module.ts";

export type { SandbankPluginOptions } from "./options.ts";
export type { VitePersistOptions } from "./persist-option.ts";

const WORKER = "mockServiceWorker.js";

/**
 * Runs a bank while you develop: serves msw's worker script and starts the bank before the app's first import. The bank
 * is in the page; in a framework with a server, such as SvelteKit, it is in the dev server's process, for server and pages.
 * In Vitest and Storybook, which create their own banks, it only serves the script. In a production build it does
 * nothing unless `build` or `prerender` is set. Throws an OptionError that names the option when one is invalid.
 *
 * @example
 * export default defineConfig({ plugins: [react(), sandbank({ options: "./src/bank.ts", panel: true })] });
 */
export function sandbank(given: SandbankPluginOptions = {}): Plugin {
  const options = checkOptions(given);
  const modules = [options.options, options.scenarios].filter((each) => typeof each === "string");
  // The script must fit the msw that this package imports, wherever it was installed.
  const script = createRequire(import.meta.url).resolve(`msw/${WORKER}`);
  const underVitest = process.env.VITEST !== undefined;
  let config: ResolvedConfig;
  let framework: SupportedFramework | undefined;
  let serverBank: ServerBank | undefined;
  let startsBank = true;
  let isOff = false;
  let hasServedPage = false;
  let building: Promise<void> | undefined;

  const configureServer = (server: ViteDevServer) => {
    const worker = config.base + WORKER;
    server.middlewares.use((request, response, next) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname !== `/${WORKER}` && pathname !== worker) return next();
      response.setHeader("Content-Type", "text/javascript");
      response.setHeader("Cache-Control", "no-cache");
      response.setHeader("Service-Worker-Allowed", "/");
      response.end(readFileSync(script));
    });
    if (!startsBank) return;
    if (framework) {
      if (options.persist) config.logger.warn(withoutPersist(framework));
      serverBank = createServerBank(server, options, config.base);
      server.middlewares.use(serverTools(config, serverBank.bank));
      server.middlewares.use(serverBank.middleware);
      return;
    }
    server.middlewares.use(createRelay(config, options.allowWebhooks));
    server.middlewares.use(pageTools(config, server.ws));
    const advice = adviceFor(
      config.plugins.map(({ name }) => name),
      worker,
    );
    if (advice) {
      startsBank = false;
      config.logger.warn(advice);
      return;
    }
    server.middlewares.use((request, _, next) => {
      if (!hasServedPage && /\/@vite\/client(\?|$)/.test(request.url ?? "")) {
        hasServedPage = true;
        config.logger.warn(generalAdvice(worker));
      }
      next();
    });
  };

  const plugin: Plugin<PluginApi> = {
    name: "sandbank",
    api: { serverBank: () => serverBank },
    async config(user) {
      const names = await namesOf(user.plugins);
      framework = supportedFramework(names);
      // That of Nitro answers pages, which the bank has to start before.
      if (names.some((name) => name.startsWith("nitro:")))
        plugin.configureServer = { order: "pre", handler: configureServer };
      // SvelteKit warns of any plugin that has it.
      if (framework) delete plugin.transformIndexHtml;
      if (underVitest) return { optimizeDeps: { include: ["sandbank", "sandbank/vitest"] } };
      const panel = options.panel ? ["sandbank/panel"] : [];
      if (framework) return { optimizeDeps: { include: ["sandbank/vite/client", ...panel] } };
      const entries = entriesWith(modules, user);
      const include = [
        "sandbank",
        "sandbank/browser",
        "sandbank/vite/client",
        ...panel,
        ...(options.products ? ["sandbank/products"] : []),
        ...(options.persist ? ["sandbank/persist"] : []),
        ...partsAmong(modules),
      ];
      return { optimizeDeps: { include, ...(entries ? { entries } : {}) } };
    },
    configResolved(resolved) {
      config = resolved;
      const inStorybook = resolved.plugins.some(({ name }) => name.startsWith("storybook:"));
      startsBank = !underVitest && !inStorybook;
      isOff = resolved.command === "build" && !options.build && !inStorybook;
      if (framework && startsBank) refuseBuild(framework, resolved, options.build);
    },
    configureServer,
    hotUpdate({ modules: changed, file, server }) {
      if (this.environment.name !== "ssr" || !serverBank?.renewFor(changed, file)) return;
      server.environments.client.hot.send({ type: "full-reload" });
    },
    async buildStart() {
      if (config.command !== "build" || !options.prerender || !startsBank) return;
      // Each environment of a build starts, and all have one bank.
      building ??= answerBuild(options, config.root, (...where) => this.resolve(...where));
      await building;
    },
    buildEnd() {
      serverBank?.stop();
    },
    generateBundle() {
      if (isOff || this.environment.name !== "client") return;
      this.emitFile({ type: "asset", fileName: WORKER, source: readFileSync(script) });
    },
    resolveId: (id) => (id === VIRTUAL_ID || id === SERVER_ID ? `\0${id}` : undefined),
    async load(id) {
      if (id === `\0${SERVER_ID}` && serverBank) return serverModule(await serverBank.address());
      if (id !== `\0${VIRTUAL_ID}`) return undefined;
      const { base, root, command } = config;
      const { panel, persist } = options;
      const worker = base + WORKER;
      if (framework) {
        const { below = "" } = framework;
        return forwardingModule({
          endpoint: base + ENDPOINT,
          worker,
          scope: base.slice(0, base.length - below.length),
          panel,
        });
      }
      const find = async (option: "options" | "scenarios", named: string) => {
        const found = await findModule(option, named, root, (...where) => this.resolve(...where));
        return { module: found.id, named };
      };
      const isServed = command === "serve";
      return clientModule({
        worker,
        panel,
        products: options.products,
        // Two projects may be served at one port one after the other.
        persist: isServed && persist ? { ...persist, name: persist.name ?? root + base } : undefined,
        // A build opens none: its bank may be shown to anyone.
        links: isServed && options.links,
        relay: isServed ? base + RELAY : undefined,
        options:
          typeof options.options === "string"
            ? await find("options", options.options)
            : { value: options.options },
        scenarios: options.scenarios === undefined ? undefined : await find("scenarios", options.scenarios),
      });
    },
    transform(code, id) {
      if (isOff || !startsBank) return undefined;
      if (serverBank && OTHER_PROCESS.test(id))
        return { code: `import ${JSON.stringify(SERVER_ID)};${code}`, map: null };
      if (this.environment.name !== "client") return undefined;
      if (!framework?.entry.test(id)) return undefined;
      // Nothing of the entry runs before what it imports is ready. In its first line, so that every line stays where it is.
      return { code: `import ${JSON.stringify(VIRTUAL_ID)};${code}`, map: null };
    },
    transformIndexHtml: {
      order: "pre",
      handler(html, { path }) {
        hasServedPage = true;
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
  return plugin;
}

/** The names of plugins, which may be in lists and come later. */
async function namesOf(given: PluginOption): Promise<string[]> {
  const each = await given;
  if (Array.isArray(each)) return (await Promise.all(each.map(namesOf))).flat();
  return each ? [each.name] : [];
}

function withoutPersist({ name }: SupportedFramework): string {
  return `sandbank(): 'persist' is not needed in ${name}, where the bank is in the dev server's process: a page that is loaded again finds the bank as it was.`;
}

function refuseBuild({ name }: SupportedFramework, { command }: ResolvedConfig, build: boolean): void {
  if (!build || command !== "build") return;
  throw new Error(
    `Option 'build' of sandbank() can't be used in ${name}: the server of a build is not Vite's, so no bank could be shared with it. Leave 'build' out, and start \`sandbank/node\` in the server itself, or serve the bank with \`npx sandbank\`.`,
  );
}
