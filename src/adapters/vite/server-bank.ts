// The bank in the dev server's process, for a framework whose server asks for data too.

import type { IncomingMessage } from "node:http";
import type {
  Connect,
  DevEnvironment,
  EnvironmentModuleNode,
  ResolvedConfig,
  RunnableDevEnvironment,
  ViteDevServer,
} from "vite";
import type { Bank } from "../../index.ts";
import { relayDeliveries } from "../forwarding/relay-server.ts";
import { answerPages } from "../forwarding/server.ts";
import { type Address, answerProcesses } from "../server/processes.ts";
import { respond } from "../server/respond.ts";
import { reportStart, reportWarnings } from "../shared/console/console-report.ts";
import { intercept } from "../shared/msw/intercept.ts";
import { dispatch } from "../shared/msw/msw.ts";
import { loadDeliveries, stopDeliveries } from "../shared/webhooks.ts";
import { bankOf, type Given } from "./bank-of.ts";
import { findModule, type Resolve } from "./find-module.ts";
import type { ResolvedPluginOptions } from "./options.ts";

/** The path below the base at which the dev server answers its pages. */
export const ENDPOINT = "__sandbank";

/** The path below the base at which it sends the deliveries of the bank in a page on. */
export const RELAY = `${ENDPOINT}/deliveries`;

/** No log, which a failure may be written to. */
const SOURCE = /\.(?:[cm]?[jt]sx?|json)$/;

/** Loads a module that an option names. */
type Load = (option: "options" | "scenarios", path: string) => Promise<object>;

/** What the user has given for the bank. */
type BankSource = Pick<ResolvedPluginOptions, "options" | "scenarios" | "products" | "allowWebhooks">;

/** The bank of a dev server. */
export interface ServerBank {
  /** The bank, as it is now. */
  readonly bank: () => Promise<Bank>;
  /** Answers a page, or another process of the framework. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Answers the pages, and lets nothing of the app run on the server before the bank has started. */
  readonly middleware: Connect.NextHandleFunction;
  /** Where it answers another process in which the framework runs the app's server. */
  address(): Promise<string>;
  /** Makes a new bank with the next request, if the file or one of its modules is among those that the bank is made of. */
  renewFor(changed: readonly EnvironmentModuleNode[], file: string): boolean;
  /** Stops answering. */
  stop(): void;
}

/** What a module of a framework has of the plugin. */
export interface PluginApi {
  /** The bank of the dev server; undefined where there is none, or none yet. */
  serverBank(): ServerBank | undefined;
}

/** Makes the bank when it is first needed; then the server's own requests and those of its pages are answered by it. */
export function createServerBank(server: ViteDevServer, source: BankSource, base: string): ServerBank {
  let starting: Promise<Bank> | undefined;
  /** Where the bank could not be made, any module that changes may be the one that mends it. */
  let hasFailed = false;
  let isStopped = false;
  /** The modules of the user's that the bank is made of, by their ids. */
  const sources = new Set<string>();
  let delivering: Bank | undefined;
  const bank = () => {
    starting ??= start().catch((error) => {
      hasFailed = true;
      throw error;
    });
    return starting;
  };
  const start = async () => {
    const made = bankOf(await read(source, loaderOf(server, sources)));
    // What its scenario does comes before the start.
    reportWarnings(made);
    await made.ready;
    reportStart(made, (address) => `${address} in the dev server and its pages`);
    (await loadDeliveries(made, { allow: source.allowWebhooks }))?.(made);
    delivering = made;
    await intercept("vite", async (request) => (isStopped ? undefined : dispatch(await bank(), request)));
    return made;
  };
  let processes: Promise<Address> | undefined;
  const answer = answerPages({ bank, allowHosts: allowHostsIn(server.config) });
  const stopDelivering = () => void (delivering && stopDeliveries(delivering));
  return {
    bank,
    answer,
    async address() {
      processes ??= answerProcesses(answer);
      return (await processes).url;
    },
    renewFor(changed, file) {
      const mayMend = hasFailed && SOURCE.test(file);
      if (!mayMend && !sources.has(file) && !reaches(changed, sources)) return false;
      starting = undefined;
      stopDelivering();
      hasFailed = false;
      return true;
    },
    stop() {
      isStopped = true;
      processes?.then(({ close }) => close(), console.error);
      stopDelivering();
    },
    async middleware(incoming, outgoing, next) {
      try {
        if (pathOf(incoming) === base + ENDPOINT) {
          await respond(incoming, outgoing, answer);
          return;
        }
        if (isOfTheApp(incoming)) await bank();
      } catch (error) {
        next(error);
        return;
      }
      next();
    },
  };
}

