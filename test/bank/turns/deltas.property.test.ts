// Statements: S21, X112.

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Delta, snapshotAfter } from "../../../src/bank/turns/delta.ts";
import type { Turn } from "../../../src/bank/turns/turn.ts";
import { turnsOf } from "../../../src/bank/turns/turns-of.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { chanceOf } from "../../fuzz/support/chance.ts";
import { Model } from "../../model/model.ts";
import { command, named, oneAddress, progress, twoAddresses, walk } from "../../model/walk.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

const START = "2026-03-02T15:00:00.000Z";

const makeBank = (paused: boolean) =>
  createBank({
    scenario: oneAddress,
    scenarios: { two: twoAddresses, broken: () => Promise.reject(new Error("broken")) },
    clock: { start: START, paused },
  });

const step = fc.oneof(
  { weight: 30, arbitrary: command },
  { weight: 3, arbitrary: progress },
  { weight: 8, arbitrary: named("read", "wait", "pause", "resume", "speed") },
  { weight: 2, arbitrary: named("reset", "two", "broken", "restart") },
);

/** Waits until what was changed outside of turns had one. */
async function settled(bank: Bank): Promise<void> {
  bank.db.companies.count();
  await turnsOf(bank).run(() => undefined);
}

test("the state before and what each turn has changed give the state after, in a bank and in batches", {
  timeout: 120_000,
}, async () => {
  const counts = { deltas: 0, whole: 0, edits: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 5, maxLength: 60, size: "max" }),
      fc.nat(),
      async (paused, steps, seed) => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(START) });
        const [bank, copy] = [makeBank(paused), makeBank(paused)];
        await Promise.all([bank.ready, copy.ready]);
        const deltas: Delta[] = [];
        const subscriber = {
          turn({ delta }: Turn) {
            if (delta) deltas.push(JSON.parse(JSON.stringify(delta)));
          },
          failed: (error: unknown) => {
            throw error;
          },
        };
        const before = await turnsOf(bank).run(() => {
          turnsOf(bank).subscribe(subscriber);
          return JSON.stringify(turnsOf(bank).snapshot());
        });
        await turnsOf(copy).run(() =>
          turnsOf(copy).apply({ at: Date.parse(START), whole: JSON.parse(before) }),
        );
        const model = new Model(Date.parse(START));
        let applied = 0;
        for (const each of steps) {
          await walk(bank, model, each);
          await settled(bank);
          for (const delta of deltas.slice(applied))
            await turnsOf(copy).run(() => turnsOf(copy).apply(delta));
          applied = deltas.length;
          expect(JSON.stringify(copy.snapshot())).toBe(JSON.stringify(bank.snapshot()));
        }
        const chance = chanceOf(seed);
        let folded = JSON.parse(before);
        for (let at = 0; at < deltas.length; ) {
          const count = chance.int(1, 5);
          folded = JSON.parse(JSON.stringify(snapshotAfter(folded, deltas.slice(at, at + count))));
          at += count;
        }
        expect(JSON.stringify(folded)).toBe(JSON.stringify(bank.snapshot()));
        for (const going of [bank, copy]) {
          await going.clock.advance({ days: 60 });
        }
        expect(JSON.stringify(copy.snapshot())).toBe(JSON.stringify(bank.snapshot()));
        await copy.restore(folded);
        expect(JSON.stringify(copy.snapshot())).toBe(JSON.stringify(folded));
        counts.deltas += deltas.length;
        counts.whole += deltas.filter((delta) => "whole" in delta).length;
        counts.edits += JSON.stringify(deltas).split('"fields"').length - 1;
      },
    ),
    { seed: Number(process.env.SANDBANK_SEED ?? 13), numRuns: Number(process.env.SANDBANK_DRAWS ?? 40) },
  );
  expect(counts.whole).toBeGreaterThan(20);
  expect(counts.edits).toBeGreaterThan(100);
});

test("the state after a turn can be restored, also when its steps were due at once", async () => {
  const bank = createBank({ clock: { start: START, paused: true }, progress: { achTransfers: "immediate" } });
  const copy = createBank({ clock: { start: START, paused: true }, progress: { achTransfers: "immediate" } });
  const deltas: Delta[] = [];
  const subscriber = {
    turn: ({ delta }: Turn) => void (delta && deltas.push(delta)),
    failed: () => undefined,
  };
  const before = turnsOf(bank).snapshot();
  await turnsOf(bank).run(() => turnsOf(bank).subscribe(subscriber));
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await copy.restore(snapshotAfter(before, deltas));
  expect(copy.timeline("achTransfers", id).map(({ status }) => status)).toEqual([
    "pending",
    "processing",
    "succeeded",
  ]);
});

test("a delta of another state is refused and changes nothing", async () => {
  const copy = mondayBank();
  const turns = turnsOf(copy);
  const before = JSON.stringify(copy.snapshot());
  const tables = { counterparties: { next: 1002, rows: [[1001, { fields: { row: { to: {} } } }]] } } as const;
  expect(() => turns.apply({ at: Date.parse(START), tables })).toThrow(
    "An edit has fields of a value that isn't an object.",
  );
  expect(JSON.stringify(copy.snapshot())).toBe(before);
  await turns.run(() => turns.subscribe({ turn: () => undefined, failed: () => undefined }));
  const changed = turns.run(() => {
    turns.restore(JSON.parse(before));
    turns.apply({ at: Date.parse(START), tables: {} });
  });
  await expect(changed).rejects.toThrow("whose own changes were not taken");
});

test("what was done to the clock outside of turns is done again after a delta of another clock", async () => {
  const copy = mondayBank();
  const turns = turnsOf(copy);
  const taken: Delta[] = [];
  await turns.run(() =>
    turns.subscribe({
      turn: ({ kind, delta }) => void (kind === "outside" && delta && taken.push(delta)),
      failed: () => undefined,
    }),
  );
  const later = Date.parse(START) + 60_000;
  await turns.run(() => {
    copy.clock.setSpeed(2);
    turns.apply({ at: later, clock: { at: later, since: null, speed: 1 } });
    expect(copy.clock.now().getTime()).toBe(later);
    expect(copy.clock.speed).toBe(2);
  });
  expect(taken).toEqual([{ at: later, clock: { at: later, since: null, speed: 2 } }]);
});

test("a bank from elsewhere has no turns", () => {
  expect(() => turnsOf({})).toThrow("This is not a bank that createBank made in this process");
});
