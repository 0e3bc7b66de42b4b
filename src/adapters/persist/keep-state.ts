import { internalsOf } from "../../bank/internals.ts";
import { keptOptions } from "../../bank/kept-options.ts";
import type { HeldScenario } from "../../bank/scenarios/scenario-runner.ts";
import { ignoreUndone } from "../../bank/turns/call-each.ts";
import { turnsOf } from "../../bank/turns/turns-of.ts";
import type { CoreBank } from "../../core.ts";
import { Keeper } from "./keeper.ts";
import { type PersistOptions, readPersistOptions } from "./options.ts";
import { joinTabs } from "./tabs.ts";

/** A bank whose state is kept. */
export interface Kept {
  /** Resolves when all that was answered is stored. Rejects when the bank is no longer kept, or the store is full. */
  saved(): Promise<void>;
  /** Removes what is stored; the bank is kept again from its next change on. Rejects when it is no longer kept. */
  clear(): Promise<void>;
  /** Stores what was answered and ends it; what is stored stays. */
  stop(): Promise<void>;
}

/** The same, for a place whose room is counted. */
export interface KeptState extends Kept {
  /** Replaces the changes that are stored by the state, if there is room for it. */
  compact(): Promise<void>;
  /** Why the last change was undone, where the store undoes what it can't hold; undefined once one is stored again. */
  undone(): string | undefined;
}

/**
 * Keeps the state of a bank as `persist` does, but does not record its calls. Steps that fell due in a stored state are not made
 * before the next turn. A scenario that was held plays where nothing is stored; when this rejects or warns, its bank is empty.
 */
export async function keepState(
  bank: CoreBank,
  options: PersistOptions,
  held?: HeldScenario,
): Promise<KeptState> {
  const { name, store, tabs: isShared, decide, warn } = readPersistOptions(options);
  const turns = turnsOf(bank);
  if (!held) await bank.ready;
  const tabs = isShared ? joinTabs(name, () => turns.ask()) : undefined;
  if (isShared && !tabs)
    warn(
      `The bank that is kept as "${name}" is not shared by tabs: this page has no Web Locks, for which it needs https or localhost.`,
    );
  const keeper = new Keeper({
    ...{ turns, name, store, tabs, decide, warn },
    options: keptOptions(internalsOf(bank)),
    play: async () => held?.play(),
  });
  /** A turn stores what has changed outside of turns. */
  const turn = (work: () => void | Promise<void> = () => undefined) => turns.run(work);
  try {
    await turn(() => keeper.begin());
  } catch (error) {
    await keeper.close();
    throw error;
  } finally {
    // Once it has played, this changes nothing.
    held?.skip();
  }
  return {
    async saved() {
      await turn(() => keeper.retry());
      keeper.check();
    },
    clear: () => turn(() => keeper.clear()),
    compact: () => turn(() => keeper.compact()),
    undone: () => keeper.group?.last.undone,
    async stop() {
      // What can't be stored is undone first, of which those who wait for it are told.
      await turn().catch(ignoreUndone);
      await turn(() => keeper.stop());
      await keeper.close();
    },
  };
}
