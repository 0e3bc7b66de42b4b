import { readOptions } from "../../bank/options/options.ts";
import { OptionError, refuseOthers } from "../../engine/errors.ts";
import { received } from "../../engine/schema/expected.ts";
import { type BankOptions, createBank, type Scenario } from "../../index.ts";
import type { State } from "../../states/state.ts";
import { CLOCK_GLOBAL, clockOf, FAULTS_GLOBAL, faultsOf, SCENARIO_GLOBAL } from "./toolbar.ts";

/** The options of the preview; each may be left out. */
export interface SandbankPreviewOptions {
  /** The options of every story's bank. */
  readonly options?: BankOptions;
  /** The scenarios that stories and the toolbar choose from, by name. */
  readonly scenarios?: Readonly<Record<string, Scenario>>;
}

/** A story's settings for its bank, as `parameters.sandbank`. */
export interface SandbankParameters {
  /** A scenario, or the name of one of the preview's. */
  readonly scenario?: string | Scenario;
  /** Where the bank's clock starts, and how fast it runs. */
  readonly clock?: NonNullable<BankOptions["clock"]>;
  /** What makes the timed steps of rows; a collection that is left out is as the options say. */
  readonly progress?: NonNullable<BankOptions["progress"]>;
  /** The faults of the story's requests, in place of those of the options; `bank.faults` changes them while it is shown. */
  readonly faults?: NonNullable<BankOptions["faults"]>;
  /** Options that replace the preview's, for a bank of this story only. */
  readonly options?: BankOptions;
  /** States that the control `sandbankState` chooses from, as `states` of `sandbank/states` lists them; none is shown until one is chosen. */
  readonly states?: readonly State[];
}

/** The arg that says which state is shown, by its id. */
export const STATE_ARG = "sandbankState";

/** The initial state of a story's bank. */
export interface StoryInitialState {
  readonly options: BankOptions;
  readonly scenario: Scenario | undefined;
  readonly clock: NonNullable<BankOptions["clock"]>;
  /** What the bank is brought into then. */
  readonly state: State | undefined;
}

/** Throws an {@link OptionError} that names the invalid option of the preview. */
export function checkPreviewOptions({ options, scenarios = {}, ...others }: SandbankPreviewOptions): void {
  refuseOthers(others, "sandbank() for Storybook", "options and scenarios");
  readOptions(options);
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (typeof scenario !== "function") {
      throw new OptionError(
        `Option 'scenarios.${name}' of sandbank() must be a scenario, a function that takes a bank, got ${received(scenario)}.`,
      );
    }
  }
}

/**
 * Merges the settings of the preview, the story and the toolbar; the later wins. Throws an {@link OptionError} that names
 * the part of `parameters.sandbank`, or the global of the toolbar.
 */
export function readInitialState(
  preview: SandbankPreviewOptions,
  parameters: unknown,
  globals: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>> = {},
): StoryInitialState {
  const { scenario, clock, faults, progress, options, states = [] } = checkParameters(parameters);
  const inOptions = { ...preview.options, ...options };
  const chosenFaults = faultsOf(globals[FAULTS_GLOBAL]) ?? faults;
  const merged = {
    ...inOptions,
    ...(chosenFaults === undefined ? {} : { faults: chosenFaults }),
    ...(progress === undefined ? {} : { progress: { ...inOptions.progress, ...progress } }),
  };
  const inToolbar = globals[SCENARIO_GLOBAL] || undefined;
  const chosen =
    inToolbar === undefined
      ? readScenario(scenario, "parameters.sandbank.scenario", preview.scenarios)
      : readScenario(String(inToolbar), `The toolbar's global '${SCENARIO_GLOBAL}'`, preview.scenarios);
  return {
    options: merged,
    scenario: chosen ?? merged.scenario,
    clock: { ...merged.clock, ...clock, ...clockOf(globals[CLOCK_GLOBAL]) },
    state: stateIn(states, args[STATE_ARG]),
  };
}

function checkParameters(parameters: unknown = {}): SandbankParameters {
  if (typeof parameters !== "object" || parameters === null || Array.isArray(parameters)) {
    throw new OptionError(
      `parameters.sandbank must be an object such as { scenario: "starter" }, got ${received(parameters)}.`,
    );
  }
  const { scenario, clock, faults, progress, options, states, ...others }: SandbankParameters = parameters;
  refuseOthers(others, "parameters.sandbank", "scenario, clock, faults, progress, options and states");
  const own = Object.entries({ clock, faults, progress }).filter(([, value]) => value !== undefined);
  refuseInvalid("parameters.sandbank", Object.fromEntries(own));
  refuseInvalid("parameters.sandbank.options", options);
  return parameters;
}

/** Throws an {@link OptionError} that begins with the place of the options. */
function refuseInvalid(place: string, options: BankOptions | undefined): void {
  try {
    readOptions(options);
    // Only a bank knows the endpoints and collections that faults and progress name; a scenario would begin to run.
    const { scenario, ...others } = options ?? {};
    createBank(others);
  } catch (error) {
    if (!(error instanceof OptionError)) throw error;
    throw new OptionError(`${place}: ${error.message}`);
  }
}

function readScenario(
  scenario: string | Scenario | undefined,
  place: string,
  scenarios: Readonly<Record<string, Scenario>> = {},
): Scenario | undefined {
  if (scenario === undefined || typeof scenario === "function") return scenario;
  const found = typeof scenario === "string" && Object.hasOwn(scenarios, scenario) && scenarios[scenario];
  if (found) return found;
  throw new OptionError(
    `${place} must be a scenario or the name of one that sandbank() has: ${names(scenarios)}; got ${received(scenario)}.`,
  );
}

function stateIn(states: readonly State[], id: unknown): State | undefined {
  const found = states.find((state) => state.id === id);
  if (found || id === undefined) return found;
  throw new OptionError(
    `The arg '${STATE_ARG}' must be the id of one of parameters.sandbank.states, got ${received(id)}.`,
  );
}

function names(scenarios: Readonly<Record<string, Scenario>>): string {
  return Object.keys(scenarios).join(", ") || "it has none";
}
