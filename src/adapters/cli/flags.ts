import { parseArgs } from "node:util";
import type { BankOptions, Scenario } from "../../index.ts";
import type { ServeOptions } from "../server/index.ts";

/** What `sandbank --help` prints. */
export const HELP = `Runs a bank that answers over HTTP: npx sandbank [flags]

  --port <number>       where it answers; 0 for any free port (4010)
  --host <address>      the address it listens at (127.0.0.1)
  --scenario <name>     the rows it begins with (empty)
  --start <instant>     bank time at the start, such as 2026-03-02T15:00:00Z (now)
  --paused              begins with the clock standing still
  --seed <number>       where card numbers and the like come from (1)
  --strict              refuses what the bank otherwise only warns of
  --latency <ms>        holds each answer back; 100-300 draws from a range (0)
  --isolate             a bank of its own for each value of the header x-sandbank-world
  --limit <number>      how many of those there may be (100)
  --help, --version

The clock, simulate and the like are below /_sandbank:
  curl -d '{"days":9}' http://127.0.0.1:4010/_sandbank/clock/advance`;

/** The flags, as options of the bank and of the server; whether they fit, those who take them say. */
export interface Flags {
  readonly help: boolean;
  readonly version: boolean;
  /** Throws an Error when the scenario is none of these. */
  toBank(scenarios: Readonly<Record<string, Scenario>>): BankOptions;
  toServer(): ServeOptions;
}

/** Reads the command line. Throws an Error that names the flag that there is not, or that lacks its value. */
export function readFlags(given: readonly string[]): Flags {
  const flags = parsed(given);
  return {
    help: flags.help ?? false,
    version: flags.version ?? false,
    toBank: (scenarios) =>
      present({
        strict: flags.strict,
        seed: asNumber(flags.seed),
        latency: asLatency(flags.latency),
        clock: present({ start: asNumber(flags.start), paused: flags.paused }),
        scenario: flags.scenario === undefined ? undefined : named(scenarios, flags.scenario),
        scenarios,
      }) as BankOptions,
    toServer: () =>
      present({
        port: asNumber(flags.port),
        host: flags.host,
        isolate: flags.isolate,
        limit: asNumber(flags.limit),
      }) as ServeOptions,
  };
}

/** Puts the flag's name where a message names the option. */
export function inFlags(message: string): string {
  return message.replaceAll(/Option '(?:clock\.)?(\w+)[\w.]*'/g, "--$1");
}

function parsed(given: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    const { values } = parseArgs({
      args: [...given],
      options: {
        port: text,
        host: text,
        scenario: text,
        start: text,
        paused: flag,
        seed: text,
        strict: flag,
        latency: text,
        isolate: flag,
        limit: text,
        help: { ...flag, short: "h" },
        version: { ...flag, short: "v" },
      },
    });
    return values;
  } catch (error) {
    const [what] = (error as Error).message.split(/\.\s/, 1);
    throw new Error(`${what?.replace(/\.$/, "")}: see npx sandbank --help.`, { cause: error });
  }
}

function named(scenarios: Readonly<Record<string, Scenario>>, name: string): Scenario | undefined {
  if (Object.hasOwn(scenarios, name)) return scenarios[name];
  const names = Object.keys(scenarios).join(", ");
  throw new Error(`--scenario must be one of ${names}, got ${JSON.stringify(name)}.`);
}

/** The number a text writes; any other text as it stands, for the option itself to refuse. */
function asNumber(text: string | undefined): string | number | undefined {
  return text !== undefined && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function asLatency(text: string | undefined): unknown {
  const range = /^(\d+)-(\d+)$/.exec(text ?? "");
  return range ? { min: Number(range[1]), max: Number(range[2]) } : asNumber(text);
}

function present(options: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
