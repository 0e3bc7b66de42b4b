import type { Queue } from "../engine/http/queue.ts";
import { DAY_MS } from "../engine/time/calendar.ts";
import type { SavedClock } from "../engine/time/clock.ts";
import type { Turn } from "../engine/turn.ts";
import type { AnyScenario, InitialState, ScenarioOf } from "./options.ts";
import type { SharedScenarios } from "./shared-scenarios.ts";
import type { Snapshot } from "./snapshot.ts";
import type { State } from "./state.ts";

/** Puts a bank into its initial state, at the start and at each reset; every call waits until that is done. */
export interface ScenarioRunner {
  /** Resolves when the bank is in its initial state; rejects as long as the scenario of `createBank` has failed. */
  ready(): Promise<void>;
  /** Whether a scenario runs now. */
  isPlaying(): boolean;
  /** The initial state in which the bank last was. */
  last(): LastInitialState;
  /** Puts the bank back into the initial state of `createBank`, or into another; not if `begin` throws in its turn. */
  set(initialState: InitialState | undefined, begin: () => void): Promise<void>;
}

/** An initial state that was set. */
interface LastInitialState {
  /** The function; undefined for none, or for one that failed. */
  readonly scenario: AnyScenario | undefined;
  /** What the bank held, with the clock at its start. */
  readonly snapshot: Snapshot;
}

/** The part of a bank that the runner needs. */
interface PlayedBank {
  readonly clock: { now(): Date; advanceTo(instant: number): Promise<void> };
}

/** Makes the runner; `inside` returns the bank that scenarios see, which does not wait for a scenario. */
export function createScenarioRunner<Bank extends PlayedBank>(parts: {
  readonly state: State;
  readonly inside: () => Bank;
  readonly first: InitialState;
  /** Setting an initial state is one turn, a whole scenario included. */
  readonly queue: Queue;
  /** What scenarios have made in other banks. */
  readonly shared: SharedScenarios;
  /** Called when the bank gets another initial state, which `work` sets. */
  readonly clear: (work: () => void) => void;
}): ScenarioRunner {
  const { state, first, queue, shared } = parts;
  const blank = state.save();
  let isPlaying = false;
  /** The results of scenarios, so that a reset need not run them again. */
  const played = new Map<AnyScenario, Snapshot>();
  let last: LastInitialState = { scenario: undefined, snapshot: blank };

  const setInitialState = async ({ scenario, clock }: InitialState): Promise<void> => {
    const start = clock.start ?? blank.clock.at;
    const configured: SavedClock = { at: start, since: clock.paused ? null : start, speed: clock.speed };
    const own = scenario && played.get(scenario);
    const begin = { at: start, speed: clock.speed };
    const known = own?.clock.at === start ? own : scenario && shared.take(scenario, begin);
    const rows = known ?? blank;
    parts.clear(() => state.restart({ ...rows, clock: configured }));
    last = { scenario: known && scenario, snapshot: { ...rows, clock: configured } };
    if (!scenario) return;
    const snapshot = known ?? (await shared.keep(scenario, begin, () => play(scenario, start, configured)));
    played.set(scenario, { ...snapshot, clock: { ...configured, since: null } });
    last = { scenario, snapshot: { ...snapshot, clock: configured } };
  };

  const play = async (...args: Parameters<typeof playUntil>): Promise<Snapshot> => {
    isPlaying = true;
    try {
      await playUntil(...args);
    } finally {
      isPlaying = false;
    }
    return state.save();
  };

  const playUntil = async (scenario: AnyScenario, start: number, configured: SavedClock): Promise<void> => {
    const begin = start - Math.round((scenario.startsBefore?.days ?? 0) * DAY_MS);
    // Its rows get their past by the clock, whatever makes their steps later (X83).
    state.restart({ ...blank, progress: {}, clock: { at: begin, since: null, speed: configured.speed } });
    const inside = parts.inside();
    try {
      // The options were given for a bank with these resources.
      await (scenario as ScenarioOf<Bank>)(inside);
      const end = inside.clock.now().getTime();
      if (end > start) throw new Error(tooLong(end, start));
      await inside.clock.advanceTo(start);
    } catch (error) {
      state.restart({ ...blank, clock: configured });
      throw error;
    }
    state.restart({ ...state.save(), clock: configured });
    state.setProgress(blank.progress);
    parts.clear(() => undefined);
  };

  const described = ({ scenario, clock }: InitialState): Turn => ({ kind: "reset", scenario, clock });
  let ready: Promise<void> = first.scenario
    ? queue.run(
        () => setInitialState(first),
        () => described(first),
      )
    : Promise.resolve();
  // Callers that wait for it get the error; there may be none yet.
  ready.catch(() => undefined);
  return {
    ready: () => ready,
    isPlaying: () => isPlaying,
    last: () => last,
    set(initialState = first, begin) {
      const former = ready;
      let hasBegun = false;
      const inTurn = () => {
        begin();
        hasBegun = true;
        return setInitialState(initialState);
      };
      const setting = former
        .catch(() => undefined)
        .then(() => queue.run(inTurn, () => described(initialState)));
      // Its caller gets the error; the bank is empty then, and can be used again. One given up has changed nothing.
      ready = setting.catch(() => (hasBegun ? undefined : former));
      ready.catch(() => undefined);
      return setting;
    },
  };
}

function tooLong(end: number, start: number): string {
  const [ended, limit] = [end, start].map((time) => new Date(time).toISOString());
  return `The scenario ends at ${ended}, after clock.start (${limit}): give it a larger startsBefore.`;
}
