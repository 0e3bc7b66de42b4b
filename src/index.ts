import type { BankOptions } from "./bank/bank.ts";
import { type Bank, withHandlers } from "./bank/with-handlers.ts";
import { createBank as createCoreBank } from "./core.ts";
import { isControlPath } from "./remote/paths.ts";

export type { Bank } from "./bank/with-handlers.ts";
export * from "./core.ts";

/**
 * Makes a bank. Throws an OptionError that names each invalid option.
 *
 * @example const bank = createBank({ baseUrl: "https://api.example.com", clock: { start: "2026-03-02T15:00:00Z" } });
 */
export function createBank(options: BankOptions = {}): Bank {
  return withHandlers(createCoreBank(options), isControlPath);
}
