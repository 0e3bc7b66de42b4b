import type { KeptOptions } from "../../bank/kept-options.ts";
import { SNAPSHOT_VERSION, type Snapshot } from "../../bank/snapshot/snapshot.ts";
import type { Delta } from "../../bank/turns/delta.ts";
import type { TurnSubscriber } from "../../bank/turns/turn.ts";
import type { Turns } from "../../bank/turns/turns.ts";
import {
  type Conflict,
  type Decided,
  type Decision,
  GivenError,
  given,
  type Restored,
  reasonOf,
  restoreJournal,
  restoreTexts,
} from "./conflict.ts";
import { Group } from "./group.ts";
import type { ReadJournal } from "./journal.ts";
import { Room } from "./room.ts";
import type { StateStore } from "./store.ts";
import { StoredJournal } from "./stored-journal.ts";
import type { Tabs } from "./tabs.ts";

export interface KeeperParts {
  readonly turns: Turns;
  readonly name: string;
  readonly store: StateStore;
  readonly options: KeptOptions;
  /** With whom the bank is shared, if it is. */
  readonly tabs: Tabs | undefined;
  readonly decide: (conflict: Conflict) => Decision | Promise<Decision>;
  readonly warn: (message: string) => void;
  /** Plays the scenario that has waited for what is stored, where that is nothing. */
  readonly play: () => Promise<void>;
}

/** Keeps the state of a bank in a store, and shares it with other tabs. */
export class Keeper {
  readonly #parts: KeeperParts;
  readonly #subscriber: TurnSubscriber;
  #deltas: Delta[] = [];
  #journal: StoredJournal | undefined;
  /** Ends the present turn among the tabs. */
  #endTurn: () => void = () => undefined;
  /** Why the bank is not kept, as the end of a sentence. */
  #failure: string | undefined;
  /** Undefined where a turn whose changes can't be written is not undone. */
  group: Group | undefined;
  readonly #room: Room;
  /** Whether a full store is tried again although nothing has changed. */
  #isRetrying = false;
  #isStopping = false;
  #isCompacting = false;

