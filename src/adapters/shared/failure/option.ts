import * as z from "zod";
import { flag, readOptionsOf } from "../../../engine/options.ts";

const Options = z.strictObject({ failures: flag });

/**
 * Reads the option `failures` of an adapter. Throws an OptionError for anything but true and false.
 *
 * @example readFailures("sandbank/vitest", true) // true
 */
export function readFailures(adapter: string, failures: boolean): boolean {
  return readOptionsOf(adapter, Options, { failures }).failures;
}
