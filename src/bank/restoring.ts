import type { Steps } from "../engine/slices.ts";
import type { CheckedSnapshot, Snapshot } from "./snapshot.ts";
import type { State } from "./state.ts";

/**
 * Restores a snapshot; until the end the bank is as it was. Each row counts twice: it is checked, then put in place. Throws a
 * SnapshotError for one that does not fit.
 */
export function* restoreSteps(state: State, snapshot: unknown): Steps<void> {
  const checked = yield* half(1, readSteps(state, snapshot));
  const put = yield* half(2, loadSteps(state, checked));
  put();
}

function* readSteps(state: State, snapshot: unknown): Steps<CheckedSnapshot> {
  const checked = state.read(snapshot);
  const rows = rowsOf(checked.snapshot);
  yield { done: rows, total: rows };
  return checked;
}

function* loadSteps(state: State, checked: CheckedSnapshot): Steps<() => void> {
  const rows = rowsOf(checked.snapshot);
  yield { done: rows, total: rows };
  return () => state.load(checked);
}

/** One half of work of which both are about as much. */
function* half<Result>(which: 1 | 2, steps: Steps<Result>): Steps<Result> {
  for (;;) {
    const next = steps.next();
    if (next.done) return next.value;
    const { done, total } = next.value;
    yield { done: (which - 1) * total + done, total: 2 * total };
  }
}

function rowsOf({ tables }: Snapshot): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows.length, 0);
}
