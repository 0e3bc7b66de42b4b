import type { ResolvedOptions } from "../options/options.ts";
import type { AnyScenario } from "../options/scenario-option.ts";

/** What stands for the scenario of the option `scenario`, unless one of the option `scenarios` has that name. */
const OPTION = "scenario";

type Options = Pick<ResolvedOptions, "scenario" | "scenarios">;

/** The name of a scenario in a recipe: null for none, undefined for one that no option has. */
export function nameOfScenario(
  scenario: AnyScenario | undefined,
  options: Options,
): string | null | undefined {
  if (!scenario) return null;
  const [name] = Object.entries(options.scenarios).find(([, each]) => each === scenario) ?? [];
  if (name !== undefined) return name;
  const isNamed = options.scenario === scenario && !Object.hasOwn(options.scenarios, OPTION);
  return isNamed ? OPTION : undefined;
}

/** The scenario with this name in a recipe: null for none, undefined for one that the options do not have. */
export function scenarioOfName(name: string | null, options: Options): AnyScenario | null | undefined {
  if (name === null) return null;
  if (Object.hasOwn(options.scenarios, name)) return options.scenarios[name];
  return name === OPTION ? options.scenario : undefined;
}
