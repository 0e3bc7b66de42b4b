import { parseArgs } from "node:util";
import { PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import type { BankOptions, Scenario } from "../../index.ts";
import { isLoopback } from "../server/control-access.ts";
import type { ServeOptions } from "../server/index.ts";
import { faultsOf } from "./faults.ts";

/** What `sandbank --help` prints. */
export const HELP = `Runs a bank that answers over HTTP: npx sandbank [flags]
Prints the OpenAPI document of its API: npx sandbank openapi [flags of the bank]
Writes what is done to the bank until Ctrl-C as a scenario: npx sandbank record [file] [flags]
Opens the bank of a failed test: npx sandbank open bank.json [--port <number>]

  --port <number>       port to listen on; 0 for any free port (4010)
  --host <address>      address to listen on (127.0.0.1)
  --scenario <name>     the rows it starts with (empty)
  --start <instant>     bank time at the start, such as 2026-03-02T15:00:00Z (now)
  --paused              starts with a paused clock
  --seed <number>       seed of card numbers and other generated values (1)
  --strict              refuses what the bank otherwise only warns of
  --latency <ms>        delays each answer; 100-300 draws from a range (0)
  --faults <rules>      lets requests go wrong: ${PRESET_NAMES.join(", ")}, or a JSON file
  --isolate             a bank of its own for each value of the header x-sandbank-world
  --limit <number>      the largest number of those banks, at most 10000 (100)
  --state <file>        keeps the bank in a file, such as bank.json, and goes on from there at the next start;
                        with --isolate a folder, such as bank/, with a file for each bank
  --reset-state         begins anew, whatever the file holds
  --allow-origin <url>  lets pages of another origin use the control, such as https://app.example
  --allow-host <name>   lets the control be used under another host name; both can be repeated
  --force               lets record replace the file, which is scenario.ts by default
  --help, --version

The control routes (clock, simulate, reset and others) are below /_sandbank:
  curl -d '{"days":9}' http://127.0.0.1:4010/_sandbank/clock/advance`;

/** The flags, as options of the bank and of the server, which check the values themselves. */
export interface Flags {
  readonly help: boolean;
  readonly version: boolean;
  /** What to do instead of running a bank. */
  readonly command: Command | undefined;
  /** The file that `record` writes, and whether it may replace one. */
  readonly recordTo: { readonly file: string; readonly force: boolean };
  /** Whether a flag says something about the bank, rather than about the server. */
  readonly describesBank: boolean;
  /** Throws an Error when the scenario is none of these. */
  toBank(scenarios: Readonly<Record<string, Scenario>>): BankOptions;
  toServer(): ServeOptions;
}

/**
 * Reads the command line. Throws an Error that names the unknown flag, or the one that has no value.
 *
 * @example readFlags(["--port", "0", "--paused"]).toServer() // { port: 0 }
 */
export function readFlags(args: readonly string[]): Flags {
  const { values: flags, positionals } = parse(args);
  const given = Object.keys(flags);
  return {
    help: flags.help ?? false,
    version: flags.version ?? false,
    command: commandIn(positionals, given),
    recordTo: { file: positionals[1] ?? "scenario.ts", force: flags.force ?? false },
    describesBank: Object.keys(flags).some((name) => !OTHER_FLAGS.has(name)),
    toBank: (scenarios) =>
      optionsOf<BankOptions>({
        headers: true,
        strict: flags.strict,
        seed: asNumber(flags.seed),
        latency: asLatency(flags.latency),
        faults: flags.faults === undefined ? undefined : faultsOf(flags.faults),
        clock: optionsOf<BankOptions["clock"]>({ start: asNumber(flags.start), paused: flags.paused }),
        scenario: flags.scenario === undefined ? undefined : scenarioOf(scenarios, flags.scenario),
        scenarios,
      }),
    toServer: () =>
      optionsOf<ServeOptions>({
        port: asNumber(flags.port),
        host: flags.host,
        isolate: flags.isolate,
        limit: asNumber(flags.limit),
        state: flags.state,
        resetState: flags["reset-state"],
        allowOrigins: flags["allow-origin"],
        allowHosts: flags["allow-host"],
      }),
  };
}

/** The flags that are not called as their option. */
const FLAGS: Readonly<Record<string, string>> = {
  allowOrigins: "allow-origin",
  allowHosts: "allow-host",
  resetState: "reset-state",
};

/** The warning for a host that other machines can reach; undefined for one that they can't. */
export function hostWarning({ host }: ServeOptions): string | undefined {
  if (host === undefined || isLoopback(host)) return undefined;
  return `--host ${host} lets other machines read and change this bank through its /v1 routes, which take any key; the control stays with the host names of this machine and those of --allow-host.`;
}

/** Names the flag where a message names the option. */
export function inFlags(message: string): string {
  const ofRules = message.replaceAll(/Option 'faults\.([\w.]+)'/g, "'$1' in --faults");
  return ofRules.replaceAll(
    /Option '(?:clock\.)?(\w+)[\w.]*'/g,
    (_, name: string) => `--${FLAGS[name] ?? name}`,
  );
}

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function parse(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: text,
        host: text,
        scenario: text,
        start: text,
        paused: flag,
        seed: text,
        strict: flag,
        latency: text,
        faults: text,
        isolate: flag,
        limit: text,
        state: text,
        "reset-state": flag,
        "allow-origin": { ...text, multiple: true },
        "allow-host": { ...text, multiple: true },
        force: flag,
        help: { ...flag, short: "h" },
        version: { ...flag, short: "v" },
      },
    });
  } catch (error) {
    const [problem] = messageOf(error).split(/\.\s/, 1);
    throw new Error(`${problem?.replace(/\.$/, "")}: see npx sandbank --help.`, { cause: error });
  }
}

