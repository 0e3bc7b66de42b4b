import { ownNames } from "../bank/recipe/plain-options.ts";
import type { Resources } from "./rows.ts";

/** The resources of `sandbank/products`, by their names, and where those have them. */
const PRODUCTS: Readonly<Record<string, string>> = {
  accounts: "/v1/accounts",
  bookTransfers: "/v1/book",
  wireTransfers: "/v1/wire",
  events: "/v1/events",
  webhooks: "/v1/webhooks",
  webhookDeliveries: "/v1/webhook_deliveries",
};

/** Resources of a team's own, of a bank or of a service that has no others. */
export interface Own {
  /** The names of their collections, in the order of the alphabet. */
  readonly names: readonly string[];
  /** Those of them that `sandbank/products` has. */
  readonly products: readonly string[];
  readonly isService: boolean;
}

/** Finds them by where the options hold functions, as definitions do. */
export function ownIn(functions: readonly string[], resources: Resources): Own {
  const names = ownNames(functions).toSorted();
  return {
    names,
    products: names.filter((name) => name in PRODUCTS && resources[name]?.path === PRODUCTS[name]),
    isService: names.length > 0 && Object.keys(resources).every((name) => names.includes(name)),
  };
}

/** The function that makes such a bank or service. */
export function makerOf({ isService }: Own): "createBank" | "createService" {
  return isService ? "createService" : "createBank";
}

/** What imports them; of a team's the names alone are known, and not their module. `kind` is "import" or "import type". */
export function ownImport({ names, products }: Own, kind: string): readonly string[] {
  const others = names.filter((name) => !products.includes(name));
  const from = (imported: readonly string[], module: string) =>
    listed(`${kind} {`, imported, ",", ` } from "${module}";`);
  return [
    ...(products.length > 0 ? [from(products, "sandbank/products")] : []),
    ...(others.length > 0
      ? ["// The bank's own resources: import them from where they are.", from(others, "./resources")]
      : []),
  ];
}

/** The import of the type of the bank, and what declares it where that is not the type alone. */
export function bankTypeOf(own: Own): { readonly imported: string; readonly declared: readonly string[] } {
  const { names, isService } = own;
  if (names.length === 0)
    return { imported: 'import type { Bank, Scenario } from "sandbank";', declared: [] };
  const type = isService ? "DefinedService" : "BankWith";
  const fields = names.map((name) => `${name}: typeof ${name}`);
  return {
    imported: `import type { ${type} } from "sandbank${isService ? "/define" : ""}";`,
    declared: [listed(`type Bank = ${type}<{`, fields, ";", " }>;"), ""],
  };
}

/** A list between its ends: in one line where it has room there. */
function listed(start: string, items: readonly string[], separator: string, end: string): string {
  const line = `${start} ${items.join(`${separator} `)}${end}`;
  if (line.length <= 80) return line;
  return `${start}\n${items.map((item) => `  ${item}${separator}\n`).join("")}${end.trimStart()}`;
}
