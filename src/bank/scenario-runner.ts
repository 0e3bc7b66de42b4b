import { DAY_MS } from "../engine/time/calendar.ts";
import type { SavedClock } from "../engine/time/clock.ts";
import type { Bank } from "./create-bank.ts";
import type { ResolvedOptions, Scenario } from "./options.ts";
import type { Snapshot } from "./snapshot.ts";
import type { State } from "./state.ts";

/** The initialState a bank is set to: the scenario whose rows it begins with, and where its clock begins. */
export interface InitialState {
  readonly scenario?: Scenario | undefined;
  readonly clock: ResolvedOptions["clock"];
}

/** Sets the initialState at the start and at each reset; everybody waits until it is set. */
export interface ScenarioRunner {
  /** Resolves when the initialState is set; rejects while the scenario of `createBank` could not be played. */
  ready(): Promise<void>;
  /** Sets the initialState of `createBank` again, or another. */
  set(initialState?: InitialState): Promise<void>;
}

/** Makes the scenarioRunner; `inside` is the bank as the scenario itself sees it, which waits for nobody. */
export function createScenarioRunner(parts: {
  readonly state: State;
  readonly inside: Bank;
  readonly first: InitialState;
  /** Takes the bank out of use, in its turn, just before another initialState is set. */
  readonly clear: (work: () => void) => Promise<void>;
}): ScenarioRunner {
  const { state, inside, first } = parts;
  const blank = state.save();
  /** Scenarios that were played, so that a reset needs not play them again. */
  const played = new Map<Scenario, Snapshot>();

  const setInitialState = async ({ scenario, clock }: InitialState): Promise<void> => {
    const start = clock.start ?? blank.clock.at;
    const configured: SavedClock = { at: start, since: clock.paused ? null : start, speed: clock.speed };
    const known = scenario && played.get(scenario);
    const rows = known?.clock.at === start ? known : blank;
    await parts.clear(() => state.restart({ ...rows, clock: configured }));
    if (!scenario || rows === known) return;
    await play(scenario, start, configured);
    played.set(scenario, { ...state.save(), clock: { ...configured, since: null } });
  };

  const play = async (scenario: Scenario, start: number, configured: SavedClock): Promise<void> => {
    const begin = start - (scenario.startsBefore?.days ?? 0) * DAY_MS;
    state.restart({ ...blank, clock: { at: begin, since: null, speed: configured.speed } });
    try {
      await scenario(inside);
      const end = inside.clock.now().getTime();
      if (end > start) throw new Error(tooLong(end, start));
      await inside.clock.advanceTo(start);
    } catch (error) {
      state.restart({ ...blank, clock: configured });
      throw error;
    }
    state.restart({ ...state.save(), clock: configured });
    await parts.clear(() => undefined);
  };

  let ready: Promise<void> = first.scenario ? setInitialState(first) : Promise.resolve();
  // Whoever waits for it hears why; nobody may be waiting yet.
  ready.catch(() => undefined);
  return {
    ready: () => ready,
    set(initialState = first) {
      const former = ready;
      const setting = former.catch(() => undefined).then(() => setInitialState(initialState));
      // Its caller hears why it failed; the bank is empty then, and of use again.
      ready = setting.catch(() => undefined);
      return setting;
    },
  };
}

function tooLong(end: number, start: number): string {
  const [ended, limit] = [end, start].map((time) => new Date(time).toISOString());
  return `The scenario ends at ${ended}, after clock.start (${limit}): give it a larger startsBefore.`;
}
