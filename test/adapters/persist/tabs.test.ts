// Statements: X116 to X119.

import { afterEach, expect, test, vi } from "vitest";
import {
  type Conflict,
  type Decision,
  type Kept,
  memoryStore,
  type PersistOptions,
  persist,
  type StateStore,
} from "../../../src/adapters/persist/index.ts";
import type { Bank, BankOptions, Change } from "../../../src/index.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create, retrieve } from "../../support/call.ts";

const open: Kept[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  await Promise.all(open.splice(0).map((kept) => kept.stop()));
});

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

/** A bank that shares its state with the others in a store, as a tab does. */
async function tab(store: StateStore, options: BankOptions = {}, how: Partial<PersistOptions> = {}) {
  const bank = mondayBank({ scenarios: { two: twoTransfers }, ...options });
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const kept = await persist(bank, { name: "shared", store, tabs: true, warn, ...how });
  open.push(kept);
  return { bank, kept, warnings };
}

const twoTransfers = async (bank: Bank) => {
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
};

test("what one tab does is there for the next request of another, and shown without one (X116)", async () => {
  const store = memoryStore();
  const [one, two] = [await tab(store), await tab(store)];
  const changes: Change[][] = [[], []];
  for (const [at, { bank }] of [one, two].entries())
    bank.on("change", (change) => void changes[at]?.push(change));
  const { id } = await create(one.bank, "/v1/ach", minimalTransfer);
  expect((await retrieve(two.bank, `/v1/ach/${id}`)).status).toBe("pending");
  await one.bank.clock.advance({ days: 9 });
  await vi.waitFor(() => expect(two.bank.db.achTransfers.get(id)?.status).toBe("succeeded"));
  expect(changes[1]).toEqual(changes[0]);
  expect(changes[0]?.length).toBeGreaterThan(2);
  expect([...one.warnings, ...two.warnings]).toEqual([]);
});

test.each<[what: string, act: (bank: Bank) => unknown]>([
  ["an advance", (bank) => bank.clock.advance({ days: 1 })],
  ["a running clock", (bank) => bank.clock.resume()],
  ["its speed", (bank) => bank.clock.setSpeed(60)],
  ["a reset", (bank) => bank.reset()],
  ["a scenario", (bank) => bank.loadScenario("two")],
  ["the progress", (bank) => bank.progress.set({ achTransfers: "manual" })],
  ["a snapshot that is restored", (bank) => bank.restore(mondayBank({ seed: 1 }).snapshot())],
])("%s in one tab is that of the others (X116)", async (_, act) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const store = memoryStore();
  const [one, two, three] = [await tab(store), await tab(store), await tab(store)];
  await create(three.bank, "/v1/ach", minimalTransfer);
  const before = stateOf(three.bank);
  await one.kept.saved();
  await act(one.bank);
  expect(stateOf(one.bank)).not.toBe(before);
  await vi.waitFor(() => expect(stateOf(two.bank)).toBe(stateOf(one.bank)));
  await vi.waitFor(() => expect(stateOf(three.bank)).toBe(stateOf(one.bank)));
  const opened = await tab(store);
  expect(stateOf(opened.bank)).toBe(stateOf(one.bank));
});

test("a reset of one tab is an event in the others, and a change that is compacted is not (X116)", async () => {
  const store = memoryStore();
  const [one, two] = [await tab(store), await tab(store)];
  let resets = 0;
  for (const { bank } of [one, two]) {
    bank.on("reset", () => {
      resets += 1;
    });
  }
  for (let count = 0; count < 200; count += 1) {
    await create(one.bank, "/v1/ach", minimalTransfer);
    // So that the other hears of each; one that has missed the changes gets the whole state.
    await new Promise((resolve) => setTimeout(resolve));
  }
  await vi.waitFor(() => expect(two.bank.db.achTransfers.count()).toBe(200));
  await one.kept.saved();
  await two.kept.saved();
  expect((await (await store.open("shared")).read()).length).toBeLessThan(150);
  expect(resets).toBe(0);
  await one.bank.reset();
  await vi.waitFor(() => expect(resets).toBe(2));
});

test("1,000 writes of four tabs have 1,000 ids, and none is lost", { timeout: 60_000 }, async () => {
  const store = memoryStore();
  const tabs = [await tab(store), await tab(store), await tab(store), await tab(store)];
  const ids = await Promise.all(
    tabs.flatMap(({ bank }) =>
      Array.from({ length: 250 }, async () => (await create(bank, "/v1/ach", minimalTransfer)).id),
    ),
  );
  expect(new Set(ids).size).toBe(1000);
  await Promise.all(tabs.map(({ kept }) => kept.saved()));
  const opened = await tab(store);
  for (const { bank, warnings } of [...tabs, opened]) {
    expect(bank.db.achTransfers.count()).toBe(1000);
    expect(stateOf(bank)).toBe(stateOf(opened.bank));
    expect(warnings).toEqual([]);
  }
});

