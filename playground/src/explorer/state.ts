import type { ExampleRow, ExampleState } from "sandbank/internal";

/** What examples may see of a bank. */
export function stateOf(bank: {
  readonly clock: Pick<ExampleState, "now">;
  readonly db: object;
}): ExampleState {
  const readers = bank.db as Readonly<Record<string, { all(): readonly ExampleRow[] }>>;
  return { now: () => bank.clock.now(), rows: (collection) => readers[collection]?.all() ?? [] };
}
