import { type Possible, SEEN_AS, SHARED } from "./possible.ts";
import type { Recording } from "./recording.ts";

/** What there is to see of one kind. */
export interface KindCoverage {
  /** The names that were seen, sorted. */
  readonly seen: readonly string[];
  /** The names that were not, sorted. */
  readonly missing: readonly string[];
}

/** The coverage of each kind of behavior, by its name. */
export type Coverage = Readonly<Record<string, KindCoverage>>;

/** The coverage of recordings; with areas, only what belongs to them and what all areas share, without kinds of which that is nothing. */
export function coverageOf(
  possible: Possible,
  recordings: readonly Pick<Recording, "seen">[],
  areas?: readonly string[],
): Coverage {
  const kinds: [string, KindCoverage][] = [];
  for (const [kind, names] of possible) {
    const seen = new Set(recordings.flatMap((recording) => recording.seen[SEEN_AS[kind] ?? kind] ?? []));
    const isWanted = (area: string) => !areas || area === SHARED || areas.includes(area);
    const wanted = [...names].flatMap(([name, area]) => (isWanted(area) ? name : []));
    if (wanted.length > 0) kinds.push([kind, kindCoverage(wanted, seen)]);
  }
  return Object.fromEntries(kinds);
}

/** What any of the coverages has seen; the order of the coverages makes no difference. */
export function mergeCoverages(coverages: readonly Coverage[]): Coverage {
  const kinds = new Set(coverages.flatMap((coverage) => Object.keys(coverage)));
  const merged = Array.from(kinds, (kind): [string, KindCoverage] => {
    const parts = coverages.flatMap((coverage) => coverage[kind] ?? []);
    const seen = new Set(parts.flatMap((part) => part.seen));
    return [kind, kindCoverage([...seen, ...parts.flatMap((part) => part.missing)], seen)];
  });
  return Object.fromEntries(merged);
}

/** How much was seen, from 0 to 100; 100 where there is nothing to see. */
export function percentOf({ seen, missing }: KindCoverage): number {
  const possible = seen.length + missing.length;
  return possible === 0 ? 100 : (100 * seen.length) / possible;
}

function kindCoverage(names: Iterable<string>, seen: ReadonlySet<string>): KindCoverage {
  const sorted = [...new Set(names)].sort(byName);
  return {
    seen: sorted.filter((name) => seen.has(name)),
    missing: sorted.filter((name) => !seen.has(name)),
  };
}

const collator = new Intl.Collator("en", { numeric: true });

/** "VC-E5" before "VC-E10"; names that a reader takes for the same are in the order of their code units. */
function byName(one: string, other: string): number {
  return collator.compare(one, other) || (one < other ? -1 : one > other ? 1 : 0);
}
