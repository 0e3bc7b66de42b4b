import { type Delta, Folded } from "../../bank/turns/delta.ts";
import type { TurnSubscriber } from "../../bank/turns/turn.ts";
import type { Turns } from "../../bank/turns/turns.ts";
import { Problem } from "../../engine/http/problems.ts";
import { reasonOf } from "./conflict.ts";

export interface LastStoredParts {
  readonly turns: Turns;
  readonly name: string;
  readonly warn: (message: string) => void;
}

/** The state of a bank that was stored last, to which it goes back when its next change can't be stored. */
export class LastStored {
  readonly #parts: LastStoredParts;
  #state: Folded;
  /** Bank time when it was taken, milliseconds. */
  #at: number;
  /** Why the last change was undone; undefined once one is stored again. */
  undone: string | undefined;

  /** Begins with the state now. `warn` is called once for each reason. */
  constructor(parts: LastStoredParts) {
    this.#parts = parts;
    const snapshot = parts.turns.snapshot();
    this.#state = new Folded(snapshot);
    this.#at = snapshot.clock.at;
  }

  /** Goes on to the state after changes that were stored. */
  add(deltas: readonly Delta[]): void {
    for (const delta of deltas) {
      if ("whole" in delta) this.#state = new Folded(delta.whole);
      else this.#state.apply(delta);
      this.#at = delta.at;
      this.undone = undefined;
    }
  }

  /** Undoes what the bank has changed since, which a store has refused with `error`. Returns the refusal of that turn. */
  undo(error: unknown, by: TurnSubscriber): Problem {
    const { turns, name, warn } = this.#parts;
    const reason = reasonOf(error);
    turns.goBackTo(this.#state.save(), this.#at, by);
    const problem = new Problem(
      503,
      "not_stored",
      `The state of the bank can't be stored as "${name}": ${reason}. Nothing was changed: send the request again once that is mended.`,
      { rule: "X122" },
    );
    if (this.undone !== reason) warn(problem.message);
    this.undone = reason;
    return problem;
  }
}
