import type { BankOptions, Scenario } from "../../core.ts";
import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import type { ServeOptions } from "../server/serve.ts";
import { type Command, commandOf } from "./command.ts";
import { faultsOf } from "./faults.ts";
import type { OptionsFile } from "./options-file.ts";
import { HELP_FLAG, LIST, parseFlags, SWITCH, TEXT } from "./parse-flags.ts";
import type { LogFormat } from "./request-lines.ts";

/** The flags, as options of the bank and of the server, which check the values themselves. */
export interface Flags {
  readonly command: Command;
  /** Whether a flag says something about the bank, rather than about the server. */
  readonly describesBank: boolean;
  /** The names of the flags. */
  readonly given: readonly string[];
  /** The file with options of the bank; undefined when none was given. */
  readonly optionsFile: string | undefined;
  /** How each request is printed; undefined for not at all. */
  readonly log: LogFormat | undefined;
  /** What `drift` compares, and how it reports it. */
  readonly comparison: {
    readonly baseUrl: string | undefined;
    /** The file with what is not to be reported. */
    readonly ignoreFile: string | undefined;
    readonly asJson: boolean;
  };
  /** A flag overrides what the file says. Throws an Error when the scenario is none of these, nor one of the file. */
  toBank(scenarios: Readonly<Record<string, Scenario>>, file?: OptionsFile): BankOptions;
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
    given,
    optionsFile: flags.options,
    log: logOf(flags),
    comparison: { baseUrl: flags["base-url"], ignoreFile: flags.ignore, asJson: flags.json ?? false },
    toBank(own, file) {
      const { clock: clockOfFile, scenarios: added, ...others } = file?.options ?? {};
      const scenarios = merged(own, added);
      const clock = optionsOf<BankOptions["clock"]>({ start: asNumber(flags.start), paused: flags.paused });
      return {
        ...optionsOf<BankOptions>({ headers: true, ...others }),
        ...optionsOf<BankOptions>({
          strict: flags.strict,
          seed: asNumber(flags.seed),
          latency: asLatency(flags.latency),
          faults: flags.faults === undefined ? undefined : faultsOf(flags.faults),
          clock: merged(clockOfFile, clock),
          scenario: flags.scenario === undefined ? undefined : scenarioOf(scenarios, flags.scenario),
          scenarios,
        }),
      };
    },
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
  return parseFlags("sandbank", {
    args: [...args],
    allowPositionals: true,
    options: {
      port: TEXT,
      host: TEXT,
      scenario: TEXT,
      start: TEXT,
      paused: SWITCH,
      seed: TEXT,
      strict: SWITCH,
      latency: TEXT,
      faults: TEXT,
      options: TEXT,
      isolate: SWITCH,
      limit: TEXT,
      state: TEXT,
      "reset-state": SWITCH,
      "allow-origin": LIST,
      "allow-host": LIST,
      log: TEXT,
      quiet: SWITCH,
      force: SWITCH,
      "base-url": TEXT,
      ignore: TEXT,
      json: SWITCH,
      help: HELP_FLAG,
      version: { ...SWITCH, short: "v" },
    },
  });
}

/** The flags that say something about the bank. */
const BANK_FLAGS: ReadonlySet<string> = new Set([
  ...(["scenario", "start", "paused", "seed", "strict", "latency", "faults", "options"] as const),
]);

/** Two groups of options as one, in which the later one takes precedence; what is no group is left for the bank to refuse. */
function merged(one: unknown, other: unknown): unknown {
  if (one === undefined || !isGroup(one)) return one ?? other;
  if (other === undefined || !isGroup(other)) return other ?? one;
  return { ...one, ...other };
}

/** A Date would be a group without options. */
function isGroup(value: unknown): value is JsonObject {
  return isJsonObject(value) && !(value instanceof Date);
}

function scenarioOf(scenarios: unknown, name: string): unknown {
  const known = isJsonObject(scenarios) ? scenarios : {};
  if (Object.hasOwn(known, name)) return known[name];
  const names = Object.keys(known).join(", ");
  throw new Error(`--scenario must be one of ${names}, got ${JSON.stringify(name)}.`);
}

function logOf({ log, quiet }: { readonly log?: string; readonly quiet?: boolean }): LogFormat | undefined {
  if (log !== undefined && log !== "text" && log !== "json")
    throw new Error(`--log must be text or json, got ${JSON.stringify(log)}.`);
  if (quiet && log !== undefined) throw new Error("--quiet prints no request: leave it or --log out.");
  return quiet ? undefined : (log ?? "text");
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
