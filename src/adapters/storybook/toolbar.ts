import { OptionError } from "../../engine/errors.ts";
import { isPresetName, PRESET_NAMES } from "../../engine/http/faults/preset-names.ts";
import { received } from "../../engine/schema/expected.ts";
import type { BankOptions, FaultPreset } from "../../index.ts";

/** The globals that the toolbar sets; Storybook keeps them in a story's url too. */
export const SCENARIO_GLOBAL = "sandbankScenario";
export const CLOCK_GLOBAL = "sandbankClock";
export const FAULTS_GLOBAL = "sandbankFaults";

/** Clocks to choose in place of the story's own. */
const CLOCKS: Readonly<Record<string, { title: string; clock: NonNullable<BankOptions["clock"]> }>> = {
  paused: { title: "Stands still", clock: { paused: true } },
  minutes: { title: "A minute each second", clock: { speed: 60, paused: false } },
  hours: { title: "An hour each second", clock: { speed: 3600, paused: false } },
  days: { title: "A day each second", clock: { speed: 86_400, paused: false } },
};

/** The choice of no faults, whatever the story says. */
const NO_FAULTS = { value: "none", title: "None" };

const AS_THE_STORY_SAYS = { value: "", title: "As the story says" };

/** Leaves the choice to the story. */
export const initialGlobals = { [SCENARIO_GLOBAL]: "", [CLOCK_GLOBAL]: "", [FAULTS_GLOBAL]: "" };

/** The menus of the toolbar. */
export function globalTypes(scenarios: readonly string[]) {
  const clocks = Object.entries(CLOCKS).map(([value, { title }]) => ({ value, title }));
  return {
    [SCENARIO_GLOBAL]: menu(
      "Scenario",
      "database",
      scenarios.map((name) => ({ value: name, title: name })),
    ),
    [CLOCK_GLOBAL]: menu("Clock", "time", clocks),
    [FAULTS_GLOBAL]: menu("Faults", "lightning", [
      NO_FAULTS,
      ...PRESET_NAMES.map((name) => ({ value: name, title: name })),
    ]),
  };
}

/** What a choice in the clock's menu sets. Throws an {@link OptionError} when there is no such choice. */
export function clockOf(choice: unknown): NonNullable<BankOptions["clock"]> {
  if (isTheStorys(choice)) return {};
  const name = String(choice);
  const chosen = Object.hasOwn(CLOCKS, name) ? CLOCKS[name] : undefined;
  if (chosen) return chosen.clock;
  throw noChoice(CLOCK_GLOBAL, Object.keys(CLOCKS), choice);
}

/**
 * What a choice in the menu of faults sets; undefined leaves it to the story. Throws an {@link OptionError} when there is
 * no such choice.
 */
export function faultsOf(choice: unknown): FaultPreset[] | undefined {
  if (isTheStorys(choice)) return undefined;
  if (choice === NO_FAULTS.value) return [];
  if (isPresetName(choice)) return [choice];
  throw noChoice(FAULTS_GLOBAL, [NO_FAULTS.value, ...PRESET_NAMES], choice);
}

function isTheStorys(choice: unknown): boolean {
  return choice === undefined || choice === null || choice === AS_THE_STORY_SAYS.value;
}

/** The address of a page, or `globals` of a story, may have what no menu has. */
function noChoice(global: string, choices: readonly string[], choice: unknown): OptionError {
  return new OptionError(
    `The toolbar's global '${global}' must be one of ${choices.join(", ")}; got ${received(choice)}.`,
  );
}

function menu(name: string, icon: string, items: readonly { value: string; title: string }[]) {
  return {
    description: `${name} of the bank`,
    toolbar: { title: name, icon, items: [AS_THE_STORY_SAYS, ...items], dynamicTitle: false },
  };
}
