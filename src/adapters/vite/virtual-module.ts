/** The module that starts the bank; every entry script of the page waits for it. */
export const VIRTUAL_ID = "virtual:sandbank";

/** The module that lets the bank of the dev server answer another process, which runs the app's server. */
export const SERVER_ID = "virtual:sandbank/server";

const CLIENT = "sandbank/vite/client";
const PANEL = "sandbank/panel";
const PERSIST = "sandbank/persist";
const PRODUCTS = "sandbank/products";
const loadPanel = `() => import(${JSON.stringify(PANEL)})`;

/** What differs between one project's module and another's. */
interface ModuleParts {
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel: boolean;
  readonly products: "all" | undefined;
  /** As what, and how, the bank is kept; undefined when it is not. */
  readonly persist: { readonly name: string; readonly onConflict: string } | undefined;
  /** Whether the page opens links to a bank. */
  readonly links: boolean;
  /** Where the server sends deliveries on; undefined for a build. */
  readonly relay: string | undefined;
  readonly options: NamedModule | { readonly value: object };
  readonly scenarios: NamedModule | undefined;
}

/** A module of the user's, by its id, and the user's name for it. */
interface NamedModule {
  readonly module: string;
  readonly named: string;
}

/** Writes the source of the module of a page with a bank in it. */
export function clientModule(parts: ModuleParts): string {
  const { worker, panel, products, persist, links, relay, options, scenarios } = parts;
  const imports = ["createStarter", ...(persist ? ["keepAs"] : []), ...(links ? ["openLinks"] : [])];
  const given =
    "module" in options
      ? `import * as given from ${JSON.stringify(options.module)};`
      : `const given = { default: ${JSON.stringify(options.value)} };`;
  const named = JSON.stringify("module" in options ? options.named : "options");
  const scenarioParts = scenarios ? `, scenarios, scenariosNamed: ${JSON.stringify(scenarios.named)}` : "";
  return [
    `import { ${imports.join(", ")} } from ${JSON.stringify(CLIENT)};`,
    given,
    ...(scenarios ? [`import * as scenarios from ${JSON.stringify(scenarios.module)};`] : []),
    ...(products ? [`import * as products from ${JSON.stringify(PRODUCTS)};`] : []),
    `const panel = ${panel ? loadPanel : "undefined"};`,
    `const keep = ${persist ? `keepAs(${JSON.stringify(persist)}, () => import(${JSON.stringify(PERSIST)}))` : "undefined"};`,
    `export const afterStart = createStarter({ given, named: ${named}${scenarioParts}${products ? ", products" : ""}, worker: ${JSON.stringify(worker)}, panel, keep, links: ${links ? "openLinks" : "undefined"}, relay: ${JSON.stringify(relay)}, hot: import.meta.hot });`,
  ].join("\n");
}

interface ForwardingParts {
  /** The path at which the dev server answers its pages. */
  readonly endpoint: string;
  readonly worker: string;
  /** The path of the pages, which is that of the worker's scope. */
  readonly scope: string;
  readonly panel: boolean;
}

/** Writes the source of the module of a page whose bank is in the dev server's process; the module is ready when the bank is. */
export function forwardingModule({ panel, ...paths }: ForwardingParts): string {
  const parts = [
    ...Object.entries(paths).map(([name, path]) => `${name}: ${JSON.stringify(path)}`),
    ...(panel ? [`panel: ${loadPanel}`] : []),
  ];
  return `import { startForwarding } from ${JSON.stringify(CLIENT)};
await startForwarding({ ${parts.join(", ")} });`;
}

/** Writes the source of the module of the process in which the framework runs the app's server. */
export function serverModule(address: string): string {
  return `import { startForwarding } from "sandbank/ssr/server";\nstartForwarding(${JSON.stringify(address)});`;
}
