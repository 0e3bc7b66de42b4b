import { DAY_MS } from "../engine/time/calendar.ts";
import { type Code, print } from "./code.ts";
import { bankTypeOf, makerOf, type Own, ownImport } from "./own.ts";
import type { Start } from "./start.ts";

/** What a file is made of. */
export interface FileParts {
  /** What it exports. */
  readonly name: string;
  readonly start: Start;
  /** The resources of a team's own that the bank has. */
  readonly own: Own;
  /** The statements of its function, indented. */
  readonly lines: readonly string[];
  /** Which of the variables `client` and `make` they use. */
  readonly uses: ReadonlySet<string>;
  /** Bank time at the first and after the last call, milliseconds. */
  readonly from: number;
  readonly to: number;
}

export function fileOf({ name, start, own, lines, uses, from, to }: FileParts): string {
  const { scenario } = start;
  const end = new Date(to).toISOString();
  const setup = [
    ...(uses.has("client") ? ["  const client = clientOf(bank);"] : []),
    ...(uses.has("make") ? ["  const make = createFactories(bank.options.seed, bank);"] : []),
  ];
  return [
    ...importsOf(start, own, uses),
    "",
    ...bankTypeOf(own).declared,
    ...(scenario === undefined ? [] : [`const daysBefore = ${scenario}.startsBefore?.days ?? 0;`, ""]),
    "/**",
    ` * Recorded from ${new Date(from).toISOString()}`,
    ` * to ${end}. It ends at clock.start.`,
    " *",
    ` * For dates, weekends and holidays as they were, give ${makerOf(own)}`,
    ` * clock: { start: "${end}" }.`,
    " */",
    `${exportOf(own.names.length > 0 ? name : `${name}: Scenario`, daysOf(to - from), scenario !== undefined)};`,
    "",
    "async function play(bank: Bank): Promise<void> {",
    ...setup,
    ...(setup.length > 0 ? [""] : []),
    ...lines,
    "}",
    "",
  ].join("\n");
}

function importsOf({ scenario, isReadyMade }: Start, own: Own, uses: ReadonlySet<string>): readonly string[] {
  const fixtures = [
    ...(uses.has("client") ? ["clientOf"] : []),
    ...(uses.has("make") ? ["createFactories"] : []),
    ...(scenario !== undefined && isReadyMade ? [scenario] : []),
  ].sort();
  const before = [
    "// The scenario that the bank began with: import it from where it is.",
    `import { ${scenario} } from "./scenarios";`,
  ];
  return [
    bankTypeOf(own).imported,
    ...(fixtures.length > 0 ? [`import { ${fixtures.join(", ")} } from "sandbank/fixtures";`] : []),
    ...ownImport(own, "import type"),
    ...(scenario !== undefined && !isReadyMade ? before : []),
  ];
}

/** The type of the bank, where it has resources of a team's own, makes the function a scenario of such a bank. */
function exportOf(name: string, days: string, isAfterOther: boolean): string {
  const declaration = `export const ${name} = `;
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
