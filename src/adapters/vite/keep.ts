import type { Bank } from "../../index.ts";
import type { indexedDb, persist } from "../persist/index.ts";

/** How the page keeps its bank, from the plugin's option `persist`. */
interface KeptAs {
  readonly name: string;
  readonly onConflict: "restore" | "reset" | "ask";
}

/** What of `sandbank/persist` it takes. */
interface Persistence {
  readonly persist: typeof persist;
  readonly indexedDb: typeof indexedDb;
}

/** Restores the state of a bank, and stores it from then on. */
export type Keep = (bank: Bank) => Promise<void>;

/**
 * Keeps the bank of `sandbank/vite` in the page's IndexedDB; the plugin's module calls this, and only where the option
 * `persist` is set. `load` imports `sandbank/persist`, so that no other page loads that.
 */
export function keepAs({ name, onConflict }: KeptAs, load: () => Promise<Persistence>): Keep {
  return async (bank) => {
    const { persist, indexedDb } = await load();
    let other: string | undefined;
    await persist(bank, {
      name,
      store: indexedDb(),
      tabs: true,
      onConflict:
        onConflict !== "restore"
          ? onConflict
          : ({ reason, restorable }) => {
              if (restorable) other = reason;
              return "restore";
            },
      warn(message) {
        other = undefined;
        console.warn(message);
      },
    });
    // Rows that an option sets, such as suppliers, are those of before: without this line an edit would seem to do nothing.
    if (other !== undefined) {
      console.info(
        `The state of the bank kept as "${name}" was restored, although ${other}. await sandbank.reset() begins again with the options as they are now.`,
      );
    }
  };
}
