import "../shared/needs-node.ts";
import { join } from "node:path";
import { answerProcesses } from "../server/processes.ts";
import { type SandbankPluginOptions, sandbank } from "../vite/index.ts";

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

const SERVER_PLUGIN = "sandbank-server.mjs";

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
export default async function sandbankModule(inline: SandbankNuxtOptions, nuxt: Nuxt): Promise<void> {
  const { options } = nuxt;
  const given = { ...options.sandbank, ...inline };
  const plugin = sandbank({
    ...given,
    ...fromRoot("options", given.options, options.rootDir),
    ...fromRoot("scenarios", given.scenarios, options.rootDir),
  });
  if (!options.dev) return;
  nuxt.hook("vite:extendConfig", (config: { plugins?: unknown[] }, { isClient }: { isClient: boolean }) => {
    if (isClient) config.plugins = [...(config.plugins ?? []), plugin];
  });
  const { url, close } = await answerProcesses((request) => plugin.api?.serverBank()?.answer(request));
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

/** By what Nuxt knows the module and the types of its options. */
sandbankModule.getMeta = async () => ({ name: "sandbank", configKey: "sandbank" });

/** Vite's root is another folder than that of nuxt.config. */
function fromRoot(name: string, given: unknown, root: string): object {
  return typeof given === "string" && given.startsWith(".") ? { [name]: join(root, given) } : {};
}
