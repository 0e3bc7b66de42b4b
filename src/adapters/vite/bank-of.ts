import { type Bank, type BankOptions, createBank, type Scenario } from "../../index.ts";

type Scenarios = Readonly<Record<string, Scenario>>;

/** What the user has named to the plugin. */
export interface Given {
  /** The exports of the module that the user named, or the options themselves as its default. */
  readonly given: Readonly<Partial<Record<"default" | "bank" | "options", Bank | BankOptions>>>;
  /** The user's name for it, for error messages. */
  readonly named: string;
  /** The exports of the module that the option `scenarios` names. */
  readonly scenarios?: Readonly<Partial<Record<"default" | "scenarios", Scenarios>>> | undefined;
  readonly scenariosNamed?: string | undefined;
}

/** The bank that was given, or a new one with the options that were. Throws a TypeError for what is neither. */
export function bankOf({ given, named, scenarios: module, scenariosNamed }: Given): Bank {
  const found = given.default ?? given.bank ?? given.options;
  // The types only describe what a user's module should export.
  if (typeof found !== "object" || found === null) {
    throw new TypeError(
      `${named} must export a bank or its options, as its default or under the name bank or options.`,
    );
  }
  if (module === undefined) return "handlers" in found ? found : createBank({ headers: true, ...found });
  const scenarios = module.scenarios ?? module.default;
  if (typeof scenarios !== "object" || scenarios === null) {
    throw new TypeError(
      `${scenariosNamed} must export scenarios by name, as an object named scenarios or as its default.`,
    );
  }
  if ("handlers" in found) {
    throw new TypeError(
      `Option 'scenarios' of sandbank() is for a bank that the plugin makes, but ${named} exports a bank: give them to its createBank({ scenarios }).`,
    );
  }
  return createBank({ headers: true, ...found, scenarios: { ...scenarios, ...found.scenarios } });
}
