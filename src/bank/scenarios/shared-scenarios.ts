import type { Resources } from "../../engine/resource/resource.ts";
import { freezeDeep } from "../../engine/store/freeze.ts";
import { WITHOUT_ROWS } from "../options/groups.ts";
import type { ResolvedOptions } from "../options/options.ts";
import type { AnyScenario } from "../options/scenario-option.ts";
import type { Engine } from "../runtime/engine.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";

/** When a scenario ends (bank time, milliseconds), and how fast its clock is. */
interface Start {
  readonly at: number;
  readonly speed: number;
}

/** What a scenario has made in one bank, for others of the process or page. */
interface Result {
  readonly snapshot: Snapshot;
  /** How many numbers of the log its requests have. */
  readonly requests: number;
}

/** What scenarios have made, as one bank takes it over and adds to it. */
export interface SharedScenarios {
  /** What the scenario has made for such a bank; undefined when it has to play. */
  take(scenario: AnyScenario, start: Start): Snapshot | undefined;
  /** Calls `play`, which returns what the scenario has made, and keeps that when it may be shared. */
  keep(scenario: AnyScenario, start: Start, play: () => Promise<Snapshot>): Promise<Snapshot>;
}

/** How many results of a scenario are kept: with a clock that starts at the machine's time each bank has another. */
const MOST = 8;

type Results = WeakMap<AnyScenario, Map<string, Result>>;

const resultsOf = new WeakMap<Resources, Results>();

/**
 * What a bank shares with others of its registry: a scenario with `shared` plays once for equal options, start and speed
 * (docs/decisions/0032-shared-scenarios.md).
 */
export function sharedScenarios(
  registry: Resources,
  { options, events, log, faults }: Engine,
): SharedScenarios {
  const results: Results = resultsOf.get(registry) ?? new WeakMap();
  resultsOf.set(registry, results);
  let text: string | undefined;
  const keyOf = ({ at, speed }: Start) => {
    text ??= textOf(options);
    return `${at} ${speed} ${text}`;
  };
  return {
    take(scenario, start) {
      // Listeners hear of all that the scenario does, whether this bank is the first or not.
      if (!scenario.shared || events.areHeard) return undefined;
      const known = results.get(scenario);
      const result = known?.get(keyOf(start));
      if (!known || !result) return undefined;
      add(known, keyOf(start), result);
      log.skip(result.requests);
      return result.snapshot;
    },
    async keep(scenario, start, play) {
      if (!scenario.shared) return play();
      const { last, flawed } = log;
      const { rules } = faults;
      const snapshot = freezeDeep(await play());
      const known = results.get(scenario) ?? new Map<string, Result>();
      results.set(scenario, known);
      const isWhole = log.flawed === flawed && faults.rules === rules;
      if (isWhole) add(known, keyOf(start), { snapshot, requests: log.last - last });
      return snapshot;
    },
  };
}

/** Adds a result as the newest, and drops the oldest when there are too many. */
function add(known: Map<string, Result>, key: string, result: Result): void {
  known.delete(key);
  known.set(key, result);
  for (const oldest of known.keys()) {
    if (known.size <= MOST) return;
    known.delete(oldest);
  }
}

/** The same for options that are equal: plain ones by their values, functions by their identity. */
function textOf(options: ResolvedOptions): string {
  const own = Object.entries(options).filter(([name]) => !WITHOUT_ROWS.has(name));
  return JSON.stringify(own, (_, value: unknown) => (typeof value === "function" ? numberOf(value) : value));
}

const numbers = new WeakMap<object, { readonly function: number }>();
let count = 0;

function numberOf(value: object): { readonly function: number } {
  const known = numbers.get(value) ?? { function: ++count };
  numbers.set(value, known);
  return known;
}