test("a tab that opens while another is at work goes on from there", async () => {
  const store = memoryStore();
  const one = await tab(store);
  const writing = Array.from({ length: 100 }, () => create(one.bank, "/v1/ach", minimalTransfer));
  const two = await tab(store);
  const own = await create(two.bank, "/v1/ach", minimalTransfer);
  const ids = (await Promise.all(writing)).map(({ id }) => id);
  expect(new Set([...ids, own.id]).size).toBe(101);
  await Promise.all([one.kept.saved(), two.kept.saved()]);
  expect(stateOf(two.bank)).toBe(stateOf(one.bank));
});

test("steps that are due are made by one tab, and reads before that show the row as it was (X117)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const store = memoryStore();
  const running = { clock: { start: MONDAY, paused: false } };
  const tabs = [await tab(store, running), await tab(store, running), await tab(store, running)];
  const [one] = tabs;
  const { id } = await create(one?.bank as Bank, "/v1/ach", minimalTransfer);
  await Promise.all(tabs.map(({ kept }) => kept.saved()));
  vi.setSystemTime(Date.parse(MONDAY) + 9 * 86_400_000);
  const status = (bank: Bank) => bank.db.achTransfers.get(id)?.status;
  expect(tabs.map(({ bank }) => status(bank))).toEqual(["pending", "pending", "pending"]);
  await vi.waitFor(() => {
    for (const { bank } of tabs) expect(status(bank)).toBe("succeeded");
  });
  expect(new Set(tabs.map(({ bank }) => stateOf(bank))).size).toBe(1);
  expect(tabs.flatMap(({ warnings }) => warnings)).toEqual([]);
});

test("a clock that is paused in one tab while another moves it is paused at the later time (X117)", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const store = memoryStore();
  const running = { clock: { start: MONDAY, paused: false } };
  const [one, two] = [await tab(store, running), await tab(store, running)];
  const moved = one.bank.clock.advance({ days: 3 });
  two.bank.clock.pause();
  expect(two.bank.clock.paused).toBe(true);
  await moved;
  await Promise.all([one.kept.saved(), two.kept.saved()]);
  await one.kept.saved();
  expect(stateOf(one.bank)).toBe(stateOf(two.bank));
  expect(one.bank.clock.paused).toBe(true);
  expect(one.bank.clock.now().getTime()).toBe(Date.parse(MONDAY) + 3 * 86_400_000);
});

test("a tab of other options replaces the bank of the others, which go on in memory after one warning (X118)", async () => {
  const store = memoryStore();
  const one = await tab(store, { seed: 1 });
  await create(one.bank, "/v1/ach", minimalTransfer);
  const two = await tab(store, { seed: 2 });
  expect(two.bank.db.achTransfers.count()).toBe(0);
  expect(two.warnings).toEqual([expect.stringContaining("it was stored with other options: seed.")]);
  await create(one.bank, "/v1/ach", minimalTransfer);
  await create(one.bank, "/v1/ach", minimalTransfer);
  expect(one.bank.db.achTransfers.count()).toBe(3);
  expect(one.warnings).toEqual([
    'The state of the bank is no longer kept as "shared": another tab has stored a state of other options: seed. ' +
      "It goes on in memory.",
  ]);
  await create(two.bank, "/v1/ach", minimalTransfer);
  expect((await tab(store, { seed: 2 })).bank.db.achTransfers.count()).toBe(1);
});

test("other tabs go on while the person at one decides about a conflict", async () => {
  const store = memoryStore();
  const one = await tab(store, { seed: 1 });
  let decide: (decision: Decision) => void = () => undefined;
  const conflicts: Conflict[] = [];
  const onConflict = (conflict: Conflict) => {
    conflicts.push(conflict);
    return new Promise<Decision>((resolve) => {
      decide = resolve;
    });
  };
  const opening = tab(store, { seed: 2 }, { onConflict });
  await vi.waitFor(() => expect(conflicts).toHaveLength(1));
  await create(one.bank, "/v1/ach", minimalTransfer);
  decide("restore");
  const two = await opening;
  expect(conflicts).toHaveLength(1);
  expect(two.bank.db.achTransfers.count()).toBe(1);
});

test("tabs are told of a scenario also where a test has replaced Date.now and Math.random", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(MONDAY) });
  const random = vi.spyOn(Math, "random").mockReturnValue(0.5);
  try {
    const store = memoryStore();
    const [one, two] = [await tab(store), await tab(store)];
    await one.bank.loadScenario("two");
    await two.kept.saved();
    expect(two.bank.db.achTransfers.count()).toBe(2);
  } finally {
    random.mockRestore();
  }
});
