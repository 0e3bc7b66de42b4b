import { expect, test } from "vitest";
import { memoryStore, persist, type StateStore } from "../../../src/adapters/persist/index.ts";
import { type Bank, createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { minimalCard } from "../../support/cards.ts";
import { faultyStore } from "./faulty-store.ts";

const makeBank = () =>
  createBank({
    clock: { start: MONDAY, paused: true },
    progress: { companies: "manual" },
    scenarios: {
      three: async (bank) => {
        for (let count = 0; count < 3; count += 1) await create(bank, "/v1/ach", minimalTransfer);
        await bank.clock.advance({ minutes: 0 });
      },
    },
  });

const authorize = (bank: Bank) => bank.simulate.virtualCards.authorize("1001", { amount: 1 });

/** One turn each, so that after each of them the state is one that a caller has seen. */
const session: readonly ((bank: Bank) => Promise<unknown>)[] = [
  (bank) => create(bank, "/v1/ach", minimalTransfer),
  (bank) => call(bank, "POST", "/v1/ach", { amount: "wrong" }),
  (bank) => bank.progress.set({ achTransfers: "immediate" }),
  (bank) => create(bank, "/v1/ach", minimalTransfer),
  (bank) => bank.clock.advance({ days: 9 }),
  (bank) => bank.loadScenario("three"),
  (bank) => call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" }),
  (bank) => bank.progress.set({ achTransfers: { reads: 2 } }),
  (bank) => call(bank, "GET", "/v1/ach/1001"),
  (bank) => create(bank, "/v1/virtualcards", { ...minimalCard, total_card_amount: 100_000 }),
  ...Array.from({ length: 99 }, () => authorize),
  // The changes have become longer than the state; a turn that changes nothing replaces them by it.
  (bank) => bank.clock.advance({ days: 90 }),
  (bank) => call(bank, "GET", "/v1/ach"),
  (bank) => bank.reset(),
  (bank) => create(bank, "/v1/counterparties", counterparty),
  (bank) => call(bank, "DELETE", "/v1/counterparties/1001"),
];
const counterparty = {
  account_number: "987654321",
  account_type: "checking",
  description: "Rent",
  name: "Ada Park",
  routing_number: "790000006",
};

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

/** The states of a bank that is not kept: the first one, and one after each call of the session. */
async function states(): Promise<string[]> {
  const bank = makeBank();
  const all = [stateOf(bank)];
  for (const each of session) {
    await each(bank);
    all.push(stateOf(bank));
  }
  return all;
}

async function opened(store: StateStore): Promise<string> {
  const bank = makeBank();
  const warnings: string[] = [];
  const kept = await persist(bank, { name: "bank", store, warn: (message) => void warnings.push(message) });
  await kept.saved();
  expect(warnings).toEqual([]);
  return stateOf(bank);
}

test("a process that is killed at any write loses nothing that was answered and leaves nothing half (X112)", {
  timeout: 180_000,
}, async () => {
  const expected = await states();
  expect(new Set(expected).size).toBeGreaterThan(100);
  let kills = 0;
  for (const how of ["killed before", "killed after"] as const) {
    for (let last = 1; ; last += 1) {
      const inner = memoryStore();
      const store = faultyStore(inner, last, how);
      const bank = makeBank();
      const done = async (work: Promise<unknown>) =>
        (await Promise.race([work.then(() => "answered"), store.ended])) === "answered";
      let answered = -1;
      if (await done(persist(bank, { name: "bank", store }))) {
        answered = 0;
        for (const each of session) {
          if (!(await done(each(bank)))) break;
          answered += 1;
        }
      }
      if (answered === session.length) {
        expect(await opened(inner)).toBe(expected.at(-1));
        // The first state, the scenario, the reset, and once for the changes.
        expect(store.writes.replace).toBeGreaterThanOrEqual(4);
        expect(store.writes.append).toBeGreaterThan(90);
        break;
      }
      kills += 1;
      const isDone = how === "killed after" ? answered + 1 : Math.max(answered, 0);
      expect(await opened(inner)).toBe(expected[isDone]);
    }
  }
  expect(kills).toBeGreaterThan(200);
});

test("a store that fails at any write leaves what was stored, one warning, and right answers (X114)", {
  timeout: 180_000,
}, async () => {
  const expected = await states();
  for (let last = 1; last <= 104; last += 3) {
    const inner = memoryStore();
    const store = faultyStore(inner, last, "fails");
    const bank = makeBank();
    const warnings: string[] = [];
    const kept = await persist(bank, { name: "bank", store, warn: (message) => void warnings.push(message) });
    let stored = warnings.length === 0 ? expected[0] : undefined;
    for (const [at, each] of session.entries()) {
      await each(bank);
      expect(stateOf(bank)).toBe(expected[at + 1]);
      if (warnings.length === 0) stored = expected[at + 1];
    }
    expect(warnings).toEqual([
      'The state of the bank is no longer kept as "bank": The quota has been exceeded. It goes on in memory.',
    ]);
    await expect(kept.saved()).rejects.toThrow(
      'The state of the bank is not kept as "bank": The quota has been exceeded.',
    );
    expect(await opened(inner)).toBe(stored ?? expected[0]);
  }
});
