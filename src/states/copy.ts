import type { CoreBank } from "../bank/bank.ts";
import { internalsOf } from "../bank/internals.ts";
import type { Snapshot } from "../bank/snapshot/snapshot.ts";
import { Caller } from "./caller.ts";

/**
 * Does something in a copy of a bank, and gives the bank what has become of it, in one turn: nothing goes wrong on the way, and the
 * bank's log has none of it. `edit` changes what the copy begins with.
 */
export async function inCopy<T>(
  bank: CoreBank,
  work: (copy: Caller) => Promise<T>,
  edit: (snapshot: Snapshot) => Snapshot = (snapshot) => snapshot,
): Promise<T> {
  await bank.ready;
  const before = bank.snapshot();
  const { at: start, speed } = before.clock;
  const copy = await internalsOf(bank).copy({
    scenario: undefined,
    clock: { start, speed, paused: true },
  });
  try {
    await copy.restore({ ...edit(before), clock: { ...before.clock, since: null } });
    const result = await work(new Caller(copy));
    const { clock, ...after } = copy.snapshot();
    await bank.restore({ ...after, clock: { ...before.clock, at: clock.at } });
    return result;
  } finally {
    await copy.dispose();
  }
}
