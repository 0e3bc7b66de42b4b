import { findInternals } from "../../bank/internals.ts";
import type { AnyScenario } from "../../bank/options/scenario-option.ts";
import { plainOptions } from "../../bank/recipe/plain-options.ts";
import { recordCalls, recordedOf } from "../../bank/recipe/record.ts";
import type { PanelBank } from "../../code/bank.ts";
import type { LogEntry, Snapshot } from "../../core.ts";
import { DAY_MS } from "../../engine/time/calendar.ts";
import { ownIn } from "../own.ts";
import { READY_MADE } from "../start.ts";
import { isOutcome, withoutOutcomes } from "./deliveries.ts";
import { type ActionItem, type Item, itemsOf, itemsOfLog } from "./items.ts";
import type { Known } from "./options-code.ts";

/** What was done in a bank, and what is known of the bank. */
export interface Source {
  /** In order. */
  readonly items: readonly Item[];
  /** What became of deliveries to webhooks, in order; these are no items. */
  readonly outcomes: readonly ActionItem[];
  /** How many items were done before the bank's calls were recorded. */
  readonly before: number;
  readonly known: Known;
  /** The state with which the bank began; undefined for a scenario, for none, and where it must stay secret. */
  readonly state: Snapshot | undefined;
  /** What the bank of a test has before anything is done; undefined for no rows. */
  readonly begun: Snapshot | undefined;
  /** Bank time when the bank began, milliseconds. */
  readonly began: number;
}

/**
 * Reads what was done in a bank: its calls where they are recorded, otherwise the requests of the log alone. A scenario of
 * `sandbank/fixtures` is known by its name; what another has done is found by running it in a bank of the same options.
 * With `isClear` requests have what was sent, otherwise what the log has of it.
 */
export async function sourceOf(bank: PanelBank, log: readonly LogEntry[], isClear: boolean): Promise<Source> {
  const recorded = await recordedOf(bank);
  const { baseUrl } = bank;
  const options = optionsGivenTo(bank);
  const given = { ...options, baseUrl, own: ownIn(options.functions, bank.resources) };
  if (!recorded) {
    const items = itemsOfLog(log);
    const known = { ...given, fixture: undefined };
    const began = items[0]?.at ?? 0;
    return { items, outcomes: [], before: 0, known, state: undefined, begun: undefined, began };
  }
  const { since, beginning } = recorded;
  const scenario = beginning?.scenario;
  const fixture = fixtureOf(scenario);
  const isOwn = scenario !== undefined && fixture === undefined;
  // A state has secrets in clear.
  const state = isClear && !beginning ? recorded.state : undefined;
  // Requests from before a state that was restored may have made its rows.
  const earlier = beginning || state ? [] : itemsOfLog(log.filter(({ number }) => number <= since));
  const first = isOwn && beginning ? await itemsOfScenario(bank, scenario, beginning.at, isClear) : earlier;
  const before = withoutOutcomes(first);
  const after = itemsOf(recorded, log, { resources: bank.resources, isClear });
  const items = [...before, ...withoutOutcomes(after)];
  const begun = fixture === undefined ? state : recorded.state;
  const began = beginning?.at ?? state?.clock.at ?? items[0]?.at ?? bank.clock.now().getTime();
  const outcomes = after.filter(isOutcome);
  return { items, outcomes, before: before.length, known: { ...given, fixture }, state, begun, began };
}

/** The options of a bank of this process; those of another are not known. */
function optionsGivenTo(bank: object): Pick<Known, "options" | "functions"> {
  const internals = findInternals(bank);
  return internals ? plainOptions(internals.given) : { options: undefined, functions: [] };
}

/** What `sandbank/fixtures` exports a scenario as; undefined for another. */
function fixtureOf(scenario: AnyScenario | undefined): string | undefined {
  const name = scenario && "fixture" in scenario ? scenario.fixture : undefined;
  return typeof name === "string" && READY_MADE.includes(name) ? name : undefined;
}

interface Done {
  readonly scenario: AnyScenario;
  readonly end: number;
  readonly isClear: boolean;
  readonly items: Promise<readonly Item[]>;
}

/** What the last scenario that was asked for does in a bank. */
const done = new WeakMap<PanelBank, Done>();

/** What a scenario does that ends at a bank time in milliseconds. */
function itemsOfScenario(
  bank: PanelBank,
  scenario: AnyScenario,
  end: number,
  isClear: boolean,
): Promise<readonly Item[]> {
  const known = done.get(bank);
  if (known?.scenario === scenario && known.end === end && known.isClear === isClear) return known.items;
  const items = runScenario(bank, scenario, end, isClear);
  done.set(bank, { scenario, end, isClear, items });
  return items;
}

async function runScenario(
  bank: PanelBank,
  scenario: AnyScenario,
  end: number,
  isClear: boolean,
): Promise<readonly Item[]> {
  const start = end - Math.round((scenario.startsBefore?.days ?? 0) * DAY_MS);
  const copy = await findInternals(bank)?.copy({
    scenario: undefined,
    clock: { start, paused: true, speed: 1 },
  });
  if (!copy) return [];
  try {
    await recordCalls(copy);
    await (scenario as (bank: object) => unknown)(copy);
    const recorded = await recordedOf(copy);
    return recorded ? itemsOf(recorded, copy.log.entries, { resources: bank.resources, isClear }) : [];
  } finally {
    await copy.dispose();
  }
}
