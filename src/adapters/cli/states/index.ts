import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import process from "node:process";
import type { BankOptions } from "../../../core.ts";
import { messageOf } from "../../../engine/errors.ts";
import { states as catalogue } from "../../../states/index.ts";
import { baselineOf } from "../../../sweep/baseline.ts";
import { reportPage } from "../../../sweep/report/html.ts";
import type { Shot, SweepReport } from "../../../sweep/shot.ts";
import { bareSignature, explore } from "../../playwright/sweep/explore.ts";
import { followed } from "../../playwright/sweep/follow.ts";
import { modeOf } from "../../playwright/sweep/mode.ts";
import type { Steps, SweepSettings } from "../../playwright/sweep/settings.ts";
import { sweep } from "../../playwright/sweep/sweep.ts";
import { printable } from "../../shared/console/printable.ts";
import { shownPath } from "../../shared/paths.ts";
import { importedModule } from "../options-file.ts";
import { readStatesFlags, type StatesFlags } from "./flags.ts";
import { STATES_HELP } from "./help.ts";
import { axeFinder, launched } from "./peers.ts";

const PAGE = "index.html";
const PICTURES = "pictures";
/** Of the pages that links lead to. */
const MOST_SCREENS = 20;

/**
 * Runs `sandbank states` with the words after it; `optionsOf` reads those of the bank. Rejects with an Error for wrong flags, for
 * files that it can't read or write, and for a page that can't be opened.
 */
export async function states(
  args: readonly string[],
  optionsOf: (args: readonly string[]) => Promise<BankOptions>,
): Promise<void> {
  const flags = readStatesFlags(args);
  if (flags.isHelp) return console.log(STATES_HELP);
  const known = flags.baseline === undefined ? new Set<string>() : readBaseline(flags.baseline);
  const steps = flags.do === undefined ? undefined : await stepsOf(flags.do);
  const options = await withRows(await optionsOf(flags.bankArgs));
  const wanted = catalogue(options, { ...(flags.only && { only: flags.only }), without: flags.without });
  prepare(flags);
  const browser = await launched<SweepSettings["browser"]>(flags.browser);
  try {
    const mode = flags.bank ?? (await modeOf(browser, flags.url));
    const settings: SweepSettings = {
      ...{ browser, mode, options, steps, states: wanted, axe: axeFinder() },
      ...{
        url: flags.url,
        screens: flags.screens,
        widths: flags.widths,
        all: flags.all,
        timeout: flags.timeout,
      },
      empty: catalogue(options, { only: ["count"] }).filter(({ id }) => id.endsWith("/none")),
      schemes: flags.dark ? ["light", "dark"] : ["light"],
      // A page mostly waits.
      workers: flags.workers ?? 2 * availableParallelism(),
      folder: flags.pictures ? join(flags.out, PICTURES) : undefined,
    };
    const screens = flags.follow ? await followed(settings, flags.screens, MOST_SCREENS) : flags.screens;
    const report = await withExplored(flags, { ...settings, screens }, known);
    writeFileSync(join(flags.out, PAGE), reportPage(report));
    console.log(flags.json ? JSON.stringify(report, null, 2) : summaryOf(report, flags));
    if (newOf(report.shots).some(({ kind }) => flags.failOn.includes(kind))) process.exitCode = 1;
    if (report.failed.length > 0) process.exitCode = 2;
  } finally {
    progress("");
    await browser.close();
  }
}

/** A page without rows would have nothing to show in most states. */
async function withRows(options: BankOptions): Promise<BankOptions> {
  if (options.scenario !== undefined) return options;
  const { starter } = await import("../../../../fixtures/index.ts");
  return { ...options, scenario: starter };
}

async function withExplored(
  flags: StatesFlags,
  settings: SweepSettings,
  known: ReadonlySet<string>,
): Promise<SweepReport> {
  const onShot = (done: number, total: number, title: string) => progress(`${done}/${total} ${title}`);
  const report = await sweep(settings, { known, onShot });
  if (flags.explore === 0) return report;
  const seed = flags.seed ?? Date.now() % 1_000_000;
  console.error(`sandbank: explores with --seed ${seed}`);
  const explored = await explore(settings, {
    ...{ actions: flags.explore, seed },
    known: new Set(report.shots.flatMap(({ findings }) => findings.map(bareSignature))),
    onWalk: (done, total) => progress(`explores ${done}/${total}`),
  });
  return { ...report, shots: [...report.shots, ...explored] };
}

/** One line on the standard error, which the next one replaces; on no terminal, none but every hundredth. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[2K${printable(text).slice(0, 100)}`);
  else if (/^\w*\s?\d*00\//.test(text)) process.stderr.write(`states: ${printable(text)}\n`);
}

function newOf(shots: readonly Shot[]) {
  return shots.flatMap((shot) =>
    shot.findings.filter(({ isNew }) => isNew).map((finding) => ({ ...finding, shot })),
  );
}

function summaryOf({ shots, bank, leftOut, failed, seconds }: SweepReport, flags: StatesFlags): string {
  const found = newOf(shots);
  // What is wrong everywhere is told once.
  const groups = Map.groupBy(
    found,
    ({ kind, what, where }) => `${kind}: ${what}${where ? ` at ${where}` : ""}`,
  );
  const out = leftOut.length === 0 ? "" : `, ${leftOut.length} left out that the page never calls (--all)`;
  const lines = [...groups].map(([text, [first, ...others]]) => {
    const more = others.length === 0 ? "" : ` and ${others.length} more`;
    return `${text}\n    in ${first?.shot.state || "the page as it is"} of ${first?.shot.screen}${more}`;
  });
  return [
    ...lines.map((line) => line.split("\n").map(printable).join("\n")),
    ...failed.map(({ state, reason }) => printable(`could not look at ${state}: ${reason}`)),
    `Sandbank looked at ${shots.length} states${out} in ${seconds} s, with ${bank}: ${found.length} ${flags.baseline === undefined ? "" : "new "}findings.`,
    `The report is ${join(flags.out, PAGE)}`,
  ].join("\n");
}

function readBaseline(path: string): ReadonlySet<string> {
  try {
    return baselineOf(JSON.parse(readFileSync(path, "utf8")));
  } catch (cause) {
    throw new Error(`--baseline ${shownPath(path)} can't be read: ${messageOf(cause)}`, { cause });
  }
}

async function stepsOf(path: string): Promise<Steps> {
  const loaded = await importedModule("do", path);
  if ("default" in loaded && typeof loaded.default === "function") return loaded.default as Steps;
  throw new Error(
    `--do ${path} has no function as its default export: export default async ({ page, bank }) => { … }.`,
  );
}

/** Makes the folder of the report, in which nothing but a report is replaced. */
function prepare({ out }: StatesFlags): void {
  const isOurs = existsSync(join(out, PAGE)) && existsSync(join(out, PICTURES));
  if (existsSync(out) && !isOurs && readdirSync(out).length > 0)
    throw new Error(`--out must be a new folder or one with a report, got ${shownPath(out)}.`);
  rmSync(join(out, PICTURES), { recursive: true, force: true });
  mkdirSync(join(out, PICTURES), { recursive: true });
}
