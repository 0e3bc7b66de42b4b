// Statements: X138, X139.

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Bank, createBank, type HistoryEntry } from "../../src/index.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { Model } from "../model/model.ts";
import { command, named, oneAddress, progress, walk } from "../model/walk.ts";

afterEach(() => {
  vi.useRealTimers();
});

const START = "2026-03-02T15:00:00.000Z";

const makeBank = (paused: boolean, history: boolean) =>
  createBank({
    scenario: oneAddress,
    scenarios: { broken: () => Promise.reject(new Error("broken")) },
    clock: { start: START, paused },
    history,
  });

const step = fc.oneof(
  { weight: 30, arbitrary: command },
  { weight: 2, arbitrary: progress },
  { weight: 8, arbitrary: named("read", "wait", "pause", "resume", "speed", "days") },
  { weight: 2, arbitrary: named("reset", "broken", "restart") },
);

/** The state as text, without how its clock runs. */
function stateOf(bank: Bank): string {
  const { clock: _clock, ...state } = bank.snapshot();
  return JSON.stringify(state);
}

test("any entry, gone to in any order, has the state of its moment, and the end is the end", {
  timeout: 120_000,
}, async () => {
  const counts = { entries: 0, steps: 0, whole: 0, forks: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 5, maxLength: 50, size: "max" }),
      fc.nat(),
      async (paused, steps, seed) => {
        vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(START) });
        const [bank, plain] = [makeBank(paused, true), makeBank(paused, false)];
        await Promise.all([bank.ready, plain.ready]);
        const [model, other] = [new Model(Date.parse(START)), new Model(Date.parse(START))];
        /** The state after each entry that was the last one, when it was. */
        const states = new Map<number, string>();
        const note = async () => {
          const now = (await bank.history.entries()).at(-1) as HistoryEntry;
          expect(now.position).toBe("present");
          states.set(now.id, stateOf(bank));
        };
        await note();
        for (const each of steps) {
          await walk(bank, model, each);
          await walk(plain, other, each);
          await note();
          expect(stateOf(bank)).toBe(stateOf(plain));
        }
        const entries = await bank.history.entries();
        const chance = chanceOf(seed);
        const order = entries.map((entry) => ({ entry, by: chance.int(0, 1_000_000) }));
        for (const { entry } of order.sort((one, two) => one.by - two.by)) {
          const reached = await bank.history.goTo(entry);
          expect(bank.clock.now().toISOString()).toBe(reached.at);
          expect(reached.at).toBe(entry.at);
          const expected = states.get(reached.id);
          if (expected !== undefined) expect(stateOf(bank)).toBe(expected);
        }
        const end = entries.at(-1) as HistoryEntry;
        await bank.history.goTo(end);
        expect(stateOf(bank)).toBe(states.get(end.id));
        counts.entries += entries.length;
        counts.steps += entries.filter(({ kind }) => kind === "step").length;
        counts.whole += entries.filter(({ kind }) => kind === "reset").length;

        const from = entries[chance.int(0, entries.length - 1)] as HistoryEntry;
        const place = await bank.history.goTo(from);
        const again = stateOf(bank);
        bank.clock.setSpeed(7);
        for (const each of steps.slice(0, 5)) await walk(bank, new Model(Date.parse(START)), each);
        const isPresent = ({ position }: HistoryEntry) => position === "present";
        const own = (await bank.history.entries()).find(isPresent) as HistoryEntry;
        const hasForked = own.branch !== end.branch;
        const forked = stateOf(bank);
        await bank.history.goTo(place);
        expect(stateOf(bank)).toBe(again);
        await bank.history.goTo(end);
        expect(stateOf(bank)).toBe(states.get(end.id));
        await (hasForked ? bank.history.switchTo(own.branch) : bank.history.goTo(own));
        expect(stateOf(bank)).toBe(forked);
        if (hasForked) counts.forks += 1;
      },
    ),
    { seed: Number(process.env.SANDBANK_SEED ?? 13), numRuns: Number(process.env.SANDBANK_DRAWS ?? 40) },
  );
  expect(counts.steps).toBeGreaterThan(20);
  expect(counts.whole).toBeGreaterThan(20);
  expect(counts.forks).toBeGreaterThan(20);
});
