import type { TurnWork } from "../../engine/http/turn.ts";
import type { Resources } from "../../engine/resource/resource.ts";
import { DAY_MS } from "../../engine/time/calendar.ts";
import type { SavedClock } from "../../engine/time/clock.ts";
import type { InitialState } from "../options/options.ts";
import type { AnyScenario, ScenarioOf } from "../options/scenario-option.ts";
import { abortError } from "../runtime/aborted.ts";
import type { Engine } from "../runtime/engine.ts";
import type { Report } from "../runtime/long-work.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { Playing } from "./playing.ts";
import { sharedScenarios } from "./shared-scenarios.ts";

/** Puts a bank into its initial state, at the start and at each reset; every call waits until that is done. */
export interface ScenarioRunner {
  /** Resolves when the bank is in its initial state; rejects as long as the scenario of `createBank` has failed. */
  ready(): Promise<void>;
  /** Whether a scenario runs now. */
  isPlaying(): boolean;
  /** The initial state in which the bank last was. */
  last(): LastInitialState;
  /** Puts the bank back into the initial state of `createBank`, or into another; not if `begin` throws in its turn. */
  set(initialState: InitialState | undefined, begin: () => void, report: Report): Promise<void>;
  /** Between two calls of a scenario: gives the platform its turn, with a report, when a slice is over. */
  rest(): Promise<void> | undefined;
  /** Reports how far the scenario is. */
  report(): void;
  /** Keeps a change of the clock until the scenario has run; returns false when none runs. */
  defer(work: () => void): boolean;
  /**
   * Keeps a shared scenario from playing, and every call of the bank waiting, until the caller knows whether another state takes
   * the place of its rows. Called right after the bank was made; undefined where the scenario has to play in any case (X189).
   */
  hold(): HeldScenario | undefined;
}

