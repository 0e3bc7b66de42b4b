// Statements: X83, SNAP-41.

import { expect, test } from "vitest";
import { createBank, SnapshotError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { statusesRead } from "./support.ts";

const wait = { due: 1_772_467_200_000, kind: "achTransfers", id: 1001, part: "" };

test("a snapshot of a bank on the clock names no collection", async () => {
  const bank = mondayBank({ progress: { achTransfers: "clock" } });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(bank.snapshot()).toMatchObject({ version: 4, timers: [wait], progress: {} });
});

test("a snapshot has what is set and the reads that were counted, and a restore goes on from there (X321)", async () => {
  const bank = mondayBank({ progress: { achTransfers: { reads: 3 }, companies: "manual" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 30 });
  await statusesRead(bank, "/v1/ach/1001", 2);
  const snapshot = bank.snapshot();
  expect(snapshot.progress).toEqual({ achTransfers: { reads: 3 }, companies: "manual" });
  expect(snapshot.timers).toEqual([{ ...wait, reads: 2 }]);
  const other = createBank({ progress: { virtualCards: "manual" } });
  await other.restore(JSON.parse(JSON.stringify(snapshot)));
  expect(other.snapshot()).toEqual(snapshot);
  expect(other.progress.get().virtualCards).toBe("clock");
  expect(await statusesRead(other, "/v1/ach/1001", 2)).toEqual(["processing", "processing"]);
});

test("an immediate bank has no row that waits in a snapshot", async () => {
  const bank = mondayBank({ progress: { achTransfers: "immediate" } });
  await create(bank, "/v1/ach", minimalTransfer);
  const snapshot = bank.snapshot();
  expect(snapshot.timers).toEqual([]);
  const other = createBank();
  await other.restore(snapshot);
  await create(other, "/v1/ach", minimalTransfer);
  expect(await statusesRead(other, "/v1/ach/1002", 1)).toEqual(["succeeded"]);
});

test("a snapshot without progress is on the clock, whatever the options of the bank say (X321)", async () => {
  const saved = mondayBank();
  await create(saved, "/v1/ach", minimalTransfer);
  const bank = createBank({ progress: { achTransfers: "manual" } });
  await bank.restore(saved.snapshot());
  expect(bank.progress.get()).toMatchObject({
    achTransfers: "clock",
    virtualCards: "clock",
    companies: "clock",
  });
  await bank.clock.advance({ days: 30 });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
});

const clock = { progress: {} };
const reads = { progress: { achTransfers: { reads: 3 } } };
const refusals: [what: string, changes: object, message: string][] = [
  ["no progress", { progress: undefined }, "at progress: Invalid input: expected object, received undefined"],
  ["an unknown collection", { progress: { persons: "manual" } }, 'at progress: Unrecognized key: "persons"'],
  [
    "an unknown word",
    { progress: { achTransfers: "soon" } },
    'at progress.achTransfers: must be "clock", "immediate", "manual", or { reads: n } with a whole number from 1 to 1000, got "soon".',
  ],
  [
    "no reads",
    { progress: { achTransfers: { reads: 0 } } },
    "at progress.achTransfers.reads: must be a whole number from 1 to 1000, got 0.",
  ],
  [
    "rows that wait, though they move at once",
    { progress: { achTransfers: "immediate" } },
    "at timers.0: must be absent: the progress of achTransfers is immediate, so no row waits.",
  ],
  [
    "rows that move at once, and have no timer",
    { progress: { achTransfers: "immediate" }, timers: [] },
    'at tables.achTransfers.rows.0: must have the timer "achTransfers/1001/", for which it waits, got none.',
  ],
  [
    "an overdue step of the clock",
    { ...clock, timers: [{ ...wait, due: 0 }] },
    'at timers.0.due: must be an instant after 2026-03-02T15:00:00.000Z, got "1970-01-01T00:00:00.000Z".',
  ],
  [
    "reads counted on the clock",
    { ...clock, timers: [{ ...wait, reads: 1 }] },
    "at timers.0.reads: must be absent where no reads count, got 1.",
  ],
  [
    "reads counted that nothing counts",
    { progress: { achTransfers: "manual" }, timers: [{ ...wait, reads: 1 }] },
    "at timers.0.reads: must be absent where no reads count, got 1.",
  ],
  [
    "as many reads as make the step",
    { ...reads, timers: [{ ...wait, reads: 3 }] },
    "at timers.0.reads: must be below 3, which makes the step, got 3.",
  ],
  [
    "a count of 0",
    { ...reads, timers: [{ ...wait, reads: 0 }] },
    "at timers.0.reads: Too small: expected number to be >=1",
  ],
];

test.each(refusals)(
  "a snapshot with %s is refused with the place, and changes nothing",
  async (_, changes, message) => {
    const bank = mondayBank();
    await create(bank, "/v1/ach", minimalTransfer);
    const before = bank.snapshot();
    const broken = { ...before, ...changes };
    expect(await messageOf(() => bank.restore(broken))).toBe(
      `The snapshot doesn't fit this bank: ${message}`,
    );
    await expect(bank.restore(broken)).rejects.toThrow(SnapshotError);
    expect(bank.snapshot()).toEqual(before);
  },
);
