import type { Change, RowTimeline } from "../../index.ts";

/** The statuses that rows of a remote bank have got, found by comparing their timelines. */
export class StatusChanges {
  readonly #lengths = new Map<string, ReadonlyMap<string, number>>();
  #changes: Change[] = [];

  /** Compares the timelines of a collection with those that were read before. Returns them. */
  compare(collection: string, rows: readonly RowTimeline[]): readonly RowTimeline[] {
    const lengths = this.#lengths.get(collection);
    this.#lengths.set(collection, new Map(rows.map(({ id, entries }) => [id, entries.length])));
    if (!lengths) return rows;
    for (const { id, entries } of rows) {
      const length = lengths.get(id) ?? 0;
      for (const [index, { at, status: to, cause }] of entries.entries()) {
        if (index < length) continue;
        const from = entries[index - 1]?.status ?? null;
        this.#changes.push({ kind: index === 0 ? "insert" : "update", collection, id, at, from, to, cause });
      }
    }
    return rows;
  }

  /** The changes since this was last called. */
  take(): readonly Change[] {
    const changes = this.#changes;
    this.#changes = [];
    return changes;
  }
}
