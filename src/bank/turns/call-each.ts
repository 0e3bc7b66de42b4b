import { Problem } from "../../engine/http/problems.ts";
import type { TurnSubscriber } from "./turn.ts";

/**
 * Calls each subscriber, and `fail` with those that reject. Rejects with the Problem of one that has undone what the turn has
 * changed, which is no failure.
 */
export async function callEach(
  subscribers: Iterable<TurnSubscriber>,
  work: (subscriber: TurnSubscriber) => Promise<void> | undefined,
  fail: (subscriber: TurnSubscriber, error: unknown) => void,
): Promise<void> {
  let undone: Problem | undefined;
  await Promise.all(
    Array.from(subscribers, async (subscriber) => {
      try {
        await work(subscriber);
      } catch (error) {
        if (error instanceof Problem) undone = error;
        else fail(subscriber, error);
      }
    }),
  );
  if (undone) throw undone;
}

/** For a turn that no caller waits for: the subscriber that has undone it has told why. */
export function ignoreUndone(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
