import type { Delta } from "../../bank/delta.ts";
import { SNAPSHOT_VERSION } from "../../bank/snapshot.ts";
import type { TurnGuard, Turns } from "../../bank/turns.ts";
import { type Conflict, type Decision, reasonOf, restoreJournal } from "./conflict.ts";
import { entryText, headText, type ReadJournal, readJournal } from "./journal.ts";
import type { KeptOptions } from "./kept-options.ts";
import type { StateStore, StoredState } from "./store.ts";

/** A journal below this size, in characters, is never written anew as a whole. */
const LEAST_COMPACTED = 65_536;

/** What a keeper needs. */
export interface KeeperParts {
  readonly turns: Turns;
  readonly name: string;
  readonly store: StateStore;
  /** The options of the bank. */
  readonly options: KeptOptions;
  readonly decide: (conflict: Conflict) => Decision | Promise<Decision>;
  readonly warn: (message: string) => void;
}

/** Keeps the state of a bank in a store: a whole state, and what each turn has changed since. */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #guard: TurnGuard;
  #stored: StoredState | undefined;
  /** Why the bank is not kept, as the end of a sentence. */
  #failure: string | undefined;
  #isStopping = false;
  /** How many changes are stored after the whole state; undefined when the whole state is not stored. */
  #changes: number | undefined;
  #wholeSize = 0;
  #changesSize = 0;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#guard = {
      after: (deltas) => this.#after(deltas),
      failed: (error) => this.#fail(reasonOf(error)),
    };
  }

  /** Restores what is stored, or stores the state. Called in a turn. Rejects with what `decide` throws. */
  async begin(): Promise<void> {
    const { turns, name, store } = this.#parts;
    try {
      this.#stored = await store.open(name);
      const texts = await this.#stored.read();
      const isContinued = texts.length > 0 && (await this.#restore(texts));
      if (this.#failure !== undefined) return;
      if (!isContinued) turns.settle();
      turns.guard(this.#guard);
      if (!isContinued) await this.#storeWhole();
    } catch (error) {
      turns.remove(this.#guard);
      if (error instanceof DecisionError) throw error.cause;
      this.#fail(reasonOf(error));
    }
  }

  /** Rejects when the bank is not kept. Called after a turn. */
  check(): void {
    if (this.#failure === undefined) return;
    throw new Error(`The state of the bank is not kept as "${this.#parts.name}": ${this.#failure}.`);
  }

  /** Removes what is stored. Called in a turn. */
  async clear(): Promise<void> {
    this.check();
    this.#changes = undefined;
    await this.#stored?.clear();
  }

  /** With the end of the turn that follows nothing is stored any more. */
  stop(): void {
    this.#isStopping = true;
  }

  /** Ends the use of the store. */
  async close(): Promise<void> {
    await this.#stored?.close();
  }

  /** Returns whether the state is what the texts hold and may go on from them. */
  async #restore(texts: readonly string[]): Promise<boolean> {
    const { turns, name, options, decide, warn } = this.#parts;
    let journal: ReadJournal | undefined;
    let conflict: Conflict | undefined;
    try {
      journal = readJournal(texts);
      conflict = restoreJournal(turns, journal, options);
    } catch (error) {
      conflict = { reason: reasonOf(error), restorable: false };
    }
    if (!conflict) {
      const [whole = "", ...changes] = texts;
      this.#wholeSize = whole.length;
      this.#changesSize = changes.reduce((size, { length }) => size + length, 0);
      this.#changes = changes.length;
      return journal?.snapshot.version === SNAPSHOT_VERSION;
    }
    const decision = await decided(conflict, decide);
    if (decision === "leave") {
      this.#failure = "what is stored there was left as it is";
      return false;
    }
    if (decision === "restore" && journal && conflict.restorable) {
      conflict = restoreJournal(turns, journal, undefined);
      if (!conflict) return false;
    }
    warn(`The state stored as "${name}" is replaced by that of the bank: ${conflict.reason}.`);
    return false;
  }

  async #after(deltas: readonly Delta[]): Promise<void> {
    const { turns } = this.#parts;
    const texts: string[] = [];
    let isWhole = this.#changes === undefined && deltas.length > 0;
    for (const delta of deltas) {
      if ("whole" in delta) isWhole = true;
      else texts.push(entryText((this.#changes ?? 0) + texts.length + 1, delta));
    }
    const size = texts.reduce((sum, { length }) => sum + length, this.#changesSize);
    if (isWhole || size > Math.max(LEAST_COMPACTED, this.#wholeSize)) {
      await this.#storeWhole();
    } else {
      for (const text of texts) {
        await this.#stored?.append(text);
        this.#changes = (this.#changes ?? 0) + 1;
      }
      this.#changesSize = size;
    }
    if (!this.#isStopping) return;
    this.#failure = "that was stopped";
    turns.remove(this.#guard);
    if (this.#stored?.isOneTextAtRest && (this.#changes ?? 0) > 0) await this.#makeOneText();
  }

  async #storeWhole(): Promise<void> {
    const text = headText(this.#parts.options, this.#parts.turns.snapshot());
    await this.#stored?.replace(text);
    this.#wholeSize = text.length;
    this.#changesSize = 0;
    this.#changes = 0;
  }

  async #makeOneText(): Promise<void> {
    try {
      await this.#storeWhole();
    } catch (error) {
      // What was stored before is there, as it was.
      this.#parts.warn(
        `The state stored as "${this.#parts.name}" could not be made one text: ${reasonOf(error)}.`,
      );
    }
  }

  #fail(reason: string): void {
    this.#failure = reason;
    this.#parts.warn(
      `The state of the bank is no longer kept as "${this.#parts.name}": ${reason}. It goes on in memory.`,
    );
  }
}

/** An error of the caller's `onConflict`, which is no failure of the store. */
class DecisionError extends Error {}

async function decided(conflict: Conflict, decide: KeeperParts["decide"]): Promise<Decision> {
  try {
    return await decide(conflict);
  } catch (error) {
    throw new DecisionError("onConflict failed", { cause: error });
  }
}
