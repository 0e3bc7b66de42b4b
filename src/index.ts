import type { BankOptions, OptionsWith } from "./bank/bank.ts";
import type { OwnResources } from "./bank/options/own-resources.ts";
import { type Bank, type BankWith, withHandlers } from "./bank/with-handlers.ts";
import { createBank as createCoreBank } from "./core.ts";
import { isControlPath } from "./remote/paths.ts";

export type { Bank, BankWith } from "./bank/with-handlers.ts";
export * from "./core.ts";

/**
 * Makes a bank. Throws an OptionError that names each invalid option.
 *
 * @example const bank = createBank({ baseUrl: "https://api.example.com", clock: { start: "2026-03-02T15:00:00Z" } });
 */
export function createBank<const Own extends OwnResources>(options: OptionsWith<Own>): BankWith<Own>;
export function createBank(options?: BankOptions): Bank;
export function createBank(options: object = {}): object {
  return withHandlers(createCoreBank(options), isControlPath);
}
