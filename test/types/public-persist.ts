// What keeps a bank, as types. Compiled by `npm run typecheck` and `npm run check package`, never run.

import { createBank } from "sandbank";
import {
  type Conflict,
  type Decision,
  indexedDb,
  type Kept,
  memoryStore,
  type PersistOptions,
  persist,
  type StateStore,
  type StoredState,
} from "sandbank/persist";
import { expectTypeOf } from "vitest";

expectTypeOf(persist(createBank(), { name: "treasury", store: indexedDb() })).resolves.toEqualTypeOf<Kept>();
expectTypeOf<Decision>().toEqualTypeOf<"reset" | "restore" | "leave">();
expectTypeOf<Kept["saved"]>().returns.resolves.toBeVoid();
expectTypeOf<Kept["clear"]>().returns.resolves.toBeVoid();
expectTypeOf<Kept["stop"]>().returns.resolves.toBeVoid();

const store: StateStore = memoryStore();
void persist(createBank(), { name: "treasury", store, tabs: true, onConflict: "ask", warn: console.warn });
void persist(createBank(), {
  name: "treasury",
  store,
  onConflict: async (conflict) => {
    expectTypeOf(conflict).toEqualTypeOf<Conflict>();
    return conflict.restorable ? "restore" : "leave";
  },
});
// @ts-expect-error the word is "reset"
void persist(createBank(), { name: "treasury", store, onConflict: "replace" });
// @ts-expect-error a name is required
void persist(createBank(), { store });
expectTypeOf<PersistOptions["tabs"]>().toEqualTypeOf<boolean | undefined>();

// A store of one's own; one that can be shared by tabs also has readNew.
const own: StoredState = {
  read: async () => [],
  append: async () => undefined,
  replace: async () => undefined,
  clear: async () => undefined,
  close: async () => undefined,
};
void persist(createBank(), { name: "treasury", store: { open: async () => own } });
