import { differing, type KeptOptions } from "../../bank/kept-options.ts";
import type { Turns } from "../../bank/turns/turns.ts";
import { messageOf } from "../../engine/errors.ts";
import { type ReadJournal, readJournal } from "./journal.ts";

/** A stored state that a bank cannot simply continue from. */
export interface Conflict {
  /** Why, as the end of a sentence. */
  readonly reason: string;
  /** Whether `"restore"` may be answered: the state was stored with other options, and may fit all the same. */
  readonly restorable: boolean;
}

/**
 * What becomes of a stored state in a conflict: it is replaced by that of the bank, it is restored in spite of other
 * options, or it stays as it is, and the bank is not kept.
 */
export type Decision = "reset" | "restore" | "leave";

/** What is to become of a stored state. */
export interface Decided {
  readonly conflict: Conflict;
  readonly decision: Decision;
}

/** Restores what a journal holds. Returns a conflict, having changed nothing, or undefined when it has. */
export function restoreJournal(
  turns: Turns,
  { options, snapshot }: ReadJournal,
  own: KeptOptions | undefined,
): Conflict | undefined {
  const names = own ? differing(options, own) : [];
  if (names.length > 0)
    return { reason: `it was stored with other options: ${names.join(", ")}`, restorable: true };
  try {
    turns.restore(snapshot);
    return undefined;
  } catch (error) {
    return { reason: reasonOf(error), restorable: false };
  }
}

/** What was read of the stored texts, and a conflict with it. */
export interface Restored {
  readonly read?: ReadJournal;
  readonly conflict?: Conflict | undefined;
}

/** Restores what the texts of a journal hold, as `restoreJournal` does; one that can't be read is a conflict too. */
export function restoreTexts(turns: Turns, texts: readonly string[], own: KeptOptions): Restored {
  try {
    const read = readJournal(texts);
    return { read, conflict: restoreJournal(turns, read, own) };
  } catch (error) {
    return { conflict: { reason: reasonOf(error), restorable: false } };
  }
}

/** The message of an error, as the end of a sentence. */
export function reasonOf(error: unknown): string {
  return messageOf(error).replace(/\.$/, "");
}

/** An error of a function that the caller has given, such as `onConflict`, which is no failure of the store. */
export class GivenError extends Error {}

/** Calls a function that the caller has given. Rejects with a GivenError, whose cause is what the function throws. */
export async function given<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new GivenError("What the caller has given failed", { cause: error });
  }
}
