import type { Delta, PartialDelta } from "../../bank/turns/delta.ts";
import type { TurnSubscriber } from "../../bank/turns/turn.ts";
import { nextTurn } from "../../engine/slices.ts";
import { LastStored, type LastStoredParts } from "./last-stored.ts";
import type { StoredJournal } from "./stored-journal.ts";

interface GroupParts extends LastStoredParts {
  readonly subscriber: TurnSubscriber;
  readonly journal: StoredJournal;
}

/** A write that has failed; the promise rejects once all that it, and what followed it, had changed is undone. */
interface Failure extends PromiseWithResolvers<never> {
  readonly error: unknown;
}

/**
 * Stores what several turns have changed in one write: of those that end before it begins, which is while the one before is
 * under way, or in the same turn of the platform.
 */
export class Group {
  readonly last: LastStored;
  readonly #parts: GroupParts;
  #deltas: PartialDelta[] = [];
  /** Resolves when all writes so far are over, with the first that has failed. */
  #over: Promise<Failure | undefined> = Promise.resolve(undefined);
  #stored: Promise<void> | undefined;
  #failure: Failure | undefined;

  constructor(parts: GroupParts) {
    this.#parts = parts;
    this.last = new LastStored(parts);
  }

  /**
   * Leaves what a turn has changed to the next write; returns false where that would not do. Called at the end of the turn. Throws
   * as `settle` does.
   */
  take(deltas: readonly Delta[]): boolean {
    this.settle();
    if (!this.#parts.journal.canAdd(deltas)) return false;
    if (deltas.length === 0) return true;
    // Those of the turns before have a write to come.
    if (this.#deltas.length === 0) this.#gather();
    this.#deltas.push(...deltas);
    return true;
  }

  #gather(): void {
    const over = this.#over.then((failure) => failure ?? this.#write());
    this.#over = over;
    this.#stored = over.then((failure) => {
      if (this.#over === over) this.#stored = undefined;
      return failure?.promise;
    });
  }

  /** Resolves when the state is stored; undefined where it is. Rejects with the Problem of what was undone instead. */
  stored(): Promise<void> | undefined {
    return this.#stored;
  }

  /** Resolves when no write is under way, and none to come. For use at the end of a turn. Rejects with what `settle` throws. */
  async idle(): Promise<void> {
    this.settle();
    await this.#over;
    this.settle();
  }

  /** Undoes what was not stored. For use at the begin or the end of a turn. Throws the Problem of that. */
  settle(): void {
    const failure = this.#failure;
    if (!failure) return;
    this.#failure = undefined;
    this.#deltas = [];
    this.#over = Promise.resolve(undefined);
    this.#stored = undefined;
    const problem = this.last.undo(failure.error, this.#parts.subscriber);
    failure.reject(problem);
    throw problem;
  }

  async #write(): Promise<Failure | undefined> {
    await nextTurn();
    const deltas = this.#deltas;
    this.#deltas = [];
    try {
      await this.#parts.journal.add(deltas);
      this.last.add(deltas);
      return undefined;
    } catch (error) {
      this.#failure = { error, ...Promise.withResolvers<never>() };
      // The turn that is under way goes on from what is to be undone.
      this.#parts.turns.ask();
      return this.#failure;
    }
  }
}
