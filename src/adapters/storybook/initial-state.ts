import { readOptions } from "../../bank/options.ts";
import { OptionError } from "../../engine/errors.ts";
import { refuseOthers } from "../../engine/options.ts";
import { received } from "../../engine/schema/expected.ts";
import type { BankOptions, Scenario } from "../../index.ts";
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
}

/** The initial state of a story's bank. */
export interface StoryInitialState {
  readonly options: BankOptions;
  readonly scenario: Scenario | undefined;
  readonly clock: NonNullable<BankOptions["clock"]>;
}

/** Throws an {@link OptionError} that names the invalid option of the preview. */
export function checkPreviewOptions({ options, scenarios = {}, ...others }: SandbankPreviewOptions): void {
  refuseOthers(others, "option of sandbank() for Storybook", "options and scenarios");
  readOptions(options);
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (typeof scenario !== "function") {
      throw new OptionError(
        `Option 'scenarios.${name}' of sandbank() must be a scenario, a function that takes a bank, got ${received(scenario)}.`,
      );
    }
  }
}

/** Merges the settings of the preview, the story and the toolbar; the later wins. Throws an {@link OptionError}. */
export function readInitialState(
  preview: SandbankPreviewOptions,
  parameters: unknown,
  globals: Readonly<Record<string, unknown>>,
): StoryInitialState {
  const { scenario, clock, faults, progress, options, ...others }: SandbankParameters = parameters ?? {};
  refuseOthers(others, "part of parameters.sandbank", "scenario, clock, faults, progress and options");
  const inOptions = { ...preview.options, ...options };
  const chosenFaults = faultsOf(globals[FAULTS_GLOBAL]) ?? faults;
  const merged = {
    ...inOptions,
    ...(chosenFaults === undefined ? {} : { faults: chosenFaults }),
    ...(progress === undefined ? {} : { progress: { ...inOptions.progress, ...progress } }),
  };
  const inToolbar = globals[SCENARIO_GLOBAL];
  const chosen = typeof inToolbar === "string" && inToolbar !== "" ? inToolbar : scenario;
  return {
    options: merged,
    scenario:
      typeof chosen === "string" ? byName(chosen, preview.scenarios ?? {}) : (chosen ?? merged.scenario),
    clock: { ...merged.clock, ...clock, ...clockOf(globals[CLOCK_GLOBAL]) },
  };
}

function byName(name: string, scenarios: Readonly<Record<string, Scenario>>): Scenario {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return scenario;
  const known = Object.keys(scenarios).join(", ") || "none";
  throw new OptionError(`There is no scenario "${name}": the 'scenarios' of sandbank() are ${known}.`);
}
