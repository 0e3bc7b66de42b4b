import { AREAS } from "../probes/probe.ts";
import { printable } from "../report/printable.ts";
import { evidenceText } from "./calibration-file.ts";
import { causeLines } from "./causes.ts";
import type { ProbeReport, Report, Result, StatementResult } from "./report.ts";

const RESULTS: readonly Result[] = ["confirmed", "contradicted", "inconclusive", "skipped"];

export function reportText(report: Report): string {
  const { service, date, requests, probes, options, notVisible, leftOver } = report;
  const unclear = probes.filter(({ result }) => result === "inconclusive");
  return [
    `${service} on ${date}, ${requests} requests${report.writes ? "" : ", none but GET"}`,
    "",
    ...tableOf(report),
    ...section(
      "Options that make the bank agree",
      options.flatMap(({ option, source, evidence }) => [
        `${option}: ${source}`,
        ...(evidence ? [`  ${evidenceText(evidence)}`] : []),
      ]),
    ),
    ...section("Contradicted, without an option that explains it", causeLines(probes)),
    ...section(
      "Inconclusive",
      unclear.map(({ area, name, reason }) => `${area}, ${name}: ${reason}`),
    ),
    ...section("Skipped", skippedLines(probes)),
    ...section(
      "Not visible from outside, or not all of it",
      notVisible.map(({ option, reason }) => `${option}: ${reason}`),
    ),
    ...section("Statements of which only the form of a value is visible", namedBy("form only", report)),
    ...section("Statements that no answer shows", namedBy("not visible", report)),
    ...section("Left over, because nothing undoes it", leftOver),
  ]
    .map(printable)
    .join("\n");
}

/** The ids of the statements with a result, in one line. */
function namedBy(result: StatementResult, { statements }: Report): readonly string[] {
  const ids = Object.keys(statements).filter((id) => statements[id] === result);
  return ids.length === 0 ? [] : [ids.join(", ")];
}

function tableOf({ probes, statements }: Report): readonly string[] {
  const row = (name: string, results: readonly StatementResult[]) =>
    name.padEnd(12) +
    RESULTS.map((result) => `${results.filter((each) => each === result).length}`.padStart(14)).join("");
  return [
    "".padEnd(12) + RESULTS.map((result) => result.padStart(14)).join(""),
    ...AREAS.map((area) =>
      row(
        area,
        probes.filter((probe) => probe.area === area).map(({ result }) => result),
      ),
    ),
    row("statements", Object.values(statements)),
  ];
}

function skippedLines(probes: readonly ProbeReport[]): readonly string[] {
  const skipped = Map.groupBy(
    probes.filter(({ result }) => result === "skipped"),
    ({ reason }) => reason,
  );
  return [...skipped].map(([reason, those]) => `${those.length} probes: ${reason}`);
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `${title}:`, ...lines.map((line) => `  ${line}`)];
}
