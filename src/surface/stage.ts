import type { Bank } from "../bank.ts";
import type { ResolvedOptions, Scenario } from "../options.ts";
import type { Snapshot } from "../store/snapshot.ts";
import { DAY_MS } from "../time/calendar.ts";
import type { SavedClock } from "../time/clock.ts";
import type { State } from "./state.ts";

/** The scene a bank is set to: the scenario whose rows it begins with, and where its clock begins. */
export interface Scene {
  readonly scenario?: Scenario | undefined;
  readonly clock: ResolvedOptions["clock"];
}

/** Sets the scene at the start and at each reset; everybody waits until it is set. */
export interface Stage {
  /** Resolves when the scene is set; rejects while the scenario of `createBank` could not be played. */
  ready(): Promise<void>;
  /** Sets the scene of `createBank` again, or another. */
  set(scene?: Scene): Promise<void>;
}

/** Makes the stage; `inside` is the bank as the scenario itself sees it, which waits for nobody. */
export function createStage(parts: {
  readonly state: State;
  readonly inside: Bank;
  readonly first: Scene;
  /** Takes the bank out of use, in its turn, just before another scene is set. */
  readonly clear: (work: () => void) => Promise<void>;
}): Stage {
  const { state, inside, first } = parts;
  const blank = state.save();
  /** Scenarios that were played, so that a reset needs not play them again. */
  const played = new Map<Scenario, Snapshot>();

  const setScene = async ({ scenario, clock }: Scene): Promise<void> => {
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

  let ready: Promise<void> = first.scenario ? setScene(first) : Promise.resolve();
  // Whoever waits for it hears why; nobody may be waiting yet.
  ready.catch(() => undefined);
  return {
    ready: () => ready,
    set(scene = first) {
      const former = ready;
      const setting = former.catch(() => undefined).then(() => setScene(scene));
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
