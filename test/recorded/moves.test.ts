// Statements: X254.

import { expect, test } from "vitest";
import { Moves } from "../../src/recorded/test/moves.ts";
import { MONDAY } from "../support/bank.ts";

const START = Date.parse(MONDAY);
const MINUTE = 60_000;
const SECOND = 1_000;

/** Times in milliseconds after the start, at which a row makes a step of its own. */
const movesWith = (start: number, isExact: boolean, ...steps: readonly number[]) =>
  new Moves(START + start, isExact, (after, until) =>
    steps.every((step) => START + step <= after || START + step > until),
  );
const startOf = ({ start }: Moves) => start - START;
const to = (moves: Moves, at: number) => moves.to(START + at)?.values[0];
const by = (moves: Moves, from: number, at: number) => moves.by(START + from, START + at)?.values[0];
const duration = (unit: string, count: string) => ({ fields: [[unit, count]] });

test("a test begins at a whole minute, unless it has a scenario or a row made a step since", () => {
  const at = 20 * SECOND;
  expect(startOf(movesWith(at, false))).toBe(0);
  expect(startOf(movesWith(at, true))).toBe(at);
  expect(startOf(movesWith(at, false, 10 * SECOND))).toBe(at);
});

test("the clock is moved to what comes a minute later, or after a step of a row", () => {
  expect(to(movesWith(0, false), 0)).toBeUndefined();
  expect(to(movesWith(0, false), MINUTE - 1)).toBeUndefined();
  expect(to(movesWith(0, false), MINUTE)).toEqual(duration("minutes", "1"));
  expect(to(movesWith(0, false), 10 * MINUTE + 20 * SECOND)).toEqual(duration("minutes", "10"));
  expect(movesWith(0, false).to(START + MINUTE)?.call).toBe("bank.clock.advance");
  expect(to(movesWith(0, false, 10 * SECOND), 30 * SECOND)).toEqual(duration("minutes", "1"));
  const moves = movesWith(0, false, 10 * SECOND);
  expect(to(moves, 30 * SECOND)).toEqual(duration("minutes", "1"));
  expect(to(moves, MINUTE)).toBeUndefined();
  expect(to(moves, 50 * SECOND)).toBeUndefined();
  expect(to(moves, 2 * MINUTE)).toEqual(duration("minutes", "1"));
});

test("a move is of whole minutes where no row makes a step between, otherwise to the time itself", () => {
  const target = 10 * MINUTE + 20 * SECOND;
  const before = 10 * MINUTE + 10 * SECOND;
  const after = 10 * MINUTE + 40 * SECOND;
  expect(by(movesWith(0, false), 0, target)).toEqual(duration("minutes", "10"));
  expect(by(movesWith(0, false, before), 0, target)).toEqual(duration("minutes", "11"));
  expect(by(movesWith(0, false, before, after), 0, target)).toBe('"2026-03-02T15:10:20Z"');
  const exact = movesWith(0, false, before, after).by(START, START + target + 5);
  expect(exact).toEqual({ call: "bank.clock.advanceTo", values: ['"2026-03-02T15:10:20.005Z"'] });
  expect(by(movesWith(0, false), 0, 10 * SECOND)).toEqual(duration("minutes", "1"));
  expect(by(movesWith(0, false, 90 * SECOND), 0, 30 * SECOND)).toEqual(duration("minutes", "1"));
});

test("a move that began later than the clock of the test stands ends less than a minute from where it ended", () => {
  expect(by(movesWith(0, false), 5 * MINUTE, 10 * MINUTE + 20 * SECOND)).toEqual(duration("minutes", "11"));
  expect(by(movesWith(0, false), MINUTE, 11 * MINUTE)).toEqual(duration("minutes", "11"));
  expect(by(movesWith(0, false), 30 * SECOND, 11 * MINUTE)).toEqual(duration("minutes", "11"));
});

test("the clock isn't moved to where it stands, or back", () => {
  const moves = movesWith(0, false);
  expect(by(moves, 0, 0)).toBeUndefined();
  expect(by(moves, 0, 2 * MINUTE)).toEqual(duration("minutes", "2"));
  expect(by(moves, 0, 2 * MINUTE)).toBeUndefined();
  expect(by(moves, 0, MINUTE)).toBeUndefined();
  expect(by(moves, 2 * MINUTE, 4 * MINUTE)).toEqual(duration("minutes", "2"));
});
