import type { TimelineEntry } from "../history.ts";
import { Chunk, type Condition, meets, type RowList } from "./chunk.ts";
import { Timelines } from "./timelines.ts";

/** A page of rows and the id at which the next page starts; undefined on the last one. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: number | undefined;
}

/** Which rows a page has: up to `limit` that meet all conditions, in insertion order or its reverse, from the cursor (an id). */
export interface PageOptions<Row> {
  readonly cursor?: number | undefined;
  readonly limit: number;
  readonly newestFirst: boolean;
  readonly where?: readonly Condition<Row>[] | undefined;
}

/** How many rows a chunk has at most: taking one out moves those after it, and a chunk costs about 1 KiB of its own. */
export const CHUNK_SIZE = 512;

/**
 * The rows of a table in the order of their ids, with their timelines. Finding, adding, changing and removing one, and a
 * page, take the same time at any number of rows (docs/decisions/0030-rows-in-chunks.md).
 */
export class Rows<Row> {
  readonly #newList: () => RowList<Row>;
  readonly #size: number;
  readonly #chunks: Chunk<Row>[];
  readonly #timelines = new Timelines();
  #count = 0;

  constructor(newList: () => RowList<Row>, size: number) {
    this.#newList = newList;
    this.#size = size;
    this.#chunks = [new Chunk(newList())];
  }

  /** How many rows there are. */
  get count(): number {
    return this.#count;
  }

  get(key: number): Row | undefined {
    const chunk = this.#chunkOf(key);
    const at = chunk.positionOf(key);
    return chunk.keys[at] === key ? chunk.rows[at] : undefined;
  }

  /** The timeline of a row; undefined when there is none with this id. */
  timeline(key: number): readonly TimelineEntry[] | undefined {
    const chunk = this.#chunkOf(key);
    const at = chunk.positionOf(key);
    return chunk.keys[at] === key ? chunk.timelines[at] : undefined;
  }

  /** Every row, oldest first. */
  all(): Row[] {
    const [first] = this.#chunks as [Chunk<Row>];
    return first.rows.concat(...this.#chunks.slice(1).map(({ rows }) => rows));
  }

  first(): Row | undefined {
    return this.#chunks[0]?.rows[0];
  }

  /** The oldest row for which `test` holds, found by a scan. */
  find(test: (row: Row) => boolean): Row | undefined {
    for (const { rows } of this.#chunks) {
      const found = rows.find(test);
      if (found) return found;
    }
    return undefined;
  }

  /** Every row for which `test` holds, oldest first, found by a scan. */
  filter(test: (row: Row) => boolean): Row[] {
    return this.#chunks.flatMap(({ rows }) => rows.filter(test));
  }

  /** Every row with its timeline, oldest first. */
  map<Each>(make: (row: Row, timeline: readonly TimelineEntry[]) => Each): Each[] {
    return this.#chunks.flatMap(({ rows, timelines }) =>
      rows.map((row, at) => make(row, timelines[at] as readonly TimelineEntry[])),
    );
  }

  /** Up to `limit` rows, at the cost of those that it looks at. */
  page({ cursor, limit, newestFirst, where = [] }: PageOptions<Row>): Page<Row> {
    const step = newestFirst ? -1 : 1;
    const page: Row[] = [];
    const from = cursor ?? (newestFirst ? Number.POSITIVE_INFINITY : 0);
    for (let index = this.#indexOf(from); index >= 0 && index < this.#chunks.length; index += step) {
      const chunk = this.#chunks[index] as Chunk<Row>;
      if (where.length > 0 && chunk.lacks(where)) continue;
      const { keys, rows } = chunk;
      let at = startIn(chunk, from, newestFirst);
      const isWhole = at === (newestFirst ? keys.length - 1 : 0);
      let isFound = false;
      for (; at >= 0 && at < rows.length; at += step) {
        const row = rows[at] as Row;
        if (!where.every((condition) => meets(row, condition))) continue;
        if (page.length === limit) return { rows: page, next: keys[at] };
        page.push(row);
        isFound = true;
      }
      if (isWhole && !isFound && where.length > 0) chunk.learn(where);
    }
    return { rows: page, next: undefined };
  }

  /** Adds a row with an id above all others, or puts one in the place of that with its id. */
  put(key: number, row: Row, timeline: readonly TimelineEntry[]): void {
    const index = this.#indexOf(key);
    const chunk = this.#chunks[index] as Chunk<Row>;
    const at = chunk.positionOf(key);
    const kept = this.#timelines.shared(timeline);
    if (chunk.keys[at] === key) {
      chunk.put(at, 1, key, row, kept);
      return;
    }
    this.#count += 1;
    if (at === chunk.keys.length && at >= this.#size) {
      this.#addChunk(index + 1).push(key, row, kept);
      return;
    }
    if (at === chunk.keys.length) chunk.push(key, row, kept);
    else chunk.put(at, 0, key, row, kept);
    if (chunk.keys.length === 2 * this.#size) chunk.moveTo(this.#addChunk(index + 1), this.#size);
  }

  /** Removes the row with an id, if there is one. */
  remove(key: number): void {
    const index = this.#indexOf(key);
    const chunk = this.#chunks[index] as Chunk<Row>;
    const at = chunk.positionOf(key);
    if (chunk.keys[at] !== key) return;
    chunk.remove(at);
    this.#count -= 1;
    if (chunk.keys.length === 0 && this.#chunks.length > 1) this.#chunks.splice(index, 1);
  }

  #addChunk(index: number): Chunk<Row> {
    const chunk = new Chunk<Row>(this.#newList());
    this.#chunks.splice(index, 0, chunk);
    return chunk;
  }

  #chunkOf(key: number): Chunk<Row> {
    return this.#chunks[this.#indexOf(key)] as Chunk<Row>;
  }

  /** The last chunk that begins at a key or before it; the first when there is none. */
  #indexOf(key: number): number {
    const chunks = this.#chunks;
    let low = 0;
    let high = chunks.length - 1;
    if ((chunks[high]?.keys[0] ?? 0) <= key) return high;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((chunks[middle]?.keys[0] as number) <= key) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}

/** Where a page that begins at a key starts in a chunk. */
function startIn<Row>(chunk: Chunk<Row>, from: number, newestFirst: boolean): number {
  if (from === Number.POSITIVE_INFINITY) return chunk.keys.length - 1;
  const at = chunk.positionOf(from);
  return newestFirst && chunk.keys[at] !== from ? at - 1 : at;
}