/** Sends the deliveries of the bank in a page to receivers that the page itself may not reach. */
export function createRelay(config: ResolvedConfig, allow: readonly string[]): Connect.NextHandleFunction {
  const answer = relayDeliveries({ allow, allowHosts: allowHostsIn(config) });
  return answerAt(config.base + RELAY, answer);
}

/** Answers at one path, base included, and leaves all others to what comes next. */
export function answerAt(
  path: string,
  answer: (request: Request) => Promise<Response>,
): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    if (pathOf(incoming) === path) respond(incoming, outgoing, answer).catch(next);
    else next();
  };
}

/** Vite before 6.0.9 has no such option, and checks none. */
export function allowHostsIn({ server }: Pick<ResolvedConfig, "server">): true | readonly string[] {
  return server.allowedHosts !== undefined || [];
}

/** Whether the app's server answers it: scripts and the like are Vite's, which shows errors with one of them. */
function isOfTheApp({ headers }: IncomingMessage): boolean {
  return !["script", "style", "font", "image", "serviceworker"].includes(String(headers["sec-fetch-dest"]));
}

/** The path that the client has asked for, base included; Vite takes the base off what comes later. */
function pathOf({ originalUrl, url = "/" }: Connect.IncomingMessage): string {
  return new URL(originalUrl ?? url, "http://localhost").pathname;
}

/** Lets a bank answer what a build asks in this process as it renders pages. */
export async function answerBuild(
  source: BankSource,
  root: string,
  resolve: Resolve<{ readonly id: string }>,
): Promise<void> {
  const made = bankOf(
    await read(source, async (name, path) => {
      const { id } = await findModule(name, path, root, resolve);
      return (await importApart(id, root)).module;
    }),
  );
  reportWarnings(made);
  await made.ready;
  reportStart(made, (address) => `${address} in the build`);
  await intercept("vite", (request) => dispatch(made, request));
}

async function read({ options, scenarios, products }: BankSource, load: Load): Promise<Given> {
  return {
    ...(typeof options === "string"
      ? { given: await load("options", options), named: options }
      : { given: { default: options }, named: "options" }),
    ...(scenarios === undefined
      ? {}
      : { scenarios: await load("scenarios", scenarios), scenariosNamed: scenarios }),
    ...(products === undefined ? {} : { products: await import("../../products/index.ts") }),
  };
}

function loaderOf({ environments, config }: ViteDevServer, sources: Set<string>): Load {
  const { ssr } = environments;
  return async (name, path) => {
    if (!ssr)
      throw new Error(`Option '${name}' of sandbank() can't be loaded, because Vite has no server here.`);
    const { id } = await findModule(name, path, config.root, (...where) =>
      ssr.pluginContainer.resolveId(...where),
    );
    sources.add(id);
    if (isRunnable(ssr)) return ssr.runner.import(id);
    // The app's server runs in another process, where nothing can be read from here.
    const { module, dependencies } = await importApart(id, config.root);
    for (const file of dependencies) sources.add(file);
    return module;
  };
}

async function importApart(id: string, root: string) {
  const { runnerImport } = await import("vite");
  return runnerImport<object>(id, { root });
}

function isRunnable(environment: DevEnvironment): environment is RunnableDevEnvironment {
  return "runner" in environment;
}

/** Whether one of the modules is among `targets`, or is imported by one that is. */
function reaches(modules: readonly EnvironmentModuleNode[], targets: ReadonlySet<string>): boolean {
  const known = new Set(modules);
  for (const module of known) {
    if (module.id !== null && targets.has(module.id)) return true;
    for (const importer of module.importers) known.add(importer);
  }
  return false;
}
