import { BANK_ONLY } from "../../bank/options/groups.ts";
import type { Keys } from "../../code/keys.ts";
import type { JsonObject } from "../../engine/schema/json-object.ts";
import { type Code, print } from "../code.ts";
import type { Own } from "../own.ts";
import { textCode, valueCode } from "../values.ts";
import { timeCode } from "./moves.ts";

/** What is known of the bank in which something was done. */
export interface Known {
  /** Its options as they were given, without functions; undefined when they are not known. */
  readonly options: JsonObject | undefined;
  /** Which of its options hold functions. */
  readonly functions: readonly string[];
  readonly baseUrl: string | undefined;
  /** The scenario of `sandbank/fixtures` with which it began. */
  readonly fixture: string | undefined;
  /** Its resources of a team's own. */
  readonly own: Own;
}

/** Options that say nothing of how a request is answered, and those that a test says in its own way. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  ...["baseUrl", "resources", "clock", "scenario", "scenarios", "faults", "rateLimit", "latency", "apiKeys"],
  ...BANK_ONLY,
]);

/** The options of a test's bank, and what is said of them, a line each. */
export function optionsOf(
  { options, functions, baseUrl, fixture, own }: Known,
  test: {
    readonly start: number;
    readonly keys: Keys;
    readonly namesKeys: boolean;
    readonly needsBase: boolean;
  },
): { readonly code: Code; readonly comments: readonly string[] } {
  const fields: [string, Code][] = [];
  const url = baseUrlOf(baseUrl, test.needsBase);
  if (url !== undefined) fields.push(["baseUrl", textCode(url)]);
  if (fixture !== undefined) fields.push(["scenario", fixture]);
  fields.push([
    "clock",
    {
      fields: [
        ["start", timeCode(test.start)],
        ["paused", "true"],
      ],
    },
  ]);
  const { client, admin } = test.keys;
  if (test.namesKeys) fields.push(["apiKeys", valueCode({ client: [client], admin: [admin] })]);
  for (const [name, value] of Object.entries(options ?? {}))
    if (!LEFT_OUT.has(name)) fields.push([name, valueCode(value)]);
  if (own.names.length > 0) fields.push(["resources", `{ ${own.names.join(", ")} }`]);
  const others = functions.filter((name) => !LEFT_OUT.has(name.split(".", 1)[0] ?? ""));
  const comments = [
    ...(options === undefined
      ? ["Give createBank the other options of your own bank too, such as strict or accounts."]
      : []),
    ...(others.length > 0 ? [`Give it your functions too: ${others.join(", ")}.`] : []),
  ];
  return { code: { fields }, comments };
}

/** The origin of the page that holds the bank is not that of a service, so a test does without. */
function baseUrlOf(baseUrl: string | undefined, isNeeded: boolean): string | undefined {
  if (baseUrl !== undefined && baseUrl !== globalThis.location?.origin) return baseUrl;
  return isNeeded ? "https://api.example.com" : undefined;
}

/** A statement of a test: a call that is awaited, with what comes before and after it. */
export function statement(start: string, call: Code, end = ";"): string {
  return `  ${start}${print(call, "  ", 2 + start.length, end.length)}${end}`;
}
