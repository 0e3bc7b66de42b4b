import type { SavedRow } from "../../engine/store/table-parts.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { type Delta, Folded } from "../turns/delta.ts";
import { sizeOf } from "./size.ts";

/** What each row of the state takes up besides its own size, in bytes. */
const SLOT_BYTES = 120;

/**
 * The state at the first entry that is kept. Most of its rows are those of the bank: counted are its list of rows, and the rows
 * that the bank has not, since a delta that is kept has changed them.
 */
export class Base {
  readonly #current: (collection: string, id: number) => SavedRow | undefined;
  #state: Folded;
  /** The rows that are not those of the bank. */
  readonly #touched = new Map<string, Touched>();
  #ownBytes = 0;
  /** How many deltas that are kept replace all rows. */
  #wholes = 0;
  /** The size of all rows, counted while there are such deltas. */
  #allBytes = 0;

  /** `current` returns a row of the bank as it is now. */
  constructor(snapshot: Snapshot, current: (collection: string, id: number) => SavedRow | undefined) {
    this.#state = new Folded(snapshot);
    this.#current = current;
  }

  get bytes(): number {
    return this.#state.size * SLOT_BYTES + (this.#wholes > 0 ? this.#allBytes : this.#ownBytes);
  }

  save(): Snapshot {
    return this.#state.save();
  }

  /** Called with each delta that is kept from now on. */
  hold(delta: Delta): void {
    if ("whole" in delta) {
      this.#wholes += 1;
      if (this.#wholes === 1) this.#countAll();
      return;
    }
    for (const [key, collection, id] of touchedBy(delta)) {
      const touched = this.#touched.get(key);
      if (touched) touched.deltas += 1;
      else {
        const first: Touched = { collection, id, deltas: 1, bytes: 0 };
        this.#touched.set(key, first);
        this.#weigh(first);
      }
    }
  }

  /** Called with each delta that is no longer kept. */
  release(delta: Delta): void {
    if ("whole" in delta) {
      this.#wholes -= 1;
      if (this.#wholes > 0) return;
      for (const [collection, id] of this.#state.rows())
        if (!this.#touched.has(`${collection}/${id}`)) this.#share(collection, id);
      return;
    }
    for (const [key, collection, id] of touchedBy(delta)) {
      const touched = this.#touched.get(key) as Touched;
      touched.deltas -= 1;
      if (touched.deltas > 0) continue;
      this.#touched.delete(key);
      this.#ownBytes -= touched.bytes;
      if (this.#wholes === 0) this.#share(collection, id);
    }
  }

  /** Moves forward by a delta, which is no longer kept. */
  absorb(delta: Delta): void {
    if ("whole" in delta) {
      this.#state = new Folded(delta.whole);
      for (const touched of this.#touched.values()) this.#weigh(touched);
      this.release(delta);
      if (this.#wholes > 0) this.#countAll();
      return;
    }
    this.#state.apply(delta);
    this.release(delta);
    if (this.#wholes > 0) this.#allBytes += sizeOf(delta);
    for (const [key] of touchedBy(delta)) {
      const touched = this.#touched.get(key);
      if (touched) this.#weigh(touched);
    }
  }

  /** Counts a row as it is now. */
  #weigh(touched: Touched): void {
    const bytes = sizeOf(this.#state.get(touched.collection, touched.id));
    this.#ownBytes += bytes - touched.bytes;
    touched.bytes = bytes;
  }

  /** A row that no delta is about is equal to that of the bank. */
  #share(collection: string, id: number): void {
    const current = this.#current(collection, id);
    if (current) this.#state.share(collection, id, current);
  }

  #countAll(): void {
    this.#allBytes = 0;
    for (const [, , row] of this.#state.rows()) this.#allBytes += sizeOf(row);
  }
}

/** A row that deltas are about. */
interface Touched {
  readonly collection: string;
  readonly id: number;
  /** How many of those that are kept. */
  deltas: number;
  /** Its size; 0 while there is none. */
  bytes: number;
}

/** The rows that a delta is about, each with a name that no other has. */
function* touchedBy(
  delta: Exclude<Delta, { readonly whole: unknown }>,
): Iterable<readonly [key: string, collection: string, id: number]> {
  for (const [collection, { rows }] of Object.entries(delta.tables ?? {}))
    for (const [id] of rows) yield [`${collection}/${id}`, collection, id];
}
