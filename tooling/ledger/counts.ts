// What the ledger counts, by area.

import { partsOf } from "../../test/docs/statements.ts";
import type { Entry } from "./entries.ts";
import { SOURCES } from "./source.ts";

/** What is counted, by the name of its column. */
const KINDS: Readonly<Record<string, (entry: Entry) => boolean>> = {
  statements: () => true,
  ...Object.fromEntries(SOURCES.map((source) => [source, (entry: Entry) => entry.source === source])),
  "with options": ({ options }) => options.length > 0,
  "nothing to show": ({ nothingToShow }) => nothingToShow !== null,
  compared: ({ compared }) => compared !== null,
  confirmed: ({ compared }) => compared?.result === "confirmed",
};

/** Statements that are listed together. */
export interface Area {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A file of docs/spec is an area; where it has several kinds of ids, such as `S` and `P`, each of them is one. */
export function areasOf(entries: readonly Entry[]): Area[] {
  const kindOf = ({ file, id }: Entry) => `${file} ${partsOf(id)?.prefix}`;
  const areas = [...Map.groupBy(entries, kindOf).values()];
  return areas.map((group) => {
    const first = group[0] as Entry;
    const isAlone = entries.every((other) => other.file !== first.file || kindOf(other) === kindOf(first));
    const title = isAlone ? first.page : `${first.page}: ${first.section.replace(/: [A-Z]$/, "")}`;
    return { title, entries: group };
  });
}

/** How many entries there are of each kind. */
export function countsOf(entries: readonly Entry[]): Record<string, number> {
  return Object.fromEntries(
    Object.entries(KINDS).map(([name, counts]) => [name, entries.filter(counts).length]),
  );
}
