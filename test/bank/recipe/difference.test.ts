// Statements: X130, X132.

import { expect, test } from "vitest";
import { differenceOf } from "../../../src/bank/recipe/difference.ts";
import { stateHash } from "../../../src/bank/recipe/state-hash.ts";
import { snapshotAfter } from "../../../src/bank/turns/delta.ts";
import type { Snapshot } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";

const saved = (id: number, name: string) => ({ row: { id: String(id), name }, timeline: [] });
const timer = (id: number, due: number) => ({ due, kind: "notes", id, part: "" });
const at = Date.parse(MONDAY);
const before: Snapshot = {
  ...mondayBank().snapshot(),
  random: [1, 2, 3, 4],
  progress: { notes: "manual" },
  timers: [timer(1, 10), timer(2, 20), timer(3, 30)],
  tables: {
    notes: { next: 1004, rows: [saved(1001, "Ada"), saved(1002, "Bo"), saved(1003, "Cy")] },
    tags: { next: 1001, rows: [] },
    files: { next: 1001, rows: [] },
  },
};

test("a difference has what is another, added or gone, and nothing that is equal (X132)", () => {
  const after: Snapshot = structuredClone({
    ...before,
    random: [4, 3, 2, 1],
    progress: {},
    timers: [timer(1, 10), timer(2, 21), timer(4, 40)],
    tables: {
      ...before.tables,
      notes: { next: 1005, rows: [saved(1001, "Ada"), saved(1002, "Eve"), saved(1004, "Di")] },
      tags: { next: 1002, rows: [] },
    },
  });
  const difference = {
    at,
    random: [4, 3, 2, 1],
    progress: {},
    timers: { set: [timer(2, 21), timer(4, 40)], canceled: ["notes/3/"] },
    tables: {
      notes: {
        next: 1005,
        rows: [
          [1002, { fields: { row: { fields: { name: { to: "Eve" } } } } }],
          [1003, null],
          [1004, { to: saved(1004, "Di") }],
        ],
      },
      tags: { next: 1002, rows: [] },
    },
  };
  expect(differenceOf(before, after)).toStrictEqual(difference);
  expect(snapshotAfter(before, [differenceOf(before, after)])).toEqual(after);
  expect(differenceOf(before, structuredClone(before))).toStrictEqual({ at });
  expect(() => snapshotAfter(before, [{ at, tables: { cards: { next: 1001, rows: [] } } }])).toThrow(
    new TypeError('A delta is about "cards", which isn\'t a table.'),
  );
});

test("two states have one hash whatever the order of their members, and none in another order of rows (X130)", () => {
  const clock = { at, paused: true, speed: 1 };
  const hashOf = (...metadata: object[]) => {
    const rows = metadata.map((each) => ({ row: { id: "1001", metadata: each }, timeline: [] }));
    return stateHash({ ...before, tables: { notes: { next: 1002, rows } } }, clock);
  };
  const [one, other] = [
    { a: 1, b: { c: 2, d: 3 }, e: 4 },
    { e: 4, b: { d: 3, c: 2 }, a: 1 },
  ];
  expect(hashOf(one, {})).toBe(hashOf(other, {}));
  expect(hashOf({}, one)).not.toBe(hashOf(one, {}));
});
