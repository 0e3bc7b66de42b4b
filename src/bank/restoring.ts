import type { Steps } from "../engine/slices.ts";
import type { State } from "./state.ts";

/** Restores a snapshot; until the end the bank is as it was. It counts rows. Throws a SnapshotError for one that does not fit. */
export function* restoreSteps(state: State, snapshot: unknown): Steps<void> {
  const checked = yield* state.readSteps(snapshot);
  state.load(checked);
}
