import { structuredPatch } from "diff";
import { type Facts, NAMES } from "./facts.ts";
import type { Choice } from "./plan.ts";
import { type Change, isChange, type Step } from "./steps.ts";

/** The steps as text: what is there, the differences as git shows them, and what is to be done by hand. */
export function stepsText(steps: readonly Step[]): string {
  const parts = steps.map((step) => {
    switch (step.kind) {
      case "change":
        return diffOf(step);
      case "by hand":
        return `By hand in ${step.file}, because ${step.reason}:\n\n${indented(step.add)}\n`;
      default:
        return undefined;
    }
  });
  const remarks = steps.flatMap((step) =>
    step.kind === "found" || step.kind === "note" ? `${step.text}\n` : [],
  );
  const changes = parts.filter((_, index) => steps[index] !== undefined && isChange(steps[index]));
  const hands = parts.filter((_, index) => steps[index]?.kind === "by hand");
  return [remarks.join(""), changes.join(""), ...hands].filter(Boolean).join("\n");
}

/** A change as git shows it. */
function diffOf({ file, before, after }: Change): string {
  const { hunks } = structuredPatch(file, file, before ?? "", after, "", "", { context: 3 });
  const head = [before === undefined ? "--- /dev/null" : `--- a/${file}`, `+++ b/${file}`];
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines }) => [
    `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
    ...lines,
  ]);
  return `${[...head, ...body].join("\n")}\n`;
}

/** As git writes it, which leaves a length of one out, and has line 0 where there is none. */
function range(start: number, length: number): string {
  if (length === 1) return String(start);
  return `${length === 0 ? start - 1 : start},${length}`;
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** One line with what was found. */
export function foundText(facts: Facts, { framework, runner }: Choice): string {
  const pages = framework === undefined ? facts.otherFramework : NAMES[framework];
  const shown = pages === undefined || facts.library === undefined ? pages : `${pages} with ${facts.library}`;
  const parts = [
    shown ?? "no framework",
    runner === undefined ? "no test runner" : NAMES[runner],
    ...(facts.storybookPreview === undefined ? [] : ["Storybook"]),
    facts.language === "ts" ? "TypeScript" : "JavaScript",
    facts.packageManager,
  ];
  return `Found: ${parts.join(", ")}.`;
}
