import type { Query } from "@msw/data";
import type { Change, TimelineEntry } from "./history.ts";
import type { AnyRow } from "./model.ts";

/** Told of each write, with the row before and after. */
export type OnChange = (
  change: Pick<Change, "collection" | "id" | "kind" | "from" | "to">,
) => Pick<Change, "at" | "cause">;

/** A page of rows and the id the next one starts at. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly next: number | undefined;
}

/** A table as plain JSON. */
export interface SavedTable {
  readonly next: number;
  readonly rows: readonly { readonly row: AnyRow; readonly timeline: readonly TimelineEntry[] }[];
}

/** The query language of the library, on the rows as they are stored. */
export type Where<Row> = (query: Query<Row>) => Query<Row>;
