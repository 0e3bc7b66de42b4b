// Statements: P12, X244.

import fc from "fast-check";
import { expect, test } from "vitest";
import type { TimelineEntry } from "../../src/index.ts";
import { closingText, daysBetween } from "../../src/panel/timeline/paint/days.ts";
import { fitted, panned, showing, timeOf, xOf, zoomed } from "../../src/panel/timeline/paint/scale.ts";
import { segmentsOf } from "../../src/panel/timeline/paint/segments.ts";
import { heightOf, lineOf, linesBetween } from "../../src/panel/timeline/source/lines.ts";

const DAY_MS = 86_400_000;
const instant = fc.integer({ min: Date.parse("2020-01-01"), max: Date.parse("2035-01-01") });
const scale = fc.record({
  start: instant,
  msPerPx: fc.double({ min: 15_000, max: DAY_MS / 2, noNaN: true }),
});
const x = fc.integer({ min: -5000, max: 5000 });

test("an instant is found again where it is drawn, and later ones are further on", () => {
  fc.assert(
    fc.property(scale, x, x, (line, one, other) => {
      expect(xOf(line, timeOf(line, one))).toBeCloseTo(one, 3);
      if (one < other) expect(timeOf(line, one)).toBeLessThan(timeOf(line, other));
    }),
  );
});

test("a pan moves everything alike, and a zoom leaves its place where it is", () => {
  fc.assert(
    fc.property(
      scale,
      instant,
      x,
      fc.double({ min: 1, max: 1e9, noNaN: true }),
      (line, time, by, msPerPx) => {
        expect(xOf(panned(line, by), time)).toBeCloseTo(xOf(line, time) - by, 3);
        expect(timeOf(zoomed(line, msPerPx, by), by)).toBeCloseTo(timeOf(line, by), -1);
      },
    ),
  );
});

test("both ends of what is fitted are seen, and so is an instant that is shown", () => {
  const width = fc.integer({ min: 120, max: 3000 });
  const span = fc.integer({ min: 0, max: 300 * DAY_MS });
  fc.assert(
    fc.property(scale, instant, span, width, (line, from, length, wide) => {
      const fit = fitted(from, from + length, Math.max(wide, 1000));
      for (const end of [from, from + length]) {
        expect(xOf(fit, end)).toBeGreaterThanOrEqual(0);
        expect(xOf(fit, end)).toBeLessThanOrEqual(Math.max(wide, 1000));
      }
      const shown = xOf(showing(line, from, wide), from);
      expect(shown).toBeGreaterThanOrEqual(-0.001);
      expect(shown).toBeLessThanOrEqual(wide);
    }),
  );
});

const timeline = fc
  .tuple(
    instant,
    fc.array(fc.tuple(fc.integer({ min: 0, max: DAY_MS }), fc.constantFrom("pending", "hold", "failed"))),
  )
  .map(([begin, steps]) => {
    let at = begin;
    return steps.map(([after, status]): TimelineEntry => {
      at += after;
      return { at: new Date(at).toISOString(), status, cause: "clock" };
    });
  });

test("the segments of a track cover the row's timeline until now, without a gap or an overlap", () => {
  fc.assert(
    fc.property(timeline, fc.integer({ min: 0, max: DAY_MS }), (entries, later) => {
      const last = entries.at(-1);
      const now = (last ? Date.parse(last.at) : 0) + later;
      const segments = segmentsOf(entries, now);
      expect(segments.map(({ from, status }) => [new Date(from).toISOString(), status])).toEqual(
        entries.map(({ at, status }) => [at, status]),
      );
      for (const [index, { to }] of segments.entries()) expect(to).toBe(segments[index + 1]?.from ?? now);
    }),
  );
});

test("every line is where it is said to be, whatever part is seen", () => {
  const groups = fc.array(fc.nat(60), { maxLength: 4 }).map((counts) =>
    counts.map((count, at) => ({
      collection: `rows${at}`,
      ids: Array.from({ length: count }, (_, id) => `${id}`),
    })),
  );
  fc.assert(
    fc.property(groups, fc.nat(4000), fc.nat(900), (all, from, height) => {
      const every = linesBetween(all, 0, heightOf(all));
      expect(every).toHaveLength(all.reduce((sum, { ids }) => sum + ids.length + 1, 0));
      for (const line of every.filter(({ id }) => id !== undefined))
        expect(lineOf(all, line.collection, line.id ?? "")).toEqual(line);
      const seen = new Set(linesBetween(all, from, from + height).map(({ top }) => top));
      for (const { top } of every) if (top >= from && top < from + height) expect(seen).toContain(top);
    }),
  );
});

test("each day of the line is there once, weekends and holidays by name (P12)", () => {
  const from = Date.parse("2026-11-20T15:00:00Z");
  const days = daysBetween(from, from + 9 * DAY_MS);
  expect(
    days.map(({ start, closing }) => [new Date(start).toISOString().slice(0, 10), closing?.name]),
  ).toEqual([
    ["2026-11-20", undefined],
    ["2026-11-21", "Saturday"],
    ["2026-11-22", "Sunday"],
    ["2026-11-23", undefined],
    ["2026-11-24", undefined],
    ["2026-11-25", undefined],
    ["2026-11-26", "Thanksgiving Day"],
    ["2026-11-27", undefined],
    ["2026-11-28", "Saturday"],
    ["2026-11-29", "Sunday"],
  ]);
  // The 4th of July 2027 is a Sunday and closes the Monday; that of 2026 is a Saturday and closes nothing.
  expect(closingText(Date.parse("2027-07-05"))).toBe("holiday: Independence Day");
  expect(closingText(Date.parse("2026-07-06"))).toBeUndefined();
  expect(closingText(Date.parse("2026-07-04"))).toBe("weekend");
});
