import { DAY_MS, type DayNumber, dayOf, HOUR_MS } from "../../../engine/time/calendar.ts";
import type { Scale } from "./scale.ts";
import { timeOf, xOf } from "./scale.ts";

/** The height of the ruler, CSS pixels: a line for months or days, one for days or hours, one for names. */
export const RULER_PX = 58;

export interface Tick {
  readonly time: number;
  readonly text: string;
}

const months = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", month: "long", year: "numeric" });
const days = new Intl.DateTimeFormat("en-GB", {
  timeZone: "UTC",
  weekday: "short",
  day: "numeric",
  month: "short",
  year: "numeric",
});
const dates = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", day: "numeric", month: "short" });
const weekdays = new Intl.DateTimeFormat("en-GB", { timeZone: "UTC", weekday: "short", day: "numeric" });

/** The hours between two marks, the least that leaves room for their text. */
const HOURS = [1, 2, 3, 6, 12] as const;

/** The marks of the ruler's second line, and what the first says of those below it. */
export function ticksOf(
  scale: Scale,
  width: number,
): { readonly above: readonly Tick[]; readonly ticks: readonly Tick[] } {
  const [from, to] = [scale.start, timeOf(scale, width)];
  const hourPx = HOUR_MS / scale.msPerPx;
  const dayPx = 24 * hourPx;
  const first = dayOf(from);
  const all = Array.from({ length: dayOf(to) - first + 1 }, (_, at) => first + at);
  const hours = HOURS.find((each) => each * hourPx >= 44);
  if (dayPx >= 170 && hours !== undefined) {
    const ofDay = Array.from({ length: 24 / hours }, (_, at) => at * hours);
    return {
      above: all.map((day) => ({ time: day * DAY_MS, text: days.format(day * DAY_MS) })),
      ticks: all.flatMap((day) =>
        ofDay.map((hour) => ({
          time: day * DAY_MS + hour * HOUR_MS,
          text: `${String(hour).padStart(2, "0")}:00`,
        })),
      ),
    };
  }
  const above = all
    .filter(isFirstOfMonth)
    .map((day) => ({ time: day * DAY_MS, text: months.format(day * DAY_MS) }));
  const isMarked = dayPx >= 56 ? () => true : dayPx >= 8 ? isMonday : isFirstOfMonth;
  const format = dayPx >= 56 ? weekdays : dates;
  return {
    above: [{ time: first * DAY_MS, text: months.format(from) }, ...above.filter(({ time }) => time > from)],
    ticks: all.filter(isMarked).map((day) => ({ time: day * DAY_MS, text: format.format(day * DAY_MS) })),
  };
}

/** How wide the time at the playhead is. */
export const FLAG_PX = 50;
/** This close to the end of the line, the time at the playhead stands before it. */
export const LATE_PX = 150;

/**
 * The texts that fit without touching one another, or the time at the playhead where they are beside it; the first one stays in
 * sight while its stretch is.
 */
export function placed(
  ticks: readonly Tick[],
  scale: Scale,
  {
    from,
    playhead,
    measure,
  }: { readonly from: number; readonly playhead?: number; measure(text: string): number },
): readonly { readonly x: number; readonly text: string }[] {
  const out: { x: number; text: string }[] = [];
  for (const [index, { time, text }] of ticks.entries()) {
    const next = ticks[index + 1];
    const end = next ? xOf(scale, next.time) : Number.POSITIVE_INFINITY;
    const x = Math.max(xOf(scale, time), from) + 5;
    const right = x + measure(text) + 4;
    const isCovered = playhead !== undefined && right > playhead && x < playhead + FLAG_PX;
    if (right <= end && !isCovered) out.push({ x, text });
  }
  return out;
}

function isMonday(day: DayNumber): boolean {
  return new Date(day * DAY_MS).getUTCDay() === 1;
}

function isFirstOfMonth(day: DayNumber): boolean {
  return new Date(day * DAY_MS).getUTCDate() === 1;
}