/** The scenario of a new bank, for one who is to call one of these two. */
export interface HeldScenario {
  /** Plays it, within a turn. Rejects when it fails. */
  play(): Promise<void>;
  /** Leaves the bank in the state that it has got instead. */
  skip(): void;
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
  readonly registry: Resources;
  readonly engine: Engine;
  readonly inside: () => Bank;
}): ScenarioRunner {
  const { registry, engine, inside } = parts;
  const { state, queue, faults, options, latency, log, events, service } = engine;
  const first: InitialState = { scenario: options.scenario, clock: options.clock };
  const shared = sharedScenarios(registry, engine);
  const begins = Object.values(registry).filter(({ begin }) => begin);
  const blank = state.save();
  /** What a bank begins with, at the time of a clock; `start` is when callers get it. */
  const restartBlank = (clock: SavedClock, progress = blank.progress, start = clock.at) => {
    state.restart({ ...blank, progress, clock });
    // Each resource sees the options that its area declares.
    for (const { begin } of begins) begin?.(service as never, start);
  };
  if (begins.length > 0) restartBlank(blank.clock);
  /** What is there right after that. */
  const begun = () => (begins.length > 0 ? state.save() : blank);
  /** Undefined while no scenario runs. */
  let playing: Playing | undefined;
  /** The results of scenarios, so that a reset need not run them again. */
  const played = new Map<AnyScenario, Snapshot>();
  let last: LastInitialState = { scenario: undefined, snapshot: begun() };

  /** Gives the bank another initial state, which `work` sets. */
  const clear = (work: () => void) => {
    latency.abort(abortError("reset"));
    work();
    log.clear();
    service.store.takeChanges();
    events.emit("reset");
  };

  const setInitialState = async ({ scenario, clock }: InitialState, report: Report): Promise<void> => {
    const start = clock.start ?? blank.clock.at;
    const configured: SavedClock = { at: start, since: clock.paused ? null : start, speed: clock.speed };
    const own = scenario && played.get(scenario);
    const begin = { at: start, speed: clock.speed };
    const known = own?.clock.at === start ? own : scenario && shared.take(scenario, begin);
    clear(() => (known ? state.restart({ ...known, clock: configured }) : restartBlank(configured)));
    const rows = known ?? begun();
    last = { scenario: known && scenario, snapshot: { ...rows, clock: configured } };
    if (known || !scenario) report({ done: 1, total: 1 });
    if (!scenario) return;
    const { rules } = faults;
    const snapshot =
      known ?? (await shared.keep(scenario, begin, () => play(scenario, { start, configured }, report)));
    // Faults are no part of a snapshot, so a scenario that has changed them runs again.
    if (faults.rules === rules) played.set(scenario, { ...snapshot, clock: { ...configured, since: null } });
    last = { scenario, snapshot: { ...snapshot, clock: configured } };
  };

  const play = async (
    scenario: AnyScenario,
    { start, configured }: Times,
    report: Report,
  ): Promise<Snapshot> => {
    const begin = start - Math.round((scenario.startsBefore?.days ?? 0) * DAY_MS);
    playing = new Playing(begin, start, report);
    const { deferred } = playing;
    try {
      await playUntil(scenario, { begin, start, configured });
      const snapshot = state.save();
      playing.succeeded();
      return snapshot;
    } catch (error) {
      playing.failed();
      throw error;
    } finally {
      playing = undefined;
      for (const work of deferred) work();
    }
  };

  const playUntil = async (
    scenario: AnyScenario,
    { begin, start, configured }: Times & { readonly begin: number },
  ): Promise<void> => {
    // Its rows get their past by the clock, whatever makes their steps later (X83).
    restartBlank({ at: begin, since: null, speed: configured.speed }, {}, start);
    const bank = inside();
    try {
      // The options were given for a bank with these resources.
      await (scenario as ScenarioOf<Bank>)(bank);
      const end = bank.clock.now().getTime();
      if (end > start) throw new Error(tooLong(end, start));
      await bank.clock.advanceTo(start);
    } catch (error) {
      restartBlank(configured);
      throw error;
    }
    state.restart({ ...state.save(), clock: configured });
    state.setProgress(blank.progress);
    clear(() => undefined);
  };

  const described = ({ scenario, clock }: InitialState): TurnWork => ({ kind: "reset", scenario, clock });
  const playFirst = () =>
    setInitialState(first, (progress) => events.emit("progress", { kind: "scenario", ...progress }));
  const now = () => inside().clock.now().getTime();
  let isHeld = false;
  let isTooLateToHold = false;
  const beginUnlessHeld = () => {
    isTooLateToHold = true;
    return isHeld ? undefined : playFirst();
  };
  let ready: Promise<void> = first.scenario
    ? queue.run(beginUnlessHeld, () => (isHeld ? undefined : described(first)))
    : Promise.resolve();
  // Callers that wait for it get the error; there may be none yet.
  ready.catch(() => undefined);
  return {
    ready: () => ready,
    isPlaying: () => playing !== undefined,
    last: () => last,
    rest: () => playing?.rest(now),
    report: () => playing?.report(now()),
    defer(work) {
      playing?.deferred.push(work);
      return playing !== undefined;
    },
    hold() {
      // Those who follow its turns begin with what it makes.
      const isFollowed = events.areHeard || options.record !== false || options.history !== false;
      if (isTooLateToHold || isHeld || isFollowed || !first.scenario?.shared) return undefined;
      isHeld = true;
      const { promise, resolve } = Promise.withResolvers<void>();
      ready = promise;
      ready.catch(() => undefined);
      return {
        play() {
          const played = playFirst();
          resolve(played);
          return played;
        },
        skip: resolve,
      };
    },
    set(initialState = first, begin, report) {
      const former = ready;
      let hasBegun = false;
      const inTurn = () => {
        begin();
        hasBegun = true;
        return setInitialState(initialState, report);
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

/** When a scenario ends, milliseconds of bank time, and the clock after it. */
interface Times {
  readonly start: number;
  readonly configured: SavedClock;
}

function tooLong(end: number, start: number): string {
  const [ended, limit] = [end, start].map((time) => new Date(time).toISOString());
  return `The scenario ends at ${ended}, after clock.start (${limit}): give it a larger startsBefore.`;
}
