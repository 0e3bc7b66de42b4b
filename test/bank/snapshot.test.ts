// Statements: S21, X13.

import { afterEach, expect, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create, retrieve, walk } from "../support/call.ts";
import { busyBank, copyOf, stateOf } from "./snapshots/support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a snapshot is plain JSON that another bank takes over byte for byte (S21)", async () => {
  const bank = await busyBank();
  const snapshot = bank.snapshot();
  expect(copyOf(snapshot)).toEqual(snapshot);
  const other = mondayBank();
  await other.restore(copyOf(snapshot));
  expect(stateOf(other)).toBe(JSON.stringify(snapshot));
  expect(await walk(other, "/v1/ach")).toEqual(await walk(bank, "/v1/ach"));
  for (const id of ["1001", "1002", "1003", "1004", "1005", "1006"]) {
    expect(await retrieve(other, `/v1/ach/${id}`)).toEqual(await retrieve(bank, `/v1/ach/${id}`));
    expect(other.timeline("achTransfers", id)).toEqual(bank.timeline("achTransfers", id));
  }
});

test("a restored bank goes on as the first one does", async () => {
  const bank = await busyBank();
  const other = mondayBank({ clock: { start: "2030-01-01T00:00:00Z" } });
  await other.restore(copyOf(bank.snapshot()));
  for (const each of [bank, other]) {
    await each.clock.advance({ days: 1 });
    await each.simulate.achTransfers.release(1004);
    await create(each, "/v1/ach", minimalTransfer);
    await each.clock.advance({ bankingDays: 5 });
  }
  expect(stateOf(other)).toBe(stateOf(bank));
});

test("a snapshot holds neither the log nor a request's key (S21)", async () => {
  const bank = await busyBank();
  const text = stateOf(bank);
  expect(text).not.toContain("test_key");
  expect(text).not.toContain("duration");
  expect(Object.keys(bank.snapshot()).sort()).toEqual(
    expect.arrayContaining(["clock", "format", "random", "tables", "timers", "version"]),
  );
});

test("a snapshot is the caller's own: changing it changes nothing in the bank", async () => {
  const bank = await busyBank();
  const before = stateOf(bank);
  const snapshot = bank.snapshot() as unknown as {
    tables: Record<string, { rows: { row: { name: string } }[] }>;
  };
  const row = snapshot.tables.counterparties?.rows[0]?.row;
  if (row) row.name = "Changed";
  expect(stateOf(bank)).toBe(before);
  const mine = copyOf(bank.snapshot());
  await bank.restore(mine);
  const rows = (mine as unknown as typeof snapshot).tables.counterparties?.rows;
  if (rows?.[0]) rows[0].row.name = "Changed";
  expect(stateOf(bank)).toBe(before);
});

test("a restore undoes everything that came after the snapshot", async () => {
  const bank = await busyBank();
  const snapshot = copyOf(bank.snapshot());
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await bank.clock.advance({ days: 30 });
  await bank.restore(snapshot);
  expect(stateOf(bank)).toBe(JSON.stringify(snapshot));
  expect((await create(bank, "/v1/counterparties", minimalCounterparty)).id).toBe("1002");
});

test("restoring tells the listeners for a reset", async () => {
  const bank = await busyBank();
  const told = vi.fn();
  bank.on("reset", told);
  await bank.restore(copyOf(bank.snapshot()));
  expect(told).toHaveBeenCalledTimes(1);
});

test("a running clock whose machine is behind goes on from the last change, and never back (SNAP-12)", async () => {
  vi.useFakeTimers({ now: 3_600_000 });
  const bank = createBank({ clock: { start: MONDAY } });
  vi.setSystemTime(2 * 3_600_000);
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const snapshot = copyOf(bank.snapshot());
  vi.setSystemTime(0);
  const other = createBank();
  await other.restore(snapshot);
  expect(other.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  vi.setSystemTime(1000);
  expect(other.clock.now().toISOString()).toBe("2026-03-02T16:00:01.000Z");
  await other.restore(copyOf(other.snapshot()));
});

test("a bank takes over its own snapshot while Date.now is mocked to a fraction", async () => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Date, "now").mockReturnValue(1_772_000_000_000.5);
  const bank = createBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const snapshot = bank.snapshot();
  await bank.restore(snapshot);
  expect(bank.snapshot()).toEqual(snapshot);
  vi.restoreAllMocks();
});

test("with other options, statuses that time ends there are refused without their timers", async () => {
  const withoutReview = mondayBank({ assumptions: { review: null } });
  const address = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  const company = {
    email_address: "office@example.com",
    name: "Engines",
    phone_number: "+1 217 555 0101",
    physical_address_id: 1001,
    website_url: "https://engines.example.com",
  };
  await create(withoutReview, "/v1/addresses", address);
  await create(withoutReview, "/v1/companies", company);
  const snapshot = withoutReview.snapshot();
  await withoutReview.restore(snapshot);
  await expect(mondayBank().restore(snapshot)).rejects.toThrow(
    'at tables.companies.rows.0: must have the timer "companies/1001/", for which it waits, got none.',
  );
});

test("a transfer for the last day there is can be saved and restored", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "9999-12-31" });
  await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: "0000-01-01" });
  await bank.clock.advance({ days: 7 });
  await bank.restore(copyOf(bank.snapshot()));
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual(["processing", "succeeded"]);
  expect(bank.clock.nextEvent()).toMatchObject({ id: "1001", event: "settle" });
  await bank.clock.advanceTo("9990-01-01T00:00:00Z");
  expect(bank.db.achTransfers.get(1001)?.status).toBe("processing");
});

test("restore while requests are in flight falls between two of them", async () => {
  const bank = await busyBank();
  const snapshot = copyOf(bank.snapshot());
  const post = () => create(bank, "/v1/counterparties", minimalCounterparty);
  const [one, , two] = await Promise.all([post(), bank.restore(snapshot), post()]);
  expect([one.id, two.id]).toEqual(["1002", "1002"]);
  expect(bank.db.counterparties.count()).toBe(2);
});
