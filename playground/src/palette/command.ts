/** Something that the palette offers. */
export interface Command {
  /** The same from one visit to the next. */
  readonly id: string;
  readonly group: string;
  readonly title: string;
  /** What else is said of it, and found. */
  readonly detail: string;
  /** Words by which it is found and that are not shown. */
  readonly also?: string;
  /** Goes there, or does it. Rejects with a message when it can't. */
  run(): unknown;
}
