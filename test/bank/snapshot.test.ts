// Statements: S21, X13.

import { afterEach, expect, test, vi } from "vitest";
import { type Bank, createBank, SnapshotError } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, retrieve, send, sendText, walk } from "../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** A bank in the middle of things: transfers in every status, one held, timers running. */
async function busyBank() {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { order: [1, { a: null }] } });
  for (let made = 0; made < 6; made += 1) await create(bank, "/v1/ach", minimalTransferTo(1001));
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  for (const id of [1002, 1003, 1004, 1005]) await bank.simulate.achTransfers.process(id);
  await bank.simulate.achTransfers.settle(1002);
  await bank.simulate.achTransfers.return(1003, "R03");
  await bank.simulate.achTransfers.hold(1004);
  return bank;
}

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

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

type Loose = Record<string, unknown> & {
  clock: Record<string, unknown>;
  timers: Record<string, unknown>[];
  tables: Record<string, { next: number; rows: { row: Record<string, unknown>; timeline: unknown[] }[] }>;
};

const spoilers: [string, (snapshot: Loose) => unknown][] = [
  ["nothing", () => undefined],
  ["null", () => null],
  ["text", (snapshot) => JSON.stringify(snapshot)],
  ["an empty object", () => ({})],
  ["an array", () => []],
  ["something that is no JSON", (snapshot) => Object.assign(snapshot, { random: [1n] })],
  ["something that holds itself", (snapshot) => Object.assign(snapshot, { clock: snapshot })],
  ["another version", (snapshot) => ({ ...snapshot, version: 0 })],
  ["a later version", (snapshot) => ({ ...snapshot, version: 999 })],
  ["another format", (snapshot) => ({ ...snapshot, format: "other" })],
  ["a further part", (snapshot) => ({ ...snapshot, log: [] })],
  ["no clock", ({ clock: _, ...snapshot }) => snapshot],
  ["a clock without a time", (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: null } })],
  [
    "a clock beyond the end of bank time",
    (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: 8.9e15 } }),
  ],
  [
    "a clock before its beginning",
    (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, at: -8.9e15 } }),
  ],
  ["a clock that stands at speed 0", (snapshot) => ({ ...snapshot, clock: { ...snapshot.clock, speed: 0 } })],
  ["no timers", ({ timers: _, ...snapshot }) => snapshot],
  [
    "a timer of another kind",
    ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], kind: "other" }] }),
  ],
  ["a timer about no row", ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], id: 9999 }] })],
  [
    "a timer beyond the end of bank time",
    ({ timers, ...rest }) => ({ ...rest, timers: [{ ...timers[0], due: 8.9e15 }] }),
  ],
  ["no tables", ({ tables: _, ...snapshot }) => snapshot],
  ["a table missing", ({ tables: { counterparties: _, ...tables }, ...rest }) => ({ ...rest, tables })],
  [
    "a further table",
    ({ tables, ...rest }) => ({ ...rest, tables: { ...tables, other: { next: 1001, rows: [] } } }),
  ],
];

const rowSpoilers: [string, Record<string, unknown>][] = [
  ["a status that does not exist", { status: "done" }],
  ["a status of an object's prototype", { status: "toString" }],
  ["an amount that is text", { amount: "1" }],
  ["a field missing", { amount: undefined }],
  ["a further field", { made_up: "Ada" }],
  ["an id of another form", { id: 1001 }],
  ["an id out of order", { id: "1003" }],
  ["an id not yet given out", { id: "9999" }],
];

test.each([
  ...spoilers,
  ...rowSpoilers.map(([what, fields]): [string, (snapshot: Loose) => unknown] => [
    `a row with ${what}`,
    (snapshot) => {
      Object.assign(snapshot.tables.achTransfers?.rows[0]?.row ?? {}, fields);
      return snapshot;
    },
  ]),
])("a snapshot with %s is refused whole and changes nothing (X13)", async (_, spoil) => {
  const bank = await busyBank();
  const before = stateOf(bank);
  const restoring = bank.restore(spoil(copyOf(bank.snapshot()) as unknown as Loose));
  await expect(restoring).rejects.toThrow(SnapshotError);
  await expect(restoring).rejects.toThrow(/^(A snapshot|This is no snapshot) .*\S\.?$/);
  expect(stateOf(bank)).toBe(before);
  await bank.clock.advance({ days: 30 });
});

test("the checks of a restore leave the bank's own clock and events alone", async () => {
  const bank = await busyBank();
  const changed = vi.fn();
  bank.on("change", changed);
  await bank.restore(copyOf(bank.snapshot()));
  await expect(bank.restore({ ...bank.snapshot(), random: [0, 0, 0, 0] })).rejects.toThrow(SnapshotError);
  expect(changed).not.toHaveBeenCalled();
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
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

async function refuseEverything(bank: Bank) {
  const json = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  return [
    await send(bank, "/v1/ach"),
    await send(bank, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } }),
    await call(bank, "GET", "/v1/nothing"),
    await call(bank, "DELETE", "/v1/counterparties/1001"),
    await send(bank, "/v1/ach", { method: "POST", headers: { Authorization: "Bearer x" }, body: "x" }),
    await send(bank, "/v1/ach", { method: "POST", headers: json, body: "{" }),
    await sendText(bank, "POST", "/v1/ach", '{"data":[]}'),
    await call(bank, "POST", "/v1/ach", {}),
    await call(bank, "POST", "/v1/ach", { ...minimalTransfer, counterparty_id: 9999 }),
    await call(bank, "POST", "/v1/counterparties", {
      ...minimalCounterparty,
      metadata: { a: "x".repeat(9000) },
    }),
    await call(bank, "PATCH", "/v1/counterparties/1001", { city: "Rome", country: "UK" }),
    await call(bank, "PATCH", "/v1/counterparties/9999", { city: "Rome" }),
    await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" }),
    await call(bank, "PATCH", "/v1/ach/1006", { status: "failed" }),
    await call(bank, "GET", "/v1/ach?filter[status]=x"),
    await call(bank, "GET", "/v1/ach?page[cursor]=1"),
  ];
}

test("a refused request leaves the snapshot byte for byte as it was (S21)", async () => {
  const bank = await busyBank();
  const before = stateOf(bank);
  const answers = await refuseEverything(bank);
  expect(answers.map(({ status }) => status)).toEqual([
    401, 403, 404, 405, 415, 400, 400, 400, 400, 400, 400, 404, 409, 400, 400, 400,
  ]);
  expect(stateOf(bank)).toBe(before);
});

test("a refused request leaves it so with a running clock too", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = await busyBank();
  bank.clock.resume();
  bank.clock.setSpeed(3);
  const before = stateOf(bank);
  for (const answer of await refuseEverything(bank)) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    vi.advanceTimersByTime(7);
  }
  expect(stateOf(bank)).toBe(before);
});

test("a read leaves the snapshot as it was", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = createBank({ clock: { start: MONDAY } });
  await create(bank, "/v1/ach", minimalTransfer);
  const before = stateOf(bank);
  vi.advanceTimersByTime(1000);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "GET", "/v1/ach");
  bank.clock.nextEvent();
  expect(stateOf(bank)).toBe(before);
});
