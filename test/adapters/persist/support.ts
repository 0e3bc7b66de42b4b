import {
  type Conflict,
  type Decision,
  memoryStore,
  persist,
  type StateStore,
} from "../../../src/adapters/persist/index.ts";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";

export const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

/** A bank that is kept as "bank", with the warnings about that. */
export async function keptBank(store: StateStore, options: BankOptions = {}, decision?: Decision) {
  const bank = mondayBank(options);
  const warnings: string[] = [];
  const conflicts: Conflict[] = [];
  const onConflict = (conflict: Conflict) => {
    conflicts.push(conflict);
    return decision as Decision;
  };
  const kept = await persist(bank, {
    name: "bank",
    store,
    warn: (message) => void warnings.push(message),
    ...(decision && { onConflict }),
  });
  return { bank, kept, warnings, conflicts };
}

/** What is stored as "bank". */
export async function textsIn(store: StateStore): Promise<readonly string[]> {
  return (await store.open("bank")).read();
}

export async function storeWith(texts: readonly string[]): Promise<StateStore> {
  const store = memoryStore();
  const stored = await store.open("bank");
  for (const text of texts) await stored.append(text);
  return store;
}
