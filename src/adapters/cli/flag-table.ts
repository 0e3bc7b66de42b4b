import { PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import { faultsOf } from "./faults.ts";
import { LIST, SWITCH, TEXT } from "./parse-flags.ts";
import { WEBHOOK_FLAGS } from "./webhook-flags.ts";

/** A flag of the command. The option that it sets checks its value. */
export interface FlagRow {
  readonly type: "string" | "boolean";
  readonly multiple?: boolean;
  /** What it belongs to; "worlds" is the server of several banks, or of one that is kept, "events" is `listen`, `trigger` and `mcp`. */
  readonly of: "bank" | "server" | "worlds" | "drift" | "record" | "listen" | "trigger" | "events" | "mcp";
  /** What follows the flag in the help. */
  readonly value?: string;
  /** Its lines in the help. */
  readonly help: readonly string[];
  /** The option of `createBank`, or of the server, that it sets, with the name of its group before a dot. */
  readonly option?: string;
  /** Makes the option's value of the text. */
  readonly read?: (text: string) => unknown;
}

/** The number that a text contains; any other text unchanged. */
function asNumber(text: string): string | number {
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
}

function asLatency(text: string): unknown {
  const range = /^(\d+)-(\d+)$/.exec(text);
  return range ? { min: Number(range[1]), max: Number(range[2]) } : asNumber(text);
}

function asStrict(text: string): boolean | string {
  return text === "" || text === "true" || (text !== "false" && text);
}

/** The flags of `sandbank`, in the order of its help: one row is all that a flag needs. */
export const FLAGS = {
  scenario: {
    ...TEXT,
    of: "bank",
    option: "scenario",
    value: "<name>",
    help: ["the rows to start with: empty, starter, busy, or onboardingInReview (empty)"],
  },
  start: {
    ...TEXT,
    of: "bank",
    option: "clock.start",
    value: "<instant>",
    help: ["bank time to start at, such as 2026-03-02T15:00:00Z (now)"],
    read: asNumber,
  },
  paused: { ...SWITCH, of: "bank", option: "clock.paused", help: ["start with the clock paused"] },
  seed: {
    ...TEXT,
    of: "bank",
    option: "seed",
    value: "<number>",
    help: ["the seed for card numbers and other generated values (1)"],
    read: asNumber,
  },
  strict: {
    ...TEXT,
    of: "bank",
    option: "strict",
    help: ["refuse unknown fields and wrong check digits; --strict=advice also refuses likely mistakes"],
    read: asStrict,
  },
  latency: {
    ...TEXT,
    of: "bank",
    option: "latency",
    value: "<ms>",
    help: ["delay each response; 100-300 picks from a range (0)"],
    read: asLatency,
  },
  faults: {
    ...TEXT,
    of: "bank",
    option: "faults",
    value: "<rules>",
    help: [`make requests fail: ${PRESET_NAMES.join(", ")}, or a JSON file`],
    read: faultsOf,
  },
  options: {
    ...TEXT,
    of: "bank",
    value: "<file>",
    help: [
      "all options of createBank: a JSON file, or a .ts, .js, or .mjs file that exports them as its",
      "default. Flags take precedence, and --scenario can name its scenarios",
    ],
  },
  products: {
    ...TEXT,
    of: "bank",
    option: "products",
    value: "all",
    help: ["add accounts, book transfers, wires, and webhooks, the resources of sandbank/products (none)"],
  },
  port: {
    ...TEXT,
    of: "server",
    option: "port",
    value: "<number>",
    help: ["the port to listen on; 0 picks a free one (4010; for open and playground 0)"],
    read: asNumber,
  },
  host: {
    ...TEXT,
    of: "server",
    option: "host",
    value: "<address>",
    help: ["the address to listen on (127.0.0.1)"],
  },
  isolate: {
    ...SWITCH,
    of: "worlds",
    option: "isolate",
    help: ["give each value of the header x-sandbank-world a separate bank"],
  },
  limit: {
    ...TEXT,
    of: "worlds",
    option: "limit",
    value: "<number>",
    help: ["the most separate banks at once, up to 10000 (100)"],
    read: asNumber,
  },
  state: {
    ...TEXT,
    of: "worlds",
    option: "state",
    value: "<file>",
    help: [
      "keep the bank in a file, such as bank.json, and continue from it at the next start;",
      "with --isolate, a folder such as bank/ with a file for each bank",
    ],
  },
  "reset-state": {
    ...SWITCH,
    of: "worlds",
    option: "resetState",
    help: ["start over and ignore what the file holds"],
  },
  "state-repair": {
    ...SWITCH,
    of: "worlds",
    option: "stateRepair",
    help: ["recover a damaged file up to its last complete change, and keep a copy of it"],
  },
  "allow-origin": {
    ...LIST,
    of: "server",
    option: "allowOrigins",
    value: "<url>",
    help: ["let pages of another origin use the control API, such as https://app.example; repeatable"],
  },
  "allow-host": {
    ...LIST,
    of: "server",
    option: "allowHosts",
    value: "<name>",
    help: ["let clients use the control API under another host name; repeatable"],
  },
  "allow-webhook": {
    ...LIST,
    of: "server",
    option: "allowWebhooks",
    value: "<url>",
    help: ["deliver webhooks to another origin than this machine; repeatable"],
  },
  log: {
    ...TEXT,
    of: "server",
    value: "<format>",
    help: ["how to print each request on stderr: text, or json with one object per line (text)"],
  },
  quiet: { ...SWITCH, of: "server", help: ["print no requests"] },
  "base-url": {
    ...TEXT,
    of: "drift",
    value: "<url>",
    help: ["the address of the service (what most requests in the file have before /v1)"],
  },
  ignore: {
    ...TEXT,
    of: "drift",
    value: "<file>",
    help: ['lines "METHOD /path field" to leave out of the report; * matches any text'],
  },
  json: { ...SWITCH, of: "drift", help: ["print the report as JSON"] },
  ...WEBHOOK_FLAGS,
  "read-only": { ...SWITCH, of: "mcp", help: ["keep the assistant from changing anything"] },
  force: {
    ...SWITCH,
    of: "record",
    help: ["let record overwrite the file (scenario.ts by default)"],
  },
} as const satisfies Readonly<Record<string, FlagRow>>;

const ROWS: ReadonlyMap<string, FlagRow> = new Map<string, FlagRow>(Object.entries(FLAGS));

/** Whether a flag belongs to one of these. */
export function isFlagOf(name: string, ...owners: readonly FlagRow["of"][]): boolean {
  const row = ROWS.get(name);
  return row !== undefined && owners.includes(row.of);
}

/** The lines of the help for the flags of these. */
export function helpOf(...owners: readonly FlagRow["of"][]): string {
  const rows = [...ROWS].filter(([name]) => isFlagOf(name, ...owners));
  return rows
    .map(([name, { value, help }]) => {
      const flag = `  --${name}${value === undefined ? "" : ` ${value}`}`;
      return help.map((line, at) => `${(at === 0 ? flag : "").padEnd(24)}${line}`).join("\n");
    })
    .join("\n");
}

/** The options that the given flags of these set, unchecked, with groups as objects. */
export function optionsGiven(
  given: Readonly<Record<string, unknown>>,
  ...owners: readonly FlagRow["of"][]
): Record<string, unknown> {
  const options: Record<string, unknown> = {};
  for (const [name, { option, read }] of ROWS) {
    const value = given[name];
    if (value === undefined || option === undefined || !isFlagOf(name, ...owners)) continue;
    const [group = "", inner] = option.split(".");
    const own = read ? read(String(value)) : value;
    options[group] = inner === undefined ? own : { ...(options[group] as object), [inner]: own };
  }
  return options;
}

/** The flag that sets an option, by the option's path; undefined for one that only a file sets. */
export function flagOf(path: string): string | undefined {
  const sets = ({ option }: FlagRow) => option !== undefined && `${path}.`.startsWith(`${option}.`);
  return [...ROWS].find(([, row]) => sets(row))?.[0];
}
