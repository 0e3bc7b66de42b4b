import type { BankOptions, Scenario } from "../../core.ts";
import { isJsonObject, type JsonObject } from "../../engine/schema/json-object.ts";
import type { ServeOptions } from "../server/serve.ts";
import { type Command, commandOf } from "./command.ts";
import { FLAGS, isFlagOf, optionsGiven } from "./flag-table.ts";
import type { OptionsFile } from "./options-file.ts";
import { HELP_FLAG, parseFlags, SWITCH } from "./parse-flags.ts";
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
  /** The products that the bank has, unchecked; undefined for none. */
  readonly products: unknown;
  /** How each request is printed; undefined for not at all. */
  readonly log: LogFormat | undefined;
  /** What `drift` compares, and how it reports it. */
  readonly comparison: {
    readonly baseUrl: string | undefined;
    /** The file with what is not to be reported. */
    readonly ignoreFile: string | undefined;
    readonly asJson: boolean;
  };
  /** What `listen` and `trigger` do. */
  readonly webhooks: {
    readonly url: string | undefined;
    readonly key: string | undefined;
    readonly forwardTo: string | undefined;
    readonly events: readonly string[] | undefined;
    readonly printSecret: boolean;
    readonly resend: string | undefined;
    readonly status: string | undefined;
    readonly account: string | undefined;
  };
  /** Which bank an assistant uses, and whether only to read. */
  readonly mcp: {
    readonly url: string | undefined;
    readonly key: string | undefined;
    readonly readOnly: boolean;
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
    describesBank: given.some((name) => isFlagOf(name, "bank")),
    given,
    optionsFile: flags.options,
    products: flags.products,
    log: logOf(flags),
    comparison: { baseUrl: flags["base-url"], ignoreFile: flags.ignore, asJson: flags.json ?? false },
    webhooks: {
      ...{ url: flags.url, key: flags.key, status: flags.status, account: flags.account },
      ...{ forwardTo: flags["forward-to"], events: flags.events?.split(","), resend: flags.resend },
      printSecret: flags["print-secret"] ?? false,
    },
    mcp: { url: flags.url, key: flags.key, readOnly: flags["read-only"] ?? false },
    toBank(own, file) {
      const { clock: clockOfFile, scenarios: added, ...others } = file?.options ?? {};
      const scenarios = merged(own, added);
      const { clock, scenario, products: _, ...options } = optionsGiven(flags, "bank");
      // The one cast: the values are unchecked, and the bank checks them.
      return withoutUndefined({
        headers: true,
        ...others,
        ...options,
        clock: merged(clockOfFile, clock),
        ...(scenario !== undefined && { scenario: scenarioOf(scenarios, String(scenario)) }),
        scenarios,
      }) as BankOptions;
    },
    toServer: () => optionsGiven(flags, "server", "worlds") as ServeOptions,
  };
}

function parse(args: readonly string[]) {
  return parseFlags("sandbank", {
    // The one flag whose value may be left out; parseArgs has none of that kind.
    args: args.map((word) => (word === "--strict" ? "--strict=" : word)),
    allowPositionals: true,
    options: { ...FLAGS, help: HELP_FLAG, version: { ...SWITCH, short: "v" } },
  });
}

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

function withoutUndefined(options: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