const SERVER_FLAGS = [
  ...(["port", "host", "isolate", "limit", "state", "reset-state"] as const),
  ...(["allow-origin", "allow-host"] as const),
];
/** The flags that say nothing about the bank. */
const OTHER_FLAGS: ReadonlySet<string> = new Set([...SERVER_FLAGS, "force", "help", "version"]);

/** What to do instead of running a bank, or while one runs. */
type Command = "openapi" | "record";

function commandIn(words: readonly string[], flags: readonly string[]): Command | undefined {
  const [word, ...others] = words;
  const refuse = (names: readonly string[], reason: string) => {
    const given = flags.filter((name) => names.includes(name)).map((name) => `--${name}`);
    if (given.length > 0) throw new Error(`${reason}: leave ${given.join(", ")} out.`);
  };
  if (word !== "record") refuse(["force"], "Only record writes a file");
  if (word === undefined) return undefined;
  if (word === "openapi" && others.length === 0) {
    refuse(SERVER_FLAGS, "openapi runs no server");
    return word;
  }
  if (word === "record" && others.length <= 1) {
    refuse(["isolate", "limit", "state", "reset-state"], "record writes down what is done to one new bank");
    return word;
  }
  throw new Error(
    `The commands are open <file>, openapi and record [file], got ${JSON.stringify(words.join(" "))}: see npx sandbank --help.`,
  );
}

function scenarioOf(scenarios: Readonly<Record<string, Scenario>>, name: string): Scenario | undefined {
  if (Object.hasOwn(scenarios, name)) return scenarios[name];
  const names = Object.keys(scenarios).join(", ");
  throw new Error(`--scenario must be one of ${names}, got ${JSON.stringify(name)}.`);
}

/** The number that a text contains; any other text unchanged, for the option itself to refuse. */
function asNumber(text: string | undefined): string | number | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function asLatency(text: string | undefined): unknown {
  const range = /^(\d+)-(\d+)$/.exec(text ?? "");
  return range ? { min: Number(range[1]), max: Number(range[2]) } : asNumber(text);
}

/** The flags that were given, as options. The one cast: the values are unchecked, and what takes the options checks them. */
function optionsOf<Options>(values: Partial<Record<keyof NonNullable<Options>, unknown>>): Options {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Options;
}
