import { type Broken, broken } from "../../engine/resource/invariant.ts";
import type { Resource } from "../../engine/resource/resource.ts";
import { received } from "../../engine/schema/expected.ts";
import type { Steps } from "../../engine/slices.ts";
import type { Batches } from "../../engine/store/batches.ts";
import { keyOf } from "../../engine/store/ids.ts";
import type { SavedRow, SavedTable } from "../../engine/store/table-parts.ts";
import { ByTimer } from "../../engine/time/by-timer.ts";
import type { AnyLifecycle } from "../../engine/time/lifecycle.ts";
import type { ProgressMode, SavedProgress } from "../../engine/time/progress.ts";
import { collectionOf, nameOf, type Timer, type TimerName } from "../../engine/time/timer.ts";

/** Calls `want` with each timer that the rows of a resource wait for, and the position of its row in the table. */
export function* timersOf(
  resource: Resource,
  { rows }: SavedTable,
  lifecycle: AnyLifecycle | undefined,
  bank: unknown,
  work: Batches,
  want: (timer: TimerName, index: number) => void,
): Steps<void> {
  const { model, timers = [] } = resource;
  if (!lifecycle && timers.length === 0) return;
  const kind = model.collection;
  let last = { text: "", time: 0 };
  const timeOf = (text: string) => {
    if (text !== last.text) last = { text, time: Date.parse(text) };
    return last.time;
  };
  const each = ({ row, timeline }: SavedRow, index: number) => {
    const id = keyOf(row);
    const since = timeline.at(-1)?.at;
    if (lifecycle && since !== undefined && lifecycle.due(row, timeOf(since)) !== null)
      want({ kind, id, part: "" }, index);
    for (const timer of timers) {
      // Each resource sees the options that its area declares.
      for (const part of timer.parts(row, bank as never)) want({ kind: timer.kind, id, part }, index);
    }
  };
  yield* work.each(rows, (row, index) => void each(row, index), "uncounted");
}

/** What makes the step of each timer: as the snapshot says of its collection, unless the clock makes it in any case. */
export function modesIn(
  progress: SavedProgress,
  resources: readonly Resource[],
): (timer: Timer) => ProgressMode {
  const timers = resources.flatMap((resource) => resource.timers ?? []);
  const byClock = new Set(timers.flatMap((timer) => (timer.byClock ? timer.kind : [])));
  return (timer) => (byClock.has(timer.kind) ? "clock" : (progress[collectionOf(timer)] ?? "clock"));
}

/** The timers of a snapshot by their names. */
export function* timersByName(timers: readonly Timer[], work: Batches): Steps<ByTimer<Timer>> {
  const named = new ByTimer<Timer>();
  // Each has a text of its own for its kind, of which there are few.
  const kinds = new Map<string, string>();
  const add = (timer: Timer) => {
    const kind = kinds.get(timer.kind) ?? timer.kind;
    kinds.set(kind, kind);
    named.set(timer, Object.assign(timer, { kind }));
  };
  yield* work.each(timers, (timer) => void add(timer), "uncounted");
  return named;
}

/**
 * Finds a timer that no row waits for, that is not to come, or whose reads do not agree with the progress of its
 * collection, and a row whose timer is missing (SNAP-17 to SNAP-19, SNAP-41). `wanted` goes through those that rows wait for.
 */
export function* brokenTimer(
  timers: readonly Timer[],
  named: ByTimer<Timer>,
  modeOf: (timer: Timer) => ProgressMode,
  wanted: (want: (timer: TimerName, index: number) => void) => Steps<void>,
  latest: string,
  work: Batches,
): Steps<Broken | undefined> {
  let found = 0;
  let missing: Broken | undefined;
  yield* wanted((timer, index) => {
    if (named.get(timer)) found += 1;
    else missing ??= missingTimer(timer, index);
  });
  // All of them are wanted, once, when as many are; what is wrong otherwise needs a list of those that are left.
  const left = found === timers.length && named.size === found ? undefined : new ByTimer<true>();
  if (left) yield* wanted((timer) => left.set(timer, true));
  const last = Date.parse(latest);
  const find = (timer: Timer, index: number): Broken | undefined => {
    const path = `timers.${index}`;
    if (left && !left.delete(timer)) {
      const name = received(nameOf(timer));
      return { path, message: `must be one that a row waits for, and no second one for it, got ${name}.` };
    }
    const mode = modeOf(timer);
    if (mode === "immediate") {
      const message = `must be absent: the progress of ${collectionOf(timer)} is immediate, so no row waits.`;
      return { path, message };
    }
    const wrong = brokenByProgress(timer, mode, last);
    return wrong && { ...wrong, path: `${path}.${wrong.path}` };
  };
  return (yield* work.each(timers, find, "uncounted")) ?? missing;
}

function missingTimer(timer: TimerName, index: number): Broken {
  const message = `must have the timer "${nameOf(timer)}", for which it waits, got none.`;
  return { path: `tables.${collectionOf(timer)}.rows.${index}`, message };
}

/** A step that the clock makes is still to come. Reads count only where they make steps, and the last of them does. */
function brokenByProgress({ due, reads }: Timer, mode: ProgressMode, latest: number): Broken | undefined {
  if (mode === "clock" && due <= latest)
    return broken("due", `an instant after ${new Date(latest).toISOString()}`, new Date(due).toISOString());
  if (reads === undefined) return undefined;
  if (typeof mode !== "object") return broken("reads", "absent where no reads count", reads);
  return reads < mode.reads ? undefined : broken("reads", `below ${mode.reads}, which makes the step`, reads);
}
