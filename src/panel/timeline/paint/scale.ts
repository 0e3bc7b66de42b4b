import { DAY_MS, HOUR_MS } from "../../../engine/time/calendar.ts";

/** How instants lie on a line: all times in milliseconds, all lengths in CSS pixels. */
export interface Scale {
  /** The instant at 0. */
  readonly start: number;
  readonly msPerPx: number;
}

export const ZOOMS = {
  hours: HOUR_MS / 48,
  days: DAY_MS / 120,
  weeks: (7 * DAY_MS) / 140,
} as const;

export type Zoom = keyof typeof ZOOMS;

const LEAST = HOUR_MS / 240;
const MOST = DAY_MS / 2;

export function xOf({ start, msPerPx }: Scale, time: number): number {
  return (time - start) / msPerPx;
}

export function timeOf({ start, msPerPx }: Scale, x: number): number {
  return start + x * msPerPx;
}

/** The same line moved by so many pixels: what was at `by` is at 0. */
export function panned(scale: Scale, by: number): Scale {
  return { ...scale, start: timeOf(scale, by) };
}

/** The same line at another zoom, within bounds; the instant at `x` stays there. */
export function zoomed(scale: Scale, msPerPx: number, x: number): Scale {
  const bounded = Math.min(Math.max(msPerPx, LEAST), MOST);
  return { start: timeOf(scale, x) - x * bounded, msPerPx: bounded };
}

/** A line on which both instants are seen, with so much room beside them. */
export function fitted(from: number, to: number, width: number, room = 40): Scale {
  const inner = Math.max(width - 2 * room, 1);
  const msPerPx = Math.min(Math.max((to - from) / inner, LEAST), MOST);
  return { start: from - room * msPerPx, msPerPx };
}

/** The line on which an instant is seen: moved if it is outside of `width`, and otherwise the same. */
export function showing(scale: Scale, time: number, width: number): Scale {
  const x = xOf(scale, time);
  if (x >= 0 && x <= width - 1) return scale;
  return panned(scale, x - width * (x < 0 ? 0.25 : 0.6));
}
