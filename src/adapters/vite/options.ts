import { readOptions } from "../../bank/options/options.ts";
import { OptionError, refuseOthers } from "../../engine/errors.ts";
import { isOrigin } from "../../engine/http/headers/origin.ts";
import { received } from "../../engine/schema/expected.ts";
import type { BankOptions } from "../../index.ts";
import { checkProducts } from "../shared/products.ts";
import { type ResolvedPersist, readPersist, type VitePersistOptions } from "./persist-option.ts";

/** The options of the Vite plugin; each may be left out. */
export interface SandbankPluginOptions {
  /**
   * The bank's options, or the path of a module, from the root of the project, whose default export
   * (or export named `bank` or `options`) is a bank or its options. By default a bank without options.
   */
  readonly options?: string | BankOptions;
  /**
   * The path of a module, from the root of the project, or the name of a package such as "sandbank/fixtures", whose export
   * named `scenarios` (or default export) has the scenarios that `bank.loadScenario(name)` and the panel offer, in addition to those
   * of the options. A bank that `options` exports has its own instead. By default none.
   *
   * @example sandbank({ options: { baseUrl: "https://api.example.com" }, scenarios: "sandbank/fixtures" })
   */
  readonly scenarios?: string;
  /**
   * "all" adds accounts, book transfers and wires to the bank: the resources of `sandbank/products`, in addition to those of the options. A
   * bank that `options` exports has its own instead. By default none.
   *
   * @example sandbank({ options: { accounts: ["9900112233"] }, products: "all" })
   */
  readonly products?: "all";
  /** Puts the panel of `sandbank/panel` on the page. */
  readonly panel?: boolean;
  /**
   * Includes the bank in the production build too, as for a preview that has no service behind it. Refused in a framework with a
   * server, such as SvelteKit.
   */
  readonly build?: boolean;
  /**
   * Lets a bank answer the requests that a build makes itself as it renders pages in advance, such as those of `astro build`. What is built
   * has the answers, and nothing of the bank. By default false: a build asks the real service.
   *
   * @example sandbank({ options: "./src/bank.ts", prerender: true })
   */
  readonly prerender?: boolean;
  /**
   * Keeps the bank's state in the page's IndexedDB while you develop: it survives a reload, and an edit of the options
   * where it fits them. The tabs of a project share it. No build has it, whatever `build` says. By default false.
   *
   * @example sandbank({ options: "./src/bank.ts", persist: true })
   */
  readonly persist?: boolean | VitePersistOptions;
  /**
   * Opens links of `sandbank/share` in the page while you develop, each after asking, because it replaces what the bank
   * holds. No build does, whatever `build` says. By default true.
   */
  readonly links?: boolean;
  /**
   * Origins besides those of this machine to which the dev server sends the deliveries of a bank with webhooks, such as
   * "https://hooks.example.com". By default none.
   */
  readonly allowWebhooks?: readonly string[];
}

/** The options with every default filled in. */
export type ResolvedPluginOptions = Required<
  Omit<SandbankPluginOptions, "persist" | "products" | "scenarios">
> & {
  readonly persist: ResolvedPersist;
  readonly products: "all" | undefined;
  readonly scenarios: string | undefined;
};

/** Fills in the defaults. Throws an {@link OptionError} that names the invalid option. */
export function checkOptions(given: SandbankPluginOptions): ResolvedPluginOptions {
  const {
    options = {},
    scenarios,
    products,
    panel = false,
    build = false,
    prerender = false,
    links = true,
    persist = false,
    allowWebhooks = [],
    ...others
  } = given;
  refuseOthers(
    others,
    "sandbank() for Vite",
    "options, scenarios, products, panel, build, prerender, links, persist and allowWebhooks",
  );
  checkScenarios(scenarios);
  checkProducts(products, " of sandbank()");
  for (const [name, value] of Object.entries({ panel, build, prerender, links })) {
    if (typeof value !== "boolean") {
      throw new OptionError(`Option '${name}' of sandbank() must be true or false, got ${received(value)}.`);
    }
  }
  if (!(Array.isArray(allowWebhooks) && allowWebhooks.every(isOrigin))) {
    throw new OptionError(
      `Option 'allowWebhooks' of sandbank() must be a list of origins such as "https://hooks.example.com", got ${received(allowWebhooks)}.`,
    );
  }
  if (typeof options !== "string") {
    const path = pathOfFunction(options, "options");
    if (path) {
      throw new OptionError(
        `Option '${path}' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.`,
      );
    }
    readOptions(options);
  }
  return {
    ...{ options, scenarios, products, panel, build, prerender, links, allowWebhooks },
    persist: readPersist(persist),
  };
}

function checkScenarios(scenarios: unknown): void {
  if (scenarios === undefined || (typeof scenarios === "string" && scenarios !== "")) return;
  const hint = pathOfFunction(scenarios, "scenarios")
    ? ". Functions cannot be sent to the page: put the scenarios into a module, and give its path"
    : "";
  throw new OptionError(
    `Option 'scenarios' of sandbank() must be the path of a module or the name of a package, such as "sandbank/fixtures", got ${received(scenarios)}${hint}.`,
  );
}

/** The dotted path of the first function in a value. */
function pathOfFunction(value: unknown, path: string): string | undefined {
  if (typeof value === "function") return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = pathOfFunction(inner, `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}
