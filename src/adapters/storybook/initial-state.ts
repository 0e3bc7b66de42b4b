import { readOptions } from "../../bank/options.ts";
import { OptionError } from "../../engine/errors.ts";
import { refuseOthers } from "../../engine/options.ts";
import type { BankOptions, Scenario } from "../../index.ts";
import { CLOCK_GLOBAL, clockOf, SCENARIO_GLOBAL } from "./toolbar.ts";

/** The options of the preview; each may be left out. */
export interface SandbankPreviewOptions {
  /** The options of every story's bank. */
  readonly options?: BankOptions;
  /** The scenarios that stories and the toolbar choose from, by name. */
  readonly scenarios?: Readonly<Record<string, Scenario>>;
}

/** What a story says of its bank, as `parameters.sandbank`. */
export interface SandbankParameters {
  /** A scenario, or the name of one of the preview's. */
  readonly scenario?: string | Scenario;
  /** Where the bank's clock begins, and how it goes. */
  readonly clock?: NonNullable<BankOptions["clock"]>;
  /** Other options than the preview's, for a bank that is this story's alone. */
  readonly options?: BankOptions;
}

/** What the bank of a story begins with. */
export interface StoryInitialState {
  readonly options: BankOptions;
  readonly scenario: Scenario | undefined;
  readonly clock: NonNullable<BankOptions["clock"]>;
}

/** Throws an {@link OptionError} that names the option of the preview that does not fit. */
export function checkPreviewOptions({ options, scenarios = {}, ...others }: SandbankPreviewOptions): void {
  refuseOthers(others, "option of sandbank() for Storybook", "options and scenarios");
  readOptions(options);
  for (const [name, scenario] of Object.entries(scenarios)) {
    if (typeof scenario !== "function") {
      throw new OptionError(
        `Option 'scenarios.${name}' of sandbank() must be a scenario, a function that takes a bank.`,
      );
    }
  }
}

/** Puts together what the preview, the story and the toolbar say; the later wins. */
export function readInitialState(
  preview: SandbankPreviewOptions,
  parameters: unknown,
  globals: Readonly<Record<string, unknown>>,
): StoryInitialState {
  const { scenario, clock, options, ...others } = (parameters ?? {}) as SandbankParameters;
  refuseOthers(others, "part of parameters.sandbank", "scenario, clock and options");
  const merged = { ...preview.options, ...options };
  const named = (globals[SCENARIO_GLOBAL] as string | undefined) || scenario;
  return {
    options: merged,
    scenario: typeof named === "string" ? byName(named, preview.scenarios ?? {}) : (named ?? merged.scenario),
    clock: { ...merged.clock, ...clock, ...clockOf(globals[CLOCK_GLOBAL]) },
  };
}

function byName(name: string, scenarios: Readonly<Record<string, Scenario>>): Scenario {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
  if (scenario) return scenario;
  const known = Object.keys(scenarios).join(", ") || "none";
  throw new OptionError(`There is no scenario "${name}": the 'scenarios' of sandbank() are ${known}.`);
}
