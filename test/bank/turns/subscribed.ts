import type { Delta } from "../../../src/bank/turns/delta.ts";
import type { Turn, TurnSubscriber } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import type { Bank } from "../../../src/index.ts";

/** A subscriber that writes down its calls, with what the given functions do in addition. */
export async function subscribed(bank: Bank, extra: Partial<TurnSubscriber> = {}) {
  const calls: string[] = [];
  const turns: Turn[] = [];
  const deltas: Delta[] = [];
  let waiting = 0;
  const subscriber: TurnSubscriber = {
    isShared: extra.isShared ?? false,
    steps: extra.steps ?? false,
    async before() {
      calls.push("before");
      await extra.before?.();
    },
    turn(turn) {
      turns.push(turn);
      if (turn.delta) deltas.push(turn.delta);
      if (turn.delta) waiting += 1;
    },
    async after() {
      calls.push(`after ${waiting}`);
      waiting = 0;
      await extra.after?.();
    },
    ...(extra.stored && { stored: extra.stored }),
    failed(error) {
      calls.push(String(error));
    },
  };
  await turnsOf(bank).run(() => turnsOf(bank).subscribe(subscriber));
  return { subscriber, calls, turns, deltas };
}
