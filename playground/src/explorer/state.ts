import type { Bank } from "sandbank";
import type { ExampleRow, ExampleState } from "./example.ts";

/** What examples may see of a bank. */
export function stateOf(bank: Bank): ExampleState {
  const readers = bank.db as unknown as Readonly<Record<string, { all(): readonly ExampleRow[] }>>;
  return { now: () => bank.clock.now(), rows: (collection) => readers[collection]?.all() ?? [] };
}
