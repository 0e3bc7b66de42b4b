/** What a status means to someone waiting for a result, shown by shape and colour. */
export type Tone = "wait" | "move" | "good" | "held" | "bad" | "off";

/**
 * Where a transition leads: to a status, or to one that depends on the row, which then is one of `among`. The function is
 * a method, so that a lifecycle of some rows is assignable to one of any rows with a status.
 */
type Target<Row, Status extends string> =
  | { readonly to: Status }
  | { readonly to: { status(row: Row): Status }["status"]; readonly among: readonly Status[] };

/** The status after a transition, and what else changes in the row. */
export type Transition<Row, Status extends string, Argument = unknown> = Target<Row, Status> & {
  /** Other fields the transition changes. */
  change?(row: Row, argument: Argument, now: number): Partial<Row>;
};

/** A transition that happens by itself when it is due. */
export type TimedTransition<Row, Status extends string> = Transition<Row, Status> & {
  /** When it is due (milliseconds), for a row that has the status since `since`; null for never. */
  due(row: Row, since: number): number | null;
  /** A short description of what happens then. */
  readonly event: string;
  /** When that is, in words, for any row: "after 60 minutes". */
  readonly when?: string;
};

/** A transition that is made when a row of another collection gets a status. */
type FollowingTransition<Row, Status extends string> = Transition<Row, Status> & {
  /** A short description: "achTransfers succeeded". */
  readonly event: string;
  /** The same as an end of a sentence. */
  readonly when: string;
};

/** A state: its timed transition, and the actions that are allowed in it. */
export interface State<Row, Status extends string, Action extends string> {
  readonly tone: Tone;
  readonly after?: TimedTransition<Row, Status>;
  readonly actions?: { readonly [A in Action]?: Transition<Row, Status, never> };
  /** Transitions that follow what happens to rows of other collections; their resource makes them. */
  readonly follows?: readonly FollowingTransition<Row, Status>[];
}

/** A table of states: everything that may happen to a row. Rows begin in the first, where no reserved value gives them another. */
export type States<Row, Status extends string, Action extends string> = Readonly<
  Record<Status, State<Row, Status, Action>>
>;