  constructor(parts: KeeperParts) {
    this.#parts = parts;
    this.#room = new Room((reason) =>
      parts.warn(
        `The state of the bank is not kept as "${parts.name}" for now: ${reason}. It goes on in memory, and is stored again with the first change for which there is room.`,
      ),
    );
    const { tabs } = parts;
    this.#subscriber = {
      ...(tabs && { isShared: true }),
      before: async () => (tabs ? this.#before(tabs) : this.group?.settle()),
      turn: ({ delta }) => {
        if (delta) this.#deltas.push(delta);
      },
      after: () => this.#after(),
      stored: () => this.group?.stored(),
      failed: (error) => this.#fail(reasonOf(error)),
    };
  }

  /**
   * Restores what is stored, or stores the state. Called in a turn. Rejects with what `decide` throws, and with a TypeError
   * for a bank that tabs share already.
   */
  async begin(): Promise<void> {
    const { turns, name, store, tabs, options } = this.#parts;
    // Its turn may hold the lock that this one would wait for, and what is stored under another name would replace its state.
    if (tabs && turns.isShared)
      throw new TypeError(
        `This bank is shared by tabs already, so it cannot be kept as "${name}": call stop() of what the first persist() returned, or give tabs: true once.`,
      );
    try {
      const journal = new StoredJournal(await store.open(name), { options, isShared: tabs !== undefined });
      this.#journal = journal;
      if (tabs && !journal.canBeShared)
        throw new Error("its store cannot be shared by tabs, as that of indexedDb() can");
      let decided: Decided | undefined;
      for (let isOpen = false; !isOpen; ) {
        const conflict = await this.#inTurn(() => this.#open(journal, decided));
        isOpen = conflict === undefined;
        // Other tabs have their turns while the person at the page thinks about it.
        if (conflict) decided = { conflict, decision: await given(() => this.#parts.decide(conflict)) };
      }
    } catch (error) {
      turns.unsubscribe(this.#subscriber);
      if (error instanceof GivenError) throw error.cause;
      this.#fail(reasonOf(error));
    }
  }

  /** Rejects when the bank is not kept. Called after a turn. */
  check(): void {
    const reason = this.#failure ?? this.#room.lack;
    if (reason === undefined) return;
    throw new Error(`The state of the bank is not kept as "${this.#parts.name}": ${reason}.`);
  }

  /** Removes what is stored, for which a full store has room too. */
  async clear(): Promise<void> {
    if (this.#failure !== undefined) this.check();
    await this.#room.use(() => this.#journal?.clear());
  }

  /** With the end of the turn a full store is tried again. Called in a turn. */
  retry(): void {
    this.#isRetrying = true;
  }

  /** With the end of the turn the state replaces all changes, if there is room for it. Called in a turn. */
  compact(): void {
    this.#isCompacting = true;
  }

  /** With the end of the turn that follows nothing is stored. */
  stop(): void {
    this.#isStopping = true;
  }

  async close(): Promise<void> {
    this.#parts.tabs?.close();
    await this.#journal?.close();
  }

  /** Restores what is stored, or stores the state. Returns a conflict about which nothing was decided yet. */
  async #open(journal: StoredJournal, decided: Decided | undefined): Promise<Conflict | undefined> {
    const { turns, tabs } = this.#parts;
    const texts = await journal.texts();
    if (texts.length === 0) await given(this.#parts.play);
    const { read, conflict }: Restored =
      texts.length > 0 ? restoreTexts(turns, texts, this.#parts.options) : {};
    if (conflict) {
      if (decided?.conflict.reason !== conflict.reason) return conflict;
      if (decided.decision === "leave") {
        this.#failure = "what is stored there was left as it is";
        return undefined;
      }
      this.#settle(conflict, decided.decision, read);
    }
    const isContinued = read && !conflict && read.snapshot.version === SNAPSHOT_VERSION;
    if (isContinued) journal.continueFrom(texts, read.place);
    else turns.settle();
    turns.subscribe(this.#subscriber);
    if (!isContinued) {
      tabs?.tell();
      await this.#room.use(() => journal.storeWhole(turns.snapshot()));
    }
    if (journal.undoesUnwritten)
      this.group = new Group({ ...this.#parts, journal, subscriber: this.#subscriber });
    return undefined;
  }

  /** Restores a state in spite of a conflict, or warns that it is replaced. */
  #settle(conflict: Conflict, decision: Decision, read: ReadJournal | undefined): void {
    const { turns, name, warn } = this.#parts;
    const isTried = decision === "restore" && conflict.restorable;
    const left = isTried && read ? restoreJournal(turns, read, undefined) : conflict;
    if (left) warn(`The state stored as "${name}" is replaced by that of the bank: ${left.reason}.`);
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const end = await this.#parts.tabs?.begin();
    try {
      return await work();
    } finally {
      end?.();
    }
  }

  /** Waits until no other tab has its turn, and does what they have done. */
  async #before(tabs: Tabs): Promise<void> {
    this.#endTurn = await tabs.begin();
    try {
      // A state that is not stored is no longer that of the others: the next write is refused if they have written.
      const deltas = this.#room.lack !== undefined ? [] : ((await this.#journal?.readNew()) ?? []);
      for (const delta of deltas) this.#parts.turns.apply(delta, this.#subscriber);
    } catch (error) {
      this.#endTurn();
      throw error;
    }
  }

  async #after(): Promise<void> {
    const { turns, tabs } = this.#parts;
    const [deltas, isShort] = [this.#deltas, this.#isCompacting];
    this.#deltas = [];
    const isBehind = this.#room.lack !== undefined;
    const hasNews = deltas.length > 0 || (isBehind && (this.#isRetrying || this.#isStopping));
    this.#isCompacting = false;
    this.#isRetrying = false;
    if (!isShort && !this.#isStopping && !isBehind && this.group?.take(deltas)) return;
    // The state is that of this turn.
    const snapshot = this.group && turns.snapshot();
    await this.group?.idle();
    try {
      // They wait for the end of this turn, and so need not be told after it.
      if (hasNews) tabs?.tell();
      const state = () => snapshot ?? turns.snapshot();
      if (!isBehind) await this.#room.use(() => this.#journal?.store(deltas, state, isShort));
      else if (hasNews) await this.#room.use(() => this.#journal?.storeWhole(state()));
      this.group?.last.add(deltas);
    } catch (error) {
      throw this.group?.last.undo(error, this.#subscriber) ?? error;
    } finally {
      this.#endTurn();
    }
    if (!this.#isStopping) return;
    this.#failure = "that was stopped";
    turns.unsubscribe(this.#subscriber);
    await this.#rest(turns.snapshot());
  }

  async #rest(snapshot: Snapshot): Promise<void> {
    try {
      await this.#journal?.rest(snapshot);
    } catch (error) {
      // What was stored before is there, as it was.
      this.#parts.warn(
        `The state stored as "${this.#parts.name}" could not be made one text: ${reasonOf(error)}.`,
      );
    }
  }

  #fail(reason: string): void {
    this.#failure = reason;
    this.#parts.tabs?.close();
    this.#parts.warn(
      `The state of the bank is no longer kept as "${this.#parts.name}": ${reason}. It goes on in memory.`,
    );
  }
}
