import process from "node:process";
import { type CoreBank, OptionError } from "../../core.ts";
import { messageOf } from "../../engine/errors.ts";
import { isLoopback } from "../../engine/http/headers/origin.ts";
import { PANEL_PATH } from "../server/panel-page.ts";
import type { ServeOptions, ServingOf } from "../server/serve.ts";
import { printable } from "../shared/console/printable.ts";
import { contentOf } from "../shared/console/rows-line.ts";
import { flagOf } from "./flag-table.ts";
import type { Flags } from "./flags.ts";
import { logRequests } from "./log-requests.ts";

/** Prints the requests to each bank as the flags say. */
export function loggedBy({ log }: Pick<Flags, "log">): (bank: CoreBank, world?: string) => void {
  return (bank, world) => {
    if (log) logRequests(bank, { format: log, world });
  };
}

/**
 * Prints the one line with the address of a server, after a warning where other machines can reach it; then, with a scenario,
 * the rows that it has made.
 */
export function announce({ url, bank }: Pick<ServingOf<CoreBank>, "url" | "bank">, flags: Flags): void {
  const warning = hostWarning(flags.toServer());
  if (warning !== undefined) console.error(`sandbank: ${warning}`);
  console.log(`Sandbank answers at ${url}`);
  const { console: isWanted, scenario } = bank.options;
  if (flags.log === "text" && isWanted && scenario) console.error(printable(`with ${contentOf(bank)}`));
  if (flags.log === "text" && isWanted && process.stderr.isTTY) console.error(firstSteps(url));
}

/** What a person at a terminal can try at once. */
export function firstSteps(url: string): string {
  return `
  See its rows and requests  ${url}${PANEL_PATH}
  Send a request             curl ${url}/v1/counterparties -H "Authorization: Bearer test"
  Move its clock             curl ${url}/_sandbank/clock/advance -d "{\\"days\\":9}"
  Try it all in a page       npx sandbank playground
  Set it up in your project  npx sandbank init
`;
}

/** Calls `end` at SIGINT or SIGTERM, and ends the process after it: with exit code 1 when it rejects. */
export function endOnSignal(end: () => Promise<void>): void {
  const finish = async () => {
    try {
      await end();
    } catch (error) {
      printError(error);
      process.exitCode = 1;
    }
    process.exit();
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void finish());
}

/** Prints an error in one line. An invalid option is named as the flag that gave it, or as that of the file with options. */
export function printError(error: unknown, flags?: Pick<Flags, "given" | "optionsFile">): void {
  const message = messageOf(error);
  console.error(printable(`sandbank: ${error instanceof OptionError ? inFlags(message, flags) : message}`));
}

/** The warning for a host that other machines can reach; undefined for one that they can't. */
export function hostWarning({ host }: ServeOptions): string | undefined {
  if (host === undefined || isLoopback(host)) return undefined;
  return `--host ${host} lets other machines read and change this bank through its /v1 routes, which take any key; the control stays with the host names of this machine and those of --allow-host.`;
}

/** Names the flag, or the file with options, where a message names the option. */
export function inFlags(message: string, flags?: Pick<Flags, "given" | "optionsFile">): string {
  const file = flags?.optionsFile;
  const isOfFile = (flag: string) => file !== undefined && !flags?.given.includes(flag);
  const named = message.replaceAll(/Option '(\w[^']*)'/g, (option, path: string) => {
    const flag = flagOf(path) ?? path;
    if (isOfFile(flag)) return `${option} of ${file}`;
    return path.startsWith("faults.") ? `'${path.slice("faults.".length)}' in --faults` : `--${flag}`;
  });
  const unknown = /(Unknown options? '[^']+'(?:, '[^']+')*) for createBank/g;
  return file === undefined ? named : named.replaceAll(unknown, `$1 in ${file}`);
}
