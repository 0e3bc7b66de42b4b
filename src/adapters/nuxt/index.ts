import "../shared/needs-node.ts";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { refusal } from "../shared/refusal.ts";
import { type SandbankPluginOptions, sandbank } from "../vite/index.ts";
import { respond } from "../vite/server-bank.ts";

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
  const address = await answerServer((request) => plugin.api?.serverBank()?.answer(request) ?? starting());
  nuxt.hook("close", address.close);
  const call = `startForwarding(${JSON.stringify(address.url)})`;
  options.build.templates.push({
    filename: SERVER_PLUGIN,
    write: true,
    getContents: () =>
      `import { startForwarding } from "sandbank/nuxt/server";\n\nexport default () => ${call};\n`,
  });
  options.nitro.plugins = [join(options.buildDir, SERVER_PLUGIN), ...(options.nitro.plugins ?? [])];
}

/** By what Nuxt knows the module and the types of its options. */
sandbankModule.getMeta = async () => ({ name: "sandbank", configKey: "sandbank" });

/** Vite's root is another folder than that of nuxt.config. */
function fromRoot(name: string, given: unknown, root: string): object {
  return typeof given === "string" && given.startsWith(".") ? { [name]: join(root, given) } : {};
}

async function starting(): Promise<Response> {
  return refusal(503, "Nuxt has not started Vite yet.");
}

/** Answers the process of the app's server, at an address of this machine alone. */
async function answerServer(answer: (request: Request) => Promise<Response>) {
  const server = createServer((incoming, outgoing) => {
    respond(incoming, outgoing, answer).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  server.unref();
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
