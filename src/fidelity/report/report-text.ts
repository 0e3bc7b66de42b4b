import { cutText } from "../../engine/schema/masking/mask.ts";
import { printable } from "./printable.ts";
import type { DriftReport, ReportedDifference } from "./report.ts";

const SHOWN = 5;
/** The most characters of a path, a field or a value in a line; --json has them whole. */
const LONGEST = 1000;

export function textOfReport(report: DriftReport): string {
  const { compared, notCompared, options, differences, unusedRules, source } = report;
  const unexplained = differences.filter(({ option }) => option === null);
  const left = Object.entries(notCompared).map(([reason, count]) => `  ${count} ${reason}`);
  const explained = options.flatMap(({ option, differences: count, alternatives }) => [
    "",
    `${option} would explain ${counted(count, "difference")}${alternatives.length === 0 ? "" : ` (so would ${alternatives.join(", or ")})`}:`,
    ...described(differences.filter((each) => each.option === option)),
  ]);
  return [
    `${counted(compared, "request")} to ${report.baseUrl} compared, ${counted(differences.length, "difference")}.`,
    ...(left.length > 0 ? ["Not compared:", ...left] : []),
    ...explained,
    ...(unexplained.length > 0
      ? ["", `No option explains ${counted(unexplained.length, "difference")}:`]
      : []),
    ...described(unexplained),
    ...(source === ""
      ? []
      : ["", "Options with which the bank would agree, or come closest:", `  ${source}`]),
    ...unusedRules.flatMap((rule) => ["", `The ignore rule "${rule}" matches nothing: leave it out.`]),
  ]
    .map(printable)
    .join("\n");
}

function counted(count: number, noun: string): string {
  return `${count === 0 ? "no" : count} ${noun}${count === 1 ? "" : "s"}`;
}

function described(differences: readonly ReportedDifference[]): string[] {
  const more = differences.length - SHOWN;
  return [
    ...differences
      .slice(0, SHOWN)
      .flatMap(({ request, method, path, field, statement, documented, real, bank }) => [
        `  ${request}. ${method} ${cutText(path, LONGEST)}  ${cutText(field, LONGEST)}`,
        ...(documented === undefined ? [] : [`       documented  ${statement}: ${documented}`]),
        `       real        ${shown(real)}`,
        `       bank        ${shown(bank)}`,
      ]),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

function shown(value: unknown): string {
  return value === undefined ? "left out" : cutText(JSON.stringify(value), LONGEST);
}
