import type { Aim } from "./aims.ts";
import { type Contender, type Contest, type ContestOptions, contest, type Unit } from "./contest.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { printTable } from "./table.ts";

/** One line of a report, as `--json` writes it. */
export interface Row extends Figures {
  readonly contest: string;
  readonly name: string;
  readonly unit: Unit;
  /** What the ratio is to. */
  readonly over: string;
  readonly rounds: number;
  readonly aim?: Aim;
  readonly note?: string;
}

/** All rows that this process has shown. */
export const shown: Row[] = [];

/**
 * Holds a contest, prints its figures, and keeps them for the report.
 *
 * @example await compare("GET", [floor, bank], { unit: "µs", rounds: 40 });
 */
export async function compare(
  title: string,
  contenders: readonly Contender[],
  options: ContestOptions,
): Promise<Contest> {
  const held = await contest(title, contenders, options);
  show(held);
  return held;
}

function show(contest: Contest): void {
  const { title, unit, contenders } = contest;
  const [{ name: over }] = contenders as readonly [Contender];
  const rows = contenders.map((contender) => rowOf(contest, contender, over));
  shown.push(...rows);
  console.log(`\n${title} (${unit}, ${rows[0]?.rounds} rounds)`);
  printTable(
    ["", "min", "median", `÷ ${over}: min`, "median", "aim", "met", ""],
    rows.map((row) => [
      row.name,
      digits(row.minimum),
      digits(row.median),
      row.ratio.minimum.toFixed(2),
      row.ratio.median.toFixed(2),
      row.aim ? aimText(row.aim, unit) : "",
      row.met ?? "",
      row.note ?? "",
    ]),
  );
}

/** Prints which aims are met. */
export function showAims(rows: readonly Row[]): void {
  const judged = rows.filter(({ aim }) => aim);
  if (judged.length === 0) return;
  console.log("\nAims");
  printTable(
    ["", "", "min", "median", "aim", "met"],
    judged.map(({ contest, name, unit, over, aim, met, ratio, ...own }) => {
      const figures = aim?.of === "ratio" ? ratio : own;
      const [minimum, median] = [digits(figures.minimum), digits(figures.median)];
      const what = aim?.of === "ratio" ? `${name} ÷ ${over}` : name;
      return [contest, what, minimum, median, aim ? aimText(aim, unit) : "", met ?? ""];
    }),
  );
}

function rowOf(contest: Contest, contender: Contender, over: string): Row {
  const { name, aim, note } = contender;
  const rounds = contest.rounds.get(name)?.length ?? 0;
  return {
    contest: contest.title,
    name,
    unit: contest.unit,
    over,
    rounds,
    ...figuresOf(contest, contender),
    ...(aim && { aim }),
    ...(note !== undefined && { note }),
  };
}

function aimText({ most, of }: Aim, unit: Unit): string {
  return of === "ratio" ? `≤ ${most}` : `≤ ${most} ${unit}`;
}

/** Three digits, or all of those before the point. */
function digits(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
}
