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

/** Whether a step writes a file. */
export function isChange(step: Step): step is Change {
  return "after" in step;
}
