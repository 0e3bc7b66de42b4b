import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";
import type { Choice } from "./plan.ts";
import { FRAMEWORKS, type Project, RUNNERS } from "./project.ts";
import { type Change, isChange, type Step } from "./step.ts";

/** The steps as text: what is to know, the differences as git shows them, and what is to be done by hand. */
export function stepsText(steps: readonly Step[]): string {
  const notes = steps.map((step) => ("note" in step ? `${step.note}\n` : ""));
  const changes = steps.map((step) => (isChange(step) ? diffOf(step) : ""));
  const manual = steps.map((step) =>
    "manual" in step
      ? `By hand in ${step.file}, because ${step.reason}:\n\n${indented(step.manual.join("\n"))}\n`
      : "",
  );
  return [notes.join(""), changes.join(""), ...manual].filter(Boolean).join("\n");
}

/** A change as git shows it, which leaves the length of a range out where that is one line. */
function diffOf({ file, before, after }: Change): string {
  const from = before === undefined ? "/dev/null" : `a/${file}`;
  return createTwoFilesPatch(from, `b/${file}`, before ?? "", after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  }).replaceAll(/^@@ .*/gm, (ranges) => ranges.replaceAll(/,1\b/g, ""));
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** One line with what was found. */
export function foundText(project: Project, { framework, runner }: Choice, packageManager: string): string {
  const pages = framework === undefined ? project.otherFramework : FRAMEWORKS[framework];
  const parts = [
    [pages ?? "no framework", pages && project.library].filter(Boolean).join(" with "),
    runner === undefined ? "no test runner" : RUNNERS[runner].name,
    ...(project.hasStorybook ? ["Storybook"] : []),
    project.language === "ts" ? "TypeScript" : "JavaScript",
    packageManager,
  ];
  return `Found: ${parts.join(", ")}.`;
}
