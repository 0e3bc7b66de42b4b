import { recordCalls } from "../../bank/recipe/record.ts";
import type { CoreBank } from "../../core.ts";
import { type Kept, keepState } from "./keep-state.ts";
import type { PersistOptions } from "./options.ts";

export type { Conflict, Decision } from "./conflict.ts";
export { indexedDb } from "./indexed-db.ts";
export type { Kept } from "./keep-state.ts";
export { memoryStore } from "./memory-store.ts";
export type { PersistOptions } from "./options.ts";
export type { NewTexts, StateStore, StoredState } from "./store.ts";

/**
 * Keeps the state of a bank: restores what is stored under the name, and from then on stores what each request, action and
 * move of the clock has changed before it is answered. With a store that fails the bank goes on in memory, after one
 * warning. Rejects with an OptionError that names each invalid option, with a TypeError for a bank that is not of this
 * process or that tabs share already, and with what `onConflict` throws.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: indexedDb() });
 */
export async function persist(bank: CoreBank, options: PersistOptions): Promise<Kept> {
  const { saved, clear, stop } = await keepState(bank, options);
  // So that a link to what a kept bank shows can be short.
  await recordCalls(bank);
  return { saved, clear, stop };
}
