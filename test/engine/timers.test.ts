import { expect, test } from "vitest";
import { Timers } from "../../src/engine/time/timers.ts";

/** Timers of one kind, whose steps do nothing. */
function timersOfNotes() {
  const timers = new Timers(() => 0);
  timers.define("notes", { run: () => undefined, describe: () => "remind", parts: () => [""] });
  return timers;
}

test("the steps to come by an instant are counted, that of the instant itself too", () => {
  const timers = timersOfNotes();
  for (const [id, due] of [5, 3, 9, 3, 7, 1, 4].entries()) timers.set({ due, kind: "notes", id, part: "" });
  expect([0, 1, 4, 5, 9].map((until) => timers.countBy(until))).toEqual([0, 1, 4, 5, 7]);
});

test("a timer that is set over and over leaves only so many of the former ones behind", () => {
  const timers = timersOfNotes();
  const set = (due: number) => timers.set({ due, kind: "notes", id: 1, part: "" });
  for (let due = 1; due <= 1002; due += 1) set(due);
  expect(timers.countBy(2000)).toBe(1002);
  set(1003);
  expect(timers.countBy(2000)).toBe(1);
  expect(timers.next()?.due).toBe(1003);
});
