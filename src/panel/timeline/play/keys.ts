import { DAY_MS, HOUR_MS } from "../../../engine/time/calendar.ts";

/** Where a key moves the playhead, milliseconds; undefined for a key that does not. */
export function instantByKey(
  { key, shiftKey }: Pick<KeyboardEvent, "key" | "shiftKey">,
  from: number,
  { begin, end }: { readonly begin: number; readonly end: number },
): number | undefined {
  const step = shiftKey ? DAY_MS : HOUR_MS;
  const by: Readonly<Record<string, number>> = {
    ArrowRight: step,
    ArrowUp: step,
    ArrowLeft: -step,
    ArrowDown: -step,
    PageUp: 7 * DAY_MS,
    PageDown: -7 * DAY_MS,
  };
  if (key === "Home") return begin;
  if (key === "End") return Math.max(end, from);
  const moved = by[key];
  return moved === undefined ? undefined : Math.max(from + moved, begin);
}

interface TrackActions {
  /** Moves the view by a share of its width. */
  readonly pan: (share: number) => void;
  readonly zoom: (by: number) => void;
  /** Chooses the row before or after. */
  readonly neighbor: (by: -1 | 1) => void;
}

/** Answers whether the key does something. */
export function trackKey(
  { key }: Pick<KeyboardEvent, "key">,
  { pan, zoom, neighbor }: TrackActions,
): boolean {
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => pan(-0.2),
    ArrowRight: () => pan(0.2),
    ArrowUp: () => neighbor(-1),
    ArrowDown: () => neighbor(1),
    "+": () => zoom(0.7),
    "=": () => zoom(0.7),
    "-": () => zoom(1 / 0.7),
  };
  actions[key]?.();
  return Object.hasOwn(actions, key);
}
