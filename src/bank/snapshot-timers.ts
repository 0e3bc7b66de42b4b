import { type Broken, broken } from "../engine/resource/invariant.ts";
import type { Resource } from "../engine/resource/resource.ts";
import { received } from "../engine/schema/expected.ts";
import type { SavedTable } from "../engine/store/table-parts.ts";
import type { AnyLifecycle } from "../engine/time/lifecycle.ts";
import type { ProgressMode, SavedProgress } from "../engine/time/progress.ts";
import { collectionOf, nameOf, type Timer } from "../engine/time/timer.ts";

/** The timers that the rows of a resource wait for: under the name of each, where its row is. */
export function addTimersOf(
  resource: Resource,
  { rows }: SavedTable,
  lifecycle: AnyLifecycle | undefined,
  bank: unknown,
  wanted: Map<string, string>,
): void {
  const { model, timers = [] } = resource;
  if (!lifecycle && timers.length === 0) return;
  const kind = model.collection;
  for (const [index, { row, timeline }] of rows.entries()) {
    const id = Number(row.id);
    const want = (timer: string, part: string) =>
      wanted.set(nameOf({ kind: timer, id, part }), `tables.${kind}.rows.${index}`);
    const since = timeline.at(-1)?.at;
    if (lifecycle && since !== undefined && lifecycle.due(row, Date.parse(since)) !== null) want(kind, "");
    for (const timer of timers) {
      // Each resource sees the options that its area declares.
      for (const part of timer.parts(row, bank as never)) want(timer.kind, part);
    }
  }
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

/**
 * Finds a timer that no row waits for, that is not to come, or whose reads do not agree with the progress of its
 * collection, and a row whose timer is missing (SNAP-17 to SNAP-19, SNAP-41).
 */
export function brokenTimer(
  timers: readonly Timer[],
  modeOf: (timer: Timer) => ProgressMode,
  wanted: Map<string, string>,
  latest: string,
): Broken | undefined {
  const last = Date.parse(latest);
  for (const [index, timer] of timers.entries()) {
    const path = `timers.${index}`;
    if (!wanted.delete(nameOf(timer))) {
      const name = received(nameOf(timer));
      return { path, message: `must be one that a row waits for, and no second one for it, got ${name}.` };
    }
    const mode = modeOf(timer);
    if (mode === "immediate") {
      const message = `must be absent: the progress of ${collectionOf(timer)} is immediate, so no row waits.`;
      return { path, message };
    }
    const wrong = brokenByProgress(timer, mode, last);
    if (wrong) return { ...wrong, path: `${path}.${wrong.path}` };
  }
  const [missing] = wanted;
  if (!missing) return undefined;
  return { path: missing[1], message: `must have the timer "${missing[0]}", for which it waits, got none.` };
}

/** A step that the clock makes is still to come. Reads count only where they make steps, and the last of them does. */
function brokenByProgress({ due, reads }: Timer, mode: ProgressMode, latest: number): Broken | undefined {
  if (mode === "clock" && due <= latest)
    return broken("due", `an instant after ${new Date(latest).toISOString()}`, new Date(due).toISOString());
  if (reads === undefined) return undefined;
  if (typeof mode !== "object") return broken("reads", "absent where no reads count", reads);
  return reads < mode.reads ? undefined : broken("reads", `below ${mode.reads}, which makes the step`, reads);
}
