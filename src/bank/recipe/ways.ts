import type { Recipe } from "../api/recipe.ts";
import type { Internals } from "../internals.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import type { PartialDelta } from "../turns/delta.ts";
import { differenceOf } from "./difference.ts";
import { recorderOf } from "./recorders.ts";
import { nameOfScenario } from "./scenario-names.ts";
import { stateHash } from "./state-hash.ts";

/** A state as its difference from a scenario. */
export interface Difference {
  readonly from: { readonly scenario: string | null; readonly at: number };
  readonly delta: PartialDelta;
}

/** The ways to say in which state a bank is; the whole state is always one. */
export interface Ways {
  readonly clock: Recipe["clock"];
  readonly hash: string;
  /** Its clock is paused. */
  readonly snapshot: Snapshot;
  readonly difference: Difference | undefined;
  readonly recipe: Recipe | undefined;
}

/** Finds the ways to say in which state a bank is. */
export function waysOf({ engine, runner }: Internals): Promise<Ways> {
  const { clock, catchUpTo, state, options } = engine;
  const inTurn = (): Ways => {
    const recipe = recorderOf(engine)?.recipe();
    const { paused, speed } = clock;
    const now = { at: clock.now(), paused, speed };
    const snapshot = { ...state.save(), clock: { at: now.at, since: null, speed } };
    const { scenario, snapshot: first } = runner.last();
    const name = nameOfScenario(scenario, options);
    const from = name === undefined ? undefined : { scenario: name, at: first.clock.at };
    const difference = from && { from, delta: differenceOf(first, snapshot) };
    return { clock: now, hash: recipe?.hash ?? stateHash(snapshot, now), snapshot, difference, recipe };
  };
  return engine.queue.run(() => {
    const at = clock.now();
    catchUpTo(at);
    // A clock that runs must not move on between one way and the next.
    return clock.holdAt(at, inTurn);
  });
}
