// Statements: S21, X13.

import { afterEach, expect, test, vi } from "vitest";
import { SnapshotError } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { busyBank, copyOf, stateOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

type Loose = Record<string, unknown> & {
  clock: Record<string, unknown>;
  timers: Record<string, unknown>[];
  tables: Record<string, { next: number; rows: { row: Record<string, unknown>; timeline: unknown[] }[] }>;
};

const spoilers: [string, (snapshot: Loose) => unknown][] = [
  ["nothing", () => undefined],
  ["null", () => null],
  ["text", (snapshot) => JSON.stringify(snapshot)],
  ["an empty object", () => ({})],
  ["an array", () => []],
  ["something that is no JSON", (snapshot) => Object.assign(snapshot, { random: [1n] })],
  ["something that holds itself", (snapshot) => Object.assign(snapshot, { clock: snapshot })],
  ["another version", (snapshot) => ({ ...snapshot, version: 0 })],
  ["a later version", (snapshot) => ({ ...snapshot, version: 999 })],
  ["another format", (snapshot) => ({ ...snapshot, format: "other" })],
  ["a further part", (snapshot) => ({ ...snapshot, log: [] })],
  ["no clock", ({ clock: _, ...snapshot }) => snapshot],
  ["a clock without a time", (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: null } })],
  [
    "a clock beyond the end of bank time",
    (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: 8.9e15 } }),
  ],
  [
    "a clock before its beginning",
    (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: -8.9e15 } }),
  ],
  ["a clock that stands at speed 0", (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, speed: 0 } })],
  ["no timers", ({ timers: _, ...snapshot }) => snapshot],
  [
    "a timer of another kind",
    ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], kind: "other" }] }),
  ],
  ["a timer about no row", ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], id: 9999 }] })],
  [
    "a timer beyond the end of bank time",
    ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], due: 8.9e15 }] }),
  ],
  ["no tables", ({ tables: _, ...snapshot }) => snapshot],
  ["a table missing", ({ tables: { counterparties: _, ...tables }, ...rest }) => ({ ...rest, tables })],
  [
    "a further table",
    ({ tables, ...rest }) => ({ ...rest, tables: { ...tables, other: { next: 1001, rows: [] } } }),
  ],
];

const rowSpoilers: [string, Record<string, unknown>][] = [
  ["a status that does not exist", { status: "done" }],
  ["a status of an object's prototype", { status: "toString" }],
  ["an amount that is text", { amount: "1" }],
  ["a field missing", { amount: undefined }],
  ["a further field", { made_up: "Ada" }],
  ["an id of another form", { id: 1001 }],
  ["an id out of order", { id: "1003" }],
  ["an id not yet given out", { id: "9999" }],
];

test.each([
  ...spoilers,
  ...rowSpoilers.map(([what, fields]): [string, (snapshot: Loose) => unknown] => [
    `a row with ${what}`,
    (snapshot) => {
      Object.assign(snapshot.tables.achTransfers?.rows[0]?.row ?? {}, fields);
      return snapshot;
    },
  ]),
])("a snapshot with %s is refused whole and changes nothing (X13)", async (_, spoil) => {
  const bank = await busyBank();
  const before = stateOf(bank);
  const restoring = bank.restore(spoil(copyOf(bank.snapshot()) as unknown as Loose));
  await expect(restoring).rejects.toThrow(SnapshotError);
  await expect(restoring).rejects.toThrow(/^(A|The) snapshot .*\S\.?$/);
  expect(stateOf(bank)).toBe(before);
  await bank.clock.advance({ days: 30 });
});

test("the checks of a restore leave the bank's own clock and events alone", async () => {
  const bank = await busyBank();
  const changed = vi.fn();
  bank.on("change", changed);
  await bank.restore(copyOf(bank.snapshot()));
  await expect(bank.restore({ ...bank.snapshot(), random: [0, 0, 0, 0] })).rejects.toThrow(SnapshotError);
  expect(changed).not.toHaveBeenCalled();
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
});

test("the refusal of a snapshot that is no JSON has what is wrong with it as its cause (X13)", async () => {
  const bank = await busyBank();
  await expect(bank.restore({ ...bank.snapshot(), random: [1n] })).rejects.toMatchObject({
    ...{ name: "SnapshotError", message: "A snapshot must be plain JSON, and this value is not." },
    cause: new TypeError("Do not know how to serialize a BigInt"),
  });
  const snapshot = { ...bank.snapshot() };
  await expect(bank.restore(Object.assign(snapshot, { clock: snapshot }))).rejects.toMatchObject({
    cause: new TypeError("A value inside of itself is no JSON."),
  });
});
