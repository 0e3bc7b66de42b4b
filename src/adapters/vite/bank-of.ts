import { type Bank, type BankOptions, createBank, type Scenario } from "../../index.ts";
import { type Products, withProducts } from "../shared/products.ts";

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
  /** The exports of `sandbank/products`, where the option `products` is set. */
  readonly products?: Products | undefined;
}

/** The bank that was given, or a new one with the options that were. Throws a TypeError for what is neither. */
export function bankOf({ given, named, scenarios: module, scenariosNamed, products }: Given): Bank {
  const found = given.default ?? given.bank ?? given.options;
  // The types only describe what a user's module should export.
  if (typeof found !== "object" || found === null) {
    throw new TypeError(
      `${named} must export a bank or its options, as its default or under the name bank or options.`,
    );
  }
  if ("handlers" in found) {
    if (module !== undefined) refuseBank(named, "scenarios", "scenarios");
    if (products !== undefined) refuseBank(named, "products", "resources");
    return found;
  }
  const options = { headers: true, ...(products === undefined ? found : withProducts(found, products)) };
  if (module === undefined) return createBank(options);
  const scenarios = module.scenarios ?? module.default;
  if (typeof scenarios !== "object" || scenarios === null) {
    throw new TypeError(
      `${scenariosNamed} must export scenarios by name, as an object named scenarios or as its default.`,
    );
  }
  return createBank({ ...options, scenarios: { ...scenarios, ...found.scenarios } });
}

function refuseBank(named: string, option: string, instead: string): never {
  throw new TypeError(
    `Option '${option}' of sandbank() is for a bank that the plugin makes, but ${named} exports a bank: give them to its createBank({ ${instead} }).`,
  );
}
