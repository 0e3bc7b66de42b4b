// Statements: X80 to X83.

import fc from "fast-check";
import { expect, test } from "vitest";
import { type Bank, createBank, type ProgressMode } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, list } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { companyId } from "../support/onboarding.ts";

/** The steps that time, the next call and reads make: P12, P11, O8. */
const steps: Readonly<Record<string, readonly string[]>> = {
  achTransfers: ["pending→processing", "processing→succeeded", "processing→failed"],
  companies: ["pending→approved"],
};

const mode: fc.Arbitrary<ProgressMode> = fc.oneof(
  fc.constantFrom<ProgressMode>("clock", "immediate", "manual"),
  fc.integer({ min: 1, max: 4 }).map((reads) => ({ reads })),
);
const modes = fc.record({ achTransfers: mode, companies: mode, virtualCards: mode }, { requiredKeys: [] });
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant("set" as const), modes }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("read" as const),
      path: fc.constantFrom("ach/1001", "ach/1002", "companies/1001", "virtualcards/1001"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("list" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      minutes: fc.constantFrom(0, 30, 60, 1440, 10_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom("process", "settle", "hold", "release" as const),
      id: fc.constantFrom("1001", "1002"),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom("originate" as const, "authorize" as const, "clear" as const),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

async function perform(bank: Bank, given: Command): Promise<unknown> {
  const { achTransfers, virtualCards } = bank.simulate;
  const refused = () => undefined;
  if (given.do === "set") return bank.progress.set(given.modes);
  if (given.do === "read") return call(bank, "GET", `/v1/${given.path}`);
  if (given.do === "list") return list(bank, "/v1/ach");
  if (given.do === "advance") return bank.clock.advance({ minutes: given.minutes });
  if (given.do === "originate") return create(bank, "/v1/ach", minimalTransfer);
  if (given.do === "authorize") return virtualCards.authorize("1001", { amount: 100 });
  const [open] = bank.openAuthorizations("1001");
  if (!("id" in given)) return open && virtualCards.clear("1001", open.reference);
  return achTransfers[given.do](given.id).catch(refused);
}

function expectOnlySteps(bank: Bank): void {
  for (const collection of ["achTransfers", "companies"] as const) {
    for (const { id, status } of bank.db[collection].all()) {
      const timeline = bank.timeline(collection, id);
      expect(timeline.at(-1)?.status).toBe(status);
      for (const [place, { status: to, cause, at }] of timeline.entries()) {
        const before = timeline[place - 1];
        expect(at >= (before?.at ?? at)).toBe(true);
        if (["clock", "immediate", "read"].includes(cause))
          expect(steps[collection]).toContain(`${before?.status}→${to}`);
      }
    }
  }
}

test("no sequence of changes of progress, reads, actions and moves of the clock breaks the state of the bank", {
  timeout: 120_000,
}, async () => {
  const bank = mondayBank({ baseUrl: "https://bank.test" });
  const copy = createBank({ baseUrl: "https://bank.test" });
  await fc.assert(
    fc.asyncProperty(modes, fc.array(command, { maxLength: 20 }), async (first, commands) => {
      await bank.reset();
      await bank.progress.set(first);
      await create(bank, "/v1/ach", minimalTransfer);
      await create(bank, "/v1/ach", { ...minimalTransfer, service: "same-day" });
      await companyId(bank);
      await create(bank, "/v1/virtualcards", minimalCard);
      for (const each of [...commands, { do: "list" as const }]) {
        await perform(bank, each);
        expectOnlySteps(bank);
        const snapshot = bank.snapshot();
        await copy.restore(JSON.parse(JSON.stringify(snapshot)));
        expect(copy.snapshot()).toEqual(snapshot);
      }
      for (const going of [bank, copy]) {
        await going.progress.set({ achTransfers: "clock", companies: "clock", virtualCards: "clock" });
        await going.clock.advance({ days: 60 });
        expect(going.clock.nextEvent()).toBeNull();
        expect(going.openAuthorizations("1001")).toEqual([]);
        expectOnlySteps(going);
      }
      expect(copy.snapshot()).toEqual(bank.snapshot());
    }),
    { seed: 80, numRuns: 150 },
  );
});

test("the fewer reads make a step, the earlier a row has made it, and never without its reads", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 6 }), fc.nat({ max: 14 }), async (reads, times) => {
      const bank = mondayBank({ progress: { achTransfers: { reads } } });
      await create(bank, "/v1/ach", minimalTransfer);
      for (let read = 0; read < times; read += 1) await call(bank, "GET", "/v1/ach/1001");
      const made = bank.timeline("achTransfers", "1001").length - 1;
      expect(made).toBe(Math.min(2, Math.floor(times / reads)));
    }),
    { seed: 82, numRuns: 60 },
  );
});
