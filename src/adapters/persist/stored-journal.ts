import { differing, type KeptOptions } from "../../bank/kept-options.ts";
import { SNAPSHOT_VERSION, type Snapshot } from "../../bank/snapshot/snapshot.ts";
import type { Delta, PartialDelta } from "../../bank/turns/delta.ts";
import {
  CLEARED,
  entryText,
  headText,
  type Place,
  type Position,
  placeAfter,
  placeOf,
  readEntry,
  readHead,
} from "./journal.ts";
import type { StoredState } from "./store.ts";

/** Changes below this size, in characters, are never replaced by a whole state. */
const LEAST_COMPACTED = 65_536;

/** The journal of a bank in a store: a whole state, and what each turn has changed since. */
export class StoredJournal {
  readonly #stored: StoredState;
  readonly #options: KeptOptions;
  readonly #isShared: boolean;
  /** The place of the last text; undefined when nothing is stored. */
  #place: Place | undefined;
  #changesSize = 0;
  /** The size of the changes above which a whole state replaces them. */
  #longest = LEAST_COMPACTED;

  constructor(stored: StoredState, { options, isShared }: { options: KeptOptions; isShared: boolean }) {
    this.#stored = stored;
    this.#options = options;
    this.#isShared = isShared;
  }

  /** Whether others can write in it as well. */
  get canBeShared(): boolean {
    return this.#stored.readNew !== undefined;
  }

  /** Whether turns whose changes can't be written are undone. */
  get undoesUnwritten(): boolean {
    return this.#stored.undoesUnwritten === true;
  }

  async texts(): Promise<readonly string[]> {
    const texts = await this.#stored.read();
    return texts.at(-1) === CLEARED ? [] : texts;
  }

  /** Goes on from texts that were read, and that lead to a place. */
  continueFrom([whole = "", ...changes]: readonly string[], place: Place): void {
    this.#begin(whole, place);
    this.#changesSize = changes.reduce((size, { length }) => size + length, 0);
  }

  /**
   * What others have stored since, in the order of their turns. Throws an Error that says what is wrong, such as a state of
   * other options.
   */
  async readNew(): Promise<readonly Delta[]> {
    const news = await this.#stored.readNew?.();
    if (!news) return [];
    const deltas: Delta[] = [];
    const known = this.#place;
    if (!news.isContinued) this.#place = undefined;
    for (const text of news.texts) {
      if (text === CLEARED) {
        this.#place = undefined;
      } else if (this.#place) {
        deltas.push(...readEntry(text, 1, this.#place));
        this.#added(text);
      } else {
        deltas.push(...this.#readWhole(text, known));
      }
    }
    return deltas;
  }

  /**
   * Stores what a turn has changed; the state is taken before anything is waited for. With `isShort` no changes are left beside
   * the state, however few there are.
   */
  async store(deltas: readonly Delta[], state: () => Snapshot, isShort = false): Promise<void> {
    const changes = deltas.filter((delta) => !("whole" in delta));
    const isWhole = changes.length < deltas.length;
    if (isWhole || (this.#place === undefined && deltas.length > 0)) return this.storeWhole(state());
    const hasChanges = this.#changesSize > 0 || deltas.length > 0;
    const isCompacted = isShort ? hasChanges : this.#isLong(deltas);
    const compacted = isCompacted ? state() : undefined;
    await this.add(changes);
    if (compacted) await this.#compact(compacted);
  }

  /** Whether changes can be added as they are: they replace nothing, and leave no more than there should be beside the state. */
  canAdd(deltas: readonly Delta[]): deltas is readonly PartialDelta[] {
    return this.#place !== undefined && !deltas.some((delta) => "whole" in delta) && !this.#isLong(deltas);
  }

  /** Adds changes as one text. */
  async add(changes: readonly PartialDelta[]): Promise<void> {
    if (!this.#place || changes.length === 0) return;
    const text = entryText(this.#place, changes);
    await this.#stored.append(text);
    this.#added(text);
  }

  async storeWhole(snapshot: Snapshot): Promise<void> {
    await this.#replace({ id: newId(), number: 0 }, snapshot);
  }

  /** Replaces the changes by the state, in a store whose states are one text when they are not in use. */
  async rest(snapshot: Snapshot): Promise<void> {
    if (this.#stored.isOneTextAtRest && this.#place && this.#changesSize > 0)
      await this.#replace(this.#place, snapshot);
  }

  async clear(): Promise<void> {
    if (!this.#isShared) await this.#stored.clear();
    else if (this.#place) await this.#stored.append(CLEARED);
    this.#place = undefined;
  }

  close(): Promise<void> {
    return this.#stored.close();
  }

  /** A whole state of others; none when it is the known one, by which they have replaced its changes. */
  #readWhole(text: string, known: Place | undefined): readonly Delta[] {
    const { options, snapshot, place } = readHead(text);
    const names = differing(options, this.#options);
    if (names.length > 0)
      throw new Error(`another tab has stored a state of other options: ${names.join(", ")}`);
    if (snapshot.version !== SNAPSHOT_VERSION)
      throw new Error("another tab with another version of Sandbank has stored its state");
    this.#begin(text, place);
    const isKnown = place.id === known?.id && place.number === known.number;
    return isKnown ? [] : [{ at: snapshot.clock.at, whole: snapshot }];
  }

  /** A turn that has changed nothing does it first: by then other tabs have read the changes, and need not read the state. */
  #isLong(deltas: readonly Delta[]): boolean {
    return this.#changesSize > (deltas.length === 0 ? 1 : 2) * this.#longest;
  }

  /** Replaces the changes by the state. Where there is no room for it, they stay, and more can be added. */
  async #compact(snapshot: Snapshot): Promise<void> {
    if (!this.#place) return;
    try {
      await this.#replace(this.#place, snapshot);
    } catch {
      // A store that is broken shows it at the next change; until then nothing is lost.
      this.#longest = 2 * this.#changesSize;
    }
  }

  async #replace(at: Position, snapshot: Snapshot): Promise<void> {
    const text = headText(at, this.#options, snapshot);
    await this.#stored.replace(text);
    this.#begin(text, placeOf(text, at));
  }

  #begin(whole: string, place: Place): void {
    this.#place = place;
    this.#changesSize = 0;
    this.#longest = Math.max(LEAST_COMPACTED, whole.length);
  }

  #added(text: string): void {
    if (this.#place) this.#place = placeAfter(text, this.#place);
    this.#changesSize += text.length;
  }
}

/**
 * An id that no other journal has, also in pages whose `Date.now` and `Math.random` a test has replaced; `crypto.randomUUID` is
 * not there on an insecure origin.
 */
function newId(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join("-");
}
