// Statements: X83.

import { expect, test } from "vitest";
import { mondayBank, TIMED } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create, retrieve } from "../support/call.ts";
import { bankWithCard } from "../support/cards.ts";
import { statusesRead, storyOf } from "./support.ts";

const pickUp = { at: "2026-03-02T16:00:00.000Z", collection: "achTransfers", id: "1001", event: "process" };

async function bankWithTransfer(options: Parameters<typeof mondayBank>[0] = {}) {
  const bank = mondayBank(options);
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

test("set changes the collections that it names and no others", async () => {
  const bank = mondayBank({ progress: { companies: "manual" } });
  await bank.progress.set({ achTransfers: { reads: 3 }, virtualCards: undefined });
  expect(bank.progress.get()).toMatchObject({
    achTransfers: { reads: 3 },
    virtualCards: "clock",
    companies: "manual",
  });
  expect(bank.options.progress.achTransfers).toBe("clock");
});

test("what get returns is the caller's own, and a snapshot is the same in whatever order modes were set", async () => {
  const [bank, other] = [mondayBank(), mondayBank()];
  await bank.progress.set({ companies: "manual", achTransfers: { reads: 3 } });
  await other.progress.set({ achTransfers: { reads: 3 } });
  await other.progress.set({ companies: "manual" });
  Object.assign(bank.progress.get().achTransfers, { reads: 1 });
  expect(bank.progress.get().achTransfers).toEqual({ reads: 3 });
  expect(JSON.stringify(bank.snapshot())).toBe(JSON.stringify(other.snapshot()));
});

test("from clock to manual, what is scheduled does not happen", async () => {
  const bank = await bankWithTransfer();
  expect(bank.clock.upcoming()).toEqual([pickUp]);
  await bank.progress.set({ achTransfers: "manual" });
  expect(bank.clock.upcoming()).toEqual([]);
  await bank.clock.advance({ days: 1 });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["pending"]);
});

test("back on the clock before a step is due, the step keeps its time (X322)", async () => {
  const bank = await bankWithTransfer();
  await bank.progress.set({ achTransfers: "manual" });
  await bank.clock.advance({ minutes: 20 });
  await bank.progress.set({ achTransfers: "clock" });
  expect(bank.clock.upcoming()).toEqual([pickUp]);
  await bank.clock.advance({ hours: 1 });
  expect(storyOf(bank)).toEqual(["03-02T15:00 pending request", "03-02T16:00 processing clock"]);
});

test("back on the clock, an overdue step is due at the moment of the change, and the next follows from there (X322)", async () => {
  const bank = await bankWithTransfer({ progress: { achTransfers: "manual" } });
  await bank.clock.advance({ days: 7 });
  await bank.progress.set({ achTransfers: "clock" });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["processing"]);
  expect(bank.clock.upcoming()).toEqual([
    { at: "2026-03-10T13:30:00.000Z", collection: "achTransfers", id: "1001", event: "settle" },
  ]);
  await bank.clock.advance({ days: 1 });
  expect(storyOf(bank)).toEqual([
    "03-02T15:00 pending request",
    "03-09T15:00 processing clock",
    "03-10T13:30 succeeded clock",
  ]);
});

test("from clock to immediate, all rows that wait advance with the next request, at the moment of the change (X83)", async () => {
  const bank = await bankWithTransfer();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ hours: 2 });
  await bank.progress.set({ achTransfers: "immediate" });
  expect(await retrieve(bank, "/v1/ach/1002")).toMatchObject({ status: "succeeded" });
  expect(storyOf(bank)).toEqual([
    "03-02T15:00 pending request",
    "03-02T16:00 processing clock",
    "03-02T17:00 succeeded immediate",
  ]);
});

test("from manual to immediate, overdue rows advance too", async () => {
  const bank = await bankWithTransfer({ progress: { achTransfers: "manual" } });
  await bank.clock.advance({ days: 30 });
  await bank.progress.set({ achTransfers: "immediate" });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("succeeded");
  expect(storyOf(bank).at(-1)).toBe("04-01T15:00 succeeded immediate");
});

test("rows that were immediate are not left behind when the clock takes over at once", async () => {
  const bank = await bankWithTransfer({ progress: { achTransfers: "immediate" } });
  await bank.progress.set({ achTransfers: "clock" });
  await create(bank, "/v1/ach", minimalTransfer);
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual(["succeeded", "pending"]);
});

test("reads are counted from 0 after each set, also of the same value (X83)", async () => {
  const bank = await bankWithTransfer();
  await statusesRead(bank, "/v1/ach/1001", 5);
  await bank.progress.set({ achTransfers: { reads: 2 } });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["pending"]);
  await bank.progress.set({ achTransfers: { reads: 2 } });
  expect(await statusesRead(bank, "/v1/ach/1001", 2)).toEqual(["pending", "processing"]);
});

test("a set of another collection leaves the counts of reads", async () => {
  const bank = await bankWithTransfer({ progress: { achTransfers: { reads: 2 } } });
  await statusesRead(bank, "/v1/ach/1001", 1);
  await bank.progress.set({ companies: "manual" });
  expect(await statusesRead(bank, "/v1/ach/1001", 1)).toEqual(["processing"]);
});

test("clearings that were parked are made in the order of their authorizations", async () => {
  const { bank, cards } = await bankWithCard({}, { progress: { virtualCards: "manual" } });
  for (const amount of [300, 200, 100]) {
    await cards.authorize("1001", { amount });
    await bank.clock.advance({ days: 1 });
  }
  await bank.clock.advance({ days: 30 });
  await bank.progress.set({ virtualCards: "clock" });
  const clearings = bank.db.virtualCards.get("1001")?.clearings ?? [];
  expect(clearings.map(({ settlement_amount }) => settlement_amount)).toEqual([300, 200, 100]);
});

test("a set takes its turn after the requests that were sent before it", async () => {
  const bank = mondayBank();
  const created = create(bank, "/v1/ach", minimalTransfer);
  const set = bank.progress.set({ achTransfers: "immediate" });
  const read = retrieve(bank, "/v1/ach/1001");
  await Promise.all([created, set]);
  expect(await read).toMatchObject({ status: "succeeded" });
});

test("reset puts back what the options say (X83)", async () => {
  const bank = mondayBank({ progress: { achTransfers: "manual" } });
  await bank.progress.set({ achTransfers: "immediate", companies: { reads: 2 } });
  await bank.reset();
  expect(bank.progress.get()).toMatchObject({
    achTransfers: "manual",
    virtualCards: "clock",
    companies: "clock",
  });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 30 });
  expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
});

test("a set that names something wrong changes nothing", async () => {
  const bank = mondayBank();
  const set = bank.progress.set as (modes: unknown) => Promise<void>;
  await expect(set({ companies: "manual", achTransfers: "soon" })).rejects.toThrow(
    'Option \'progress.achTransfers\' must be "clock", "immediate", "manual", or { reads: n } with a whole number from 1 to 1000, got "soon".',
  );
  await expect(set({ companies: "manual", persons: "manual" })).rejects.toThrow(
    `Option 'progress.persons' isn't a collection with timed steps: use ${TIMED}.`,
  );
  expect(bank.progress.get()).toMatchObject({
    achTransfers: "clock",
    virtualCards: "clock",
    companies: "clock",
  });
});
