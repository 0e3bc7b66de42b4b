import { internalsOf } from "../../bank/internals.ts";
import { keptOptions } from "../../bank/kept-options.ts";
import { startRecordingCalls } from "../../bank/recipe/record.ts";
import { turnsOf } from "../../bank/turns.ts";
import type { CoreBank } from "../../core.ts";
import { Keeper } from "./keeper.ts";
import { type PersistOptions, readPersistOptions } from "./options.ts";
import { joinTabs } from "./tabs.ts";

export type { Conflict, Decision } from "./conflict.ts";
export { indexedDb } from "./indexed-db.ts";
export { memoryStore } from "./memory-store.ts";
export type { PersistOptions } from "./options.ts";
export type { NewTexts, StateStore, StoredState } from "./store.ts";

/** A bank whose state is kept. */
export interface Kept {
  /** Resolves when all that was answered is stored. Rejects when the bank is not kept any more. */
  saved(): Promise<void>;
  /** Removes what is stored; the bank is kept again from its next change on. Rejects when it is not kept any more. */
  clear(): Promise<void>;
  /** Stores what was answered and ends it; what is stored stays. */
  stop(): Promise<void>;
}

/**
 * Keeps the state of a bank: restores what is stored under the name, and from then on stores what each request, action and
 * move of the clock has changed before it is answered. With a store that fails the bank goes on in memory, after one
 * warning. Rejects with an OptionError that names each invalid option, with a TypeError for a bank that is not of this
 * process or that tabs share already, and with what `onConflict` throws.
 *
 * @example const kept = await persist(bank, { name: "treasury", store: indexedDb() });
 */
export async function persist(bank: CoreBank, options: PersistOptions): Promise<Kept> {
  const { name, store, tabs: isShared, decide, warn } = readPersistOptions(options);
  const internals = internalsOf(bank);
  const turns = turnsOf(bank);
  await bank.ready;
  const tabs = isShared ? joinTabs(name, () => turns.ask()) : undefined;
  if (isShared && !tabs)
    warn(
      `The bank that is kept as "${name}" is not shared by tabs: this page has no Web Locks, for which it needs https or localhost.`,
    );
  const keeper = new Keeper({
    ...{ turns, name, store, tabs, decide, warn },
    options: keptOptions(internals),
  });
  /** A turn stores what has changed outside of turns. */
  const turn = (work: () => void | Promise<void> = () => undefined) => turns.run(work);
  try {
    await turn(async () => {
      await keeper.begin();
      // So that a link to what a kept bank shows can be short. In the same turn, since the next one makes the steps that are due.
      startRecordingCalls(internals);
    });
  } catch (error) {
    await keeper.close();
    throw error;
  }
  return {
    async saved() {
      await turn();
      keeper.check();
    },
    clear: () => turn(() => keeper.clear()),
    async stop() {
      await turn(() => keeper.stop());
      await keeper.close();
    },
  };
}
