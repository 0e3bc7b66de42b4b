import { readOptions } from "../../bank/options.ts";
import { OptionError } from "../../engine/errors.ts";
import { refuseOthers } from "../../engine/options.ts";
import type { BankOptions } from "../../index.ts";

/** The options of the Vite plugin; each may be left out. */
export interface SandbankPluginOptions {
  /**
   * The bank's options, or the path of a module, from the root of the project, whose default export
   * (or export named `bank` or `options`) is a bank or its options. By default a bank without options.
   */
  readonly options?: string | BankOptions;
  /** Puts the panel of `sandbank/panel` on the page. */
  readonly panel?: boolean;
  /** Takes the bank into the production build too, as for a preview that has no service behind it. */
  readonly build?: boolean;
}

/** The options with every default filled in. */
export type SettledPluginOptions = Required<SandbankPluginOptions>;

/** Fills in the defaults. Throws an {@link OptionError} that names the option that does not fit. */
export function checkOptions(given: SandbankPluginOptions): SettledPluginOptions {
  const { options = {}, panel = false, build = false, ...others } = given;
  refuseOthers(others, "option of sandbank() for Vite", "options, panel and build");
  for (const [name, value] of Object.entries({ panel, build })) {
    if (typeof value !== "boolean")
      throw new OptionError(`Option '${name}' of sandbank() must be true or false.`);
  }
  if (typeof options !== "string") {
    const unsendable = functionIn(options, "options");
    if (unsendable) {
      throw new OptionError(
        `Option '${unsendable}' is a function, which cannot be sent to the page: put the options into a module, and give its path as 'options'.`,
      );
    }
    readOptions(options);
  }
  return { options, panel, build };
}

/** The dotted path of the first function in a value. */
function functionIn(value: unknown, path: string): string | undefined {
  if (typeof value === "function") return path;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const found = functionIn(inner, `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}
