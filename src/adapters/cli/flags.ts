import { parseArgs } from "node:util";
import { messageOf } from "../../engine/errors.ts";
import type { BankOptions, Scenario } from "../../index.ts";
import type { ServeOptions } from "../server/index.ts";
import { type Command, commandOf } from "./command.ts";
import { faultsOf } from "./faults.ts";

/** The flags, as options of the bank and of the server, which check the values themselves. */
export interface Flags {
  readonly command: Command;
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
    command: commandOf(positionals, given),
    describesBank: given.some((name) => BANK_FLAGS.has(name)),
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

/** The flags that say something about the bank. */
const BANK_FLAGS: ReadonlySet<string> = new Set([
  ...(["scenario", "start", "paused", "seed", "strict", "latency", "faults"] as const),
]);

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
