import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { requestOrThrow } from "../../fixtures/http-client.ts";
import {
  type Bank,
  createBank,
  type HistoryEntry,
  type ProgressMode,
  type Scenario,
} from "../../src/index.ts";
import { chanceOf } from "../fuzz/support/chance.ts";
import { apply } from "../model/apply.ts";
import { commandOf } from "../model/commands.ts";
import { Model } from "../model/model.ts";

afterEach(() => {
  vi.useRealTimers();
});

const START = "2026-03-02T15:00:00.000Z";

const oneAddress: Scenario = async (bank) => {
  const data = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  await requestOrThrow(bank, "POST", "/v1/addresses", { data });
};

const makeBank = (paused: boolean, history: boolean) =>
  createBank({
    scenario: oneAddress,
    scenarios: { broken: () => Promise.reject(new Error("broken")) },
    clock: { start: START, paused },
    history,
  });

const mode: fc.Arbitrary<ProgressMode> = fc.oneof(
  fc.constantFrom<ProgressMode>("clock", "immediate", "manual"),
  fc.integer({ min: 1, max: 3 }).map((reads) => ({ reads })),
);
const step = fc.oneof(
  { weight: 30, arbitrary: fc.record({ do: fc.constant("command" as const), seed: fc.nat() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("progress" as const),
      modes: fc.record({ achTransfers: mode, companies: mode, virtualCards: mode }, { requiredKeys: [] }),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "read" as const,
        "wait" as const,
        "pause" as const,
        "resume" as const,
        "speed" as const,
        "days" as const,
      ),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constantFrom("reset" as const, "broken" as const, "restart" as const) }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(bank: Bank, model: Model, given: Step): Promise<void> {
  const refused = () => undefined;
  if (given.do === "command") await apply(bank, model, commandOf(chanceOf(given.seed))).catch(refused);
  if (given.do === "progress") await bank.progress.set(given.modes);
  if (given.do === "read") bank.db.achTransfers.all();
  if (given.do === "wait") vi.setSystemTime(Date.now() + 26 * 3_600_000);
  if (given.do === "days") await bank.clock.advance({ days: 3 });
  if (given.do === "pause") bank.clock.pause();
  if (given.do === "resume") bank.clock.resume();
  if (given.do === "speed") bank.clock.setSpeed(3);
  if (given.do === "reset") await bank.reset();
  if (given.do === "restart") await bank.reset({ clock: { start: "2026-04-01T09:00:00Z" } });
  if (given.do === "broken") await bank.loadScenario("broken").catch(refused);
}

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
          await perform(bank, model, each);
          await perform(plain, other, each);
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
        for (const each of steps.slice(0, 5)) await perform(bank, new Model(Date.parse(START)), each);
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
    { seed: 13, numRuns: 120 },
  );
  expect(counts.steps).toBeGreaterThan(60);
  expect(counts.whole).toBeGreaterThan(50);
  expect(counts.forks).toBeGreaterThan(60);
});
