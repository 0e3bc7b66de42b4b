import { createTwoFilesPatch, FILE_HEADERS_ONLY } from "diff";

/** A file as it is to be. */
export interface Change {
  readonly file: string;
  /** Its text now; undefined for a file that there is not yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** One thing that init does, leaves to be done by hand, or says. */
export type Step =
  | Change
  | { readonly file: string; readonly reason: string; readonly manual: readonly string[] }
  | { readonly note: string };

export function isChange(step: Step): step is Change {
  return "after" in step;
}

/** The steps as text: what is to know, the differences as git shows them, and what is to be done by hand. */
export function stepsText(steps: readonly Step[]): string {
  const notes = steps.map((step) => ("note" in step ? `${step.note}\n` : ""));
  const changes = steps.map((step) => (isChange(step) ? diffOf(step) : ""));
  const manual = steps.map((step) =>
    "manual" in step
      ? `By hand in ${step.file}, because ${step.reason}:\n\n${step.manual.join("\n").replaceAll(/^(?=.)/gm, "  ")}\n`
      : "",
  );
  return [notes.join(""), changes.join(""), ...manual].filter(Boolean).join("\n");
}

/** A change as git shows it, which leaves the length of a range out where that is one line. */
function diffOf({ file, before, after }: Change): string {
  const from = before === undefined ? "/dev/null" : `a/${file}`;
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY };
  const patch = createTwoFilesPatch(from, `b/${file}`, before ?? "", after, undefined, undefined, options);
  return patch.replaceAll(/^@@ .*/gm, (ranges) => ranges.replaceAll(/,1\b/g, ""));
}
