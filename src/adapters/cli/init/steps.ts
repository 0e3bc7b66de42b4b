/** A file as it is to be. */
export interface Change {
  readonly kind: "change";
  readonly file: string;
  /** Its text now; undefined for a file that there is not yet. */
  readonly before: string | undefined;
  readonly after: string;
}

/** What init can't do itself. */
export interface ByHand {
  readonly kind: "by hand";
  readonly file: string;
  readonly reason: string;
  /** The lines to add. */
  readonly add: string;
}

/** What was found to be there already, or what there is to know. */
interface Remark {
  readonly kind: "found" | "note";
  readonly text: string;
}

export type Step = Change | ByHand | Remark;

export function isChange(step: Step): step is Change {
  return step.kind === "change";
}

export function created(file: string, lines: readonly string[]): Change {
  return { kind: "change", file, before: undefined, after: `${lines.join("\n")}\n` };
}

export function byHand(file: string, reason: string, add: readonly string[]): ByHand {
  return { kind: "by hand", file, reason, add: add.join("\n") };
}

/** For the text of a file that is made, so that no search for the imports of this package finds those of that file. */
export const IMPORT = "import";
