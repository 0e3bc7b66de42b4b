/** The module that starts the bank; every entry script of the page waits for it. */
export const VIRTUAL_ID = "virtual:sandbank";

const CLIENT = "sandbank/vite/client";
const PANEL = "sandbank/panel";
const PERSIST = "sandbank/persist";

/** What differs between one project's module and another's. */
interface ModuleParts {
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel: boolean;
  /** As what, and how, the bank is kept; undefined when it is not. */
  readonly persist: { readonly name: string; readonly onConflict: string } | undefined;
  /** Whether the page opens links to a bank. */
  readonly links: boolean;
  /** The bank's options, as plain JSON; or the id of a module that exports them, and the user's name for it. */
  readonly given?: object;
  readonly module?: string;
  readonly named?: string;
}

/** Writes the module's source. */
export function clientModule({ worker, panel, persist, links, given, module, named }: ModuleParts): string {
  const source = module === undefined ? "const given = { default: " : "import * as given from ";
  const value = JSON.stringify(module ?? given) + (module === undefined ? " };" : ";");
  const imports = ["createStarter", ...(persist ? ["keepAs"] : []), ...(links ? ["openLinks"] : [])];
  return [
    `import { ${imports.join(", ")} } from ${JSON.stringify(CLIENT)};`,
    source + value,
    `const panel = ${panel ? `() => import(${JSON.stringify(PANEL)})` : "undefined"};`,
    `const keep = ${persist ? `keepAs(${JSON.stringify(persist)}, () => import(${JSON.stringify(PERSIST)}))` : "undefined"};`,
    `export const afterStart = createStarter({ given, named: ${JSON.stringify(named ?? "options")}, worker: ${JSON.stringify(worker)}, panel, keep, links: ${links ? "openLinks" : "undefined"} });`,
  ].join("\n");
}
