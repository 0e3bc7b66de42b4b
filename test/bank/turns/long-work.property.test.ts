// Statements: X182, X184.

import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { type Chance, chanceOf } from "../../fuzz/support/chance.ts";
import { Model } from "../../model/model.ts";
import { command, named, oneAddress, progress, twoAddresses, type WalkStep, walk } from "../../model/walk.ts";
import { MONDAY } from "../../support/bank.ts";
import { whilePending } from "../../support/stopwatch.ts";

const time = await vi.hoisted(async () => (await import("../../support/stopwatch.ts")).stopwatch());

afterEach(() => {
  time.ticks(0);
  vi.useRealTimers();
});

const step = fc.oneof(
  { weight: 30, arbitrary: command },
  { weight: 2, arbitrary: progress },
  { weight: 10, arbitrary: named("days") },
  { weight: 2, arbitrary: named("reset", "two", "broken") },
);

/** Reads what does and what does not wait for a whole state. */
function look(bank: Bank, chance: Chance): void {
  const read = chance.pick<() => unknown>([
    () => bank.db.achTransfers.all(),
    () => bank.clock.nextEvent(),
    () => bank.clock.upcoming(3),
    () => bank.timeline("companies", 1001),
    () => bank.allowedActions("achTransfers", 1001),
    () => bank.snapshot(),
  ]);
  read();
}

let turns = 0;

async function walked(steps: readonly WalkStep[], seed: number, isInterrupted: boolean): Promise<string> {
  vi.useFakeTimers({ now: Date.parse(MONDAY), toFake: ["Date"] });
  const bank = createBank({
    seed,
    scenario: oneAddress,
    scenarios: { two: twoAddresses, broken: () => Promise.reject(new Error("broken")) },
    clock: { start: MONDAY, paused: true },
  });
  const changes: unknown[] = [];
  bank.on("change", (change) => changes.push(change));
  const model = new Model(Date.parse(MONDAY));
  const chance = chanceOf(seed);
  time.ticks(isInterrupted ? 100 : 0);
  const walking = (async () => {
    for (const each of steps) await walk(bank, model, each);
  })();
  if (isInterrupted) turns += await whilePending(walking, () => look(bank, chance));
  await walking;
  time.ticks(0);
  return JSON.stringify([bank.snapshot(), bank.log.entries.map(withoutDuration), changes]);
}

test("work that is interrupted wherever it can be, with reads in between, leads to the same bank byte for byte", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 30, maxLength: 120, size: "max" }),
      fc.nat({ max: 1000 }),
      async (steps, seed) => {
        expect(await walked(steps, seed, true)).toBe(await walked(steps, seed, false));
      },
    ),
    { seed: 17, numRuns: 60 },
  );
  expect(turns).toBeGreaterThan(500);
});

function withoutDuration(entry: object): object {
  return { ...entry, duration: 0 };
}
