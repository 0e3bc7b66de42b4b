import "../shared/needs-node.ts";
import { join } from "node:path";
import { answerProcesses } from "../server/processes.ts";
import { type SandbankPluginOptions, sandbank } from "../vite/index.ts";
import type { PluginApi } from "../vite/server-bank.ts";

/** What `sandbank` in nuxt.config takes. */
export interface SandbankNuxtOptions
  extends Pick<SandbankPluginOptions, "options" | "scenarios" | "panel" | "products" | "allowWebhooks"> {}

/** What of Nuxt the module uses. */
interface Nuxt {
  readonly options: {
    readonly dev: boolean;
    readonly rootDir: string;
    readonly buildDir: string;
    readonly sandbank?: SandbankNuxtOptions;
    readonly build: { readonly templates: object[] };
    readonly nitro: { plugins?: string[] };
  };
  hook(name: string, run: (...given: never[]) => unknown): unknown;
}

/** The module, as Nuxt calls it. */
interface SandbankModule {
  (inline: SandbankNuxtOptions, nuxt: object): Promise<void>;
  /** By what Nuxt knows the module and the types of its options. */
  getMeta(): Promise<{ name: string; configKey: string }>;
}

const SERVER_PLUGIN = "sandbank-server.mjs";

async function setUp(inline: SandbankNuxtOptions, given: object): Promise<void> {
  // Nuxt's own types would be a dependency of everyone.
  const nuxt = given as Nuxt;
  const { options } = nuxt;
  const chosen = { ...options.sandbank, ...inline };
  const plugin = sandbank({
    ...chosen,
    ...fromRoot("options", chosen.options, options.rootDir),
    ...fromRoot("scenarios", chosen.scenarios, options.rootDir),
  });
  if (!options.dev) return;
  const api: PluginApi | undefined = plugin.api;
  nuxt.hook("vite:extendConfig", (config: { plugins?: unknown[] }, { isClient }: { isClient: boolean }) => {
    if (isClient) config.plugins = [...(config.plugins ?? []), plugin];
  });
  const { url, close } = await answerProcesses((request) => api?.serverBank()?.answer(request));
  nuxt.hook("close", close);
  const call = `startForwarding(${JSON.stringify(url)})`;
  options.build.templates.push({
    filename: SERVER_PLUGIN,
    write: true,
    getContents: () =>
      `import { startForwarding } from "sandbank/ssr/server";\n\nexport default () => ${call};\n`,
  });
  options.nitro.plugins = [join(options.buildDir, SERVER_PLUGIN), ...(options.nitro.plugins ?? [])];
}

/** Vite's root is another folder than that of nuxt.config. */
function fromRoot(name: string, given: unknown, root: string): object {
  return typeof given === "string" && given.startsWith(".") ? { [name]: join(root, given) } : {};
}

/**
 * Nuxt's module: one bank in the process of `nuxt dev`, for the app's server and its pages. Its rows outlast the rebuilds of the server.
 * In a build it does nothing. Rejects with an OptionError that names the option of `sandbank` that is invalid.
 *
 * @example
 * export default defineNuxtConfig({
 *   modules: ["sandbank/nuxt"],
 *   sandbank: { options: "./bank.ts", panel: true },
 * });
 */
const sandbankModule: SandbankModule = Object.assign(setUp, {
  getMeta: async () => ({ name: "sandbank", configKey: "sandbank" }),
});
export default sandbankModule;
