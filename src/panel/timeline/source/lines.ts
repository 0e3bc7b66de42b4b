/** The rows of a collection, oldest first. */
export interface Group {
  readonly collection: string;
  readonly ids: readonly string[];
}

/** A line of the drawing: a track, or the heading of a collection, which has no id. */
export interface Line {
  readonly collection: string;
  readonly id: string | undefined;
  /** CSS pixels from the top of all lines. */
  readonly top: number;
}

export const TRACK_PX = 26;
export const HEADING_PX = 28;

export function heightOf(groups: readonly Group[]): number {
  return groups.reduce((height, { ids }) => height + HEADING_PX + ids.length * TRACK_PX, 0);
}

/** The lines that are seen between two heights: a collection's heading, then its rows, the latest first. */
export function linesBetween(groups: readonly Group[], from: number, to: number): readonly Line[] {
  const lines: Line[] = [];
  let top = 0;
  for (const { collection, ids } of groups) {
    if (top + HEADING_PX > from && top < to) lines.push({ collection, id: undefined, top });
    const first = top + HEADING_PX;
    const begin = Math.max(Math.floor((from - first) / TRACK_PX), 0);
    const end = Math.min(Math.ceil((to - first) / TRACK_PX), ids.length);
    for (let at = begin; at < end; at += 1)
      lines.push({ collection, id: ids[ids.length - 1 - at], top: first + at * TRACK_PX });
    top = first + ids.length * TRACK_PX;
  }
  return lines;
}

/** The line of a row; undefined when it has none. */
export function lineOf(groups: readonly Group[], collection: string, id: string): Line | undefined {
  let top = 0;
  for (const group of groups) {
    const at = group.collection === collection ? group.ids.lastIndexOf(id) : -1;
    if (at >= 0) return { collection, id, top: top + HEADING_PX + (group.ids.length - 1 - at) * TRACK_PX };
    top += HEADING_PX + group.ids.length * TRACK_PX;
  }
  return undefined;
}

/** The track before or after another one, in the order in which they are drawn; without one, the first. */
export function neighborOf(groups: readonly Group[], of: Line | undefined, by: -1 | 1): Line | undefined {
  const all = of ? linesBetween(groups, of.top - 2 * HEADING_PX - 1, of.top + TRACK_PX + 2 * HEADING_PX) : [];
  const tracks = (of ? all : linesBetween(groups, 0, 2 * HEADING_PX + TRACK_PX)).filter(
    ({ id }) => id !== undefined,
  );
  if (!of) return tracks[0];
  const at = tracks.findIndex(({ top }) => top === of.top);
  return tracks[at + by];
}
