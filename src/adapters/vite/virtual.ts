/** The module that starts the bank; every entry of the page waits for it. */
export const VIRTUAL_ID = "virtual:sandbank";

const CLIENT = "sandbank/vite/client";
const PANEL = "sandbank/panel";

/** What the module is made of. */
interface Parts {
  /** The url of msw's worker script. */
  readonly worker: string;
  readonly panel: boolean;
  /** The bank's options, as plain JSON; or the id of a module that has them, and the name the user gave it. */
  readonly given?: object;
  readonly module?: string;
  readonly named?: string;
}

/** Writes the module. */
export function clientModule({ worker, panel, given, module, named }: Parts): string {
  const source = module === undefined ? "const given = { default: " : "import * as given from ";
  const value = JSON.stringify(module ?? given) + (module === undefined ? " };" : ";");
  return [
    `import { createStarter } from ${JSON.stringify(CLIENT)};`,
    source + value,
    `const panel = ${panel ? `() => import(${JSON.stringify(PANEL)})` : "undefined"};`,
    `export const afterStart = createStarter({ given, named: ${JSON.stringify(named ?? "options")}, worker: ${JSON.stringify(worker)}, panel });`,
  ].join("\n");
}
