import { DAY_MS } from "../engine/time/calendar.ts";
import { type Code, print } from "./code.ts";
import type { Start } from "./start.ts";

/** What a file is made of. */
export interface FileParts {
  /** What it exports. */
  readonly name: string;
  readonly start: Start;
  /** The statements of its function, indented. */
  readonly lines: readonly string[];
  /** Which of the variables `client` and `make` they use. */
  readonly uses: ReadonlySet<string>;
  /** Bank time at the first and after the last call, milliseconds. */
  readonly from: number;
  readonly to: number;
}

export function fileOf({ name, start, lines, uses, from, to }: FileParts): string {
  const { scenario } = start;
  const end = new Date(to).toISOString();
  const setup = [
    ...(uses.has("client") ? ["  const client = clientOf(bank);"] : []),
    ...(uses.has("make") ? ["  const make = createFactories(bank.options.seed, bank);"] : []),
  ];
  return [
    ...importsOf(start, uses),
    "",
    ...(scenario === undefined ? [] : [`const daysBefore = ${scenario}.startsBefore?.days ?? 0;`, ""]),
    "/**",
    ` * Recorded from ${new Date(from).toISOString()}`,
    ` * to ${end}. It ends at clock.start.`,
    " *",
    " * For dates, weekends and holidays as they were, give createBank",
    ` * clock: { start: "${end}" }.`,
    " */",
    `${exportOf(name, daysOf(to - from), scenario !== undefined)};`,
    "",
    "async function play(bank: Bank): Promise<void> {",
    ...setup,
    ...(setup.length > 0 ? [""] : []),
    ...lines,
    "}",
    "",
  ].join("\n");
}

function importsOf({ scenario, isReadyMade }: Start, uses: ReadonlySet<string>): readonly string[] {
  const fixtures = [
    ...(uses.has("client") ? ["clientOf"] : []),
    ...(uses.has("make") ? ["createFactories"] : []),
    ...(scenario !== undefined && isReadyMade ? [scenario] : []),
  ].sort();
  const own = [
    "// The scenario that the bank began with: import it from where it is.",
    `import { ${scenario} } from "./scenarios";`,
  ];
  return [
    'import type { Bank, Scenario } from "sandbank";',
    ...(fixtures.length > 0 ? [`import { ${fixtures.join(", ")} } from "sandbank/fixtures";`] : []),
    ...(scenario !== undefined && !isReadyMade ? own : []),
  ];
}

function exportOf(name: string, days: string, isAfterOther: boolean): string {
  const declaration = `export const ${name}: Scenario = `;
  if (days === "0" && !isAfterOther) return `${declaration}play`;
  const before = !isAfterOther ? days : days === "0" ? "daysBefore" : `daysBefore + ${days}`;
  const startsBefore: Code = { fields: [["days", before]] };
  return print(
    { call: `${declaration}Object.assign`, values: ["play", { fields: [["startsBefore", startsBefore]] }] },
    "",
    0,
    1,
  );
}

/** A time as a number of days; nine digits after the point are less than a millisecond, to which the bank rounds. */
function daysOf(time: number): string {
  return String(Number((time / DAY_MS).toFixed(9)));
}
