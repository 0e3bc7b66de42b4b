import type { AnyRow } from "../store/model.ts";

/** A step that is due at some time, as plain JSON. */
export interface Timer {
  /** Bank time, milliseconds. A step that the clock does not make may be overdue. */
  readonly due: number;
  /** The rule that set it, such as "achTransfers". */
  readonly kind: string;
  /** The row it is about. */
  readonly id: number;
  /** Distinguishes several timers of one row. */
  readonly part: string;
  /** How often its row was read towards this step; absent for never. */
  readonly reads?: number;
}

/** What no other timer has. */
export type TimerName = Pick<Timer, "kind" | "id" | "part">;

/** A step that was made because it was due. */
export interface MadeStep {
  /** Bank time, milliseconds. */
  readonly at: number;
  readonly collection: string;
  readonly id: number;
  /** What happened then, such as "process". */
  readonly event: string;
  readonly cause: "clock" | "immediate";
}

/** The collection of a timer's row: the first part of its kind. */
export function collectionOf({ kind }: Pick<Timer, "kind">): string {
  return kind.split(".", 1)[0] as string;
}

/** The name of a timer, which no other has. */
export function nameOf(timer: TimerName): string {
  return `${timer.kind}/${timer.id}/${timer.part}`;
}

/** What {@link nameOf} has made a name of. */
export function partsOf(name: string): TimerName {
  const [kind, id, ...part] = name.split("/") as [string, string, ...string[]];
  return { kind, id: Number(id), part: part.join("/") };
}

/** The order in which steps run. */
export function compareTimers(one: Timer, other: Timer): number {
  return (
    one.due - other.due ||
    one.id - other.id ||
    compareText(one.kind, other.kind) ||
    compareText(one.part, other.part)
  );
}

/** The order of texts by their code units. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What the timers of a kind are for. */
export interface Step {
  /** Makes one step, with the clock held at the time of the step. */
  run(timer: Timer): void;
  /** A short description of the step. */
  describe(timer: Timer): string;
  /** Whether the clock makes the step whatever makes those of the collection. */
  readonly byClock?: boolean | undefined;
  /** The parts of the timers that a row may have now. */
  parts(row: AnyRow): readonly string[];
}
