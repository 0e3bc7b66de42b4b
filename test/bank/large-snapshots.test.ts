import { afterEach, expect, test, vi } from "vitest";
import { internalsOf } from "../../src/bank/internals.ts";
import { turnsOf } from "../../src/bank/turns/turns-of.ts";
import { type Bank, type Snapshot, SnapshotError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** A snapshot of a bank with this many counterparties and a transfer. */
async function snapshotOf(count: number): Promise<Snapshot> {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  const snapshot = bank.snapshot();
  const model = snapshot.tables.counterparties?.rows[0];
  const rows = Array.from({ length: count }, (_, at) => {
    const id = at + 1001;
    return { ...model, row: { ...model?.row, id: String(id), url: `/v1/counterparties/${id}` } };
  });
  const counterparties = { next: 1001 + count, rows };
  return { ...snapshot, tables: { ...snapshot.tables, counterparties } } as Snapshot;
}

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

test("a snapshot is taken and restored whose text would be too long for a string (X180)", async () => {
  const snapshot = await snapshotOf(1500);
  const bank = mondayBank();
  const { stringify } = JSON;
  vi.spyOn(JSON, "stringify").mockImplementation((...given: unknown[]) => {
    const text = stringify(...(given as Parameters<typeof stringify>));
    if (text?.length > 20_000) throw new RangeError("Invalid string length");
    return text;
  });
  await bank.restore(snapshot);
  const again = bank.snapshot();
  vi.restoreAllMocks();
  expect(JSON.stringify(again)).toBe(JSON.stringify(snapshot));
});

test("a snapshot is read in steps of a few hundred rows, and until it is put in place the bank is as it was (X181)", async () => {
  const snapshot = await snapshotOf(2000);
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const before = stateOf(bank);
  const { state } = internalsOf(bank).engine;
  await turnsOf(bank).run(() => undefined);
  const reading = state.readSteps(snapshot);
  const total = Object.values(snapshot.tables).reduce((sum, { rows }) => sum + rows.length, 0);
  const seen: number[] = [];
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    expect(step.value.total).toBe(total);
    seen.push(step.value.done);
    expect(bank.db.counterparties.count()).toBe(0);
    expect(bank.db.achTransfers.count()).toBe(1);
  }
  expect(seen.length).toBeGreaterThan(20);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toBeGreaterThan(1500);
  expect(stateOf(bank)).toBe(before);
  state.load(step.value);
  expect(stateOf(bank)).toBe(JSON.stringify(snapshot));
});

test("the last of many rows is checked as the first is, and refused with the same message (X13)", async () => {
  const snapshot = await snapshotOf(2000);
  const restoreWith = (at: number, fields: object) => {
    const copy = structuredClone(snapshot);
    Object.assign(copy.tables.counterparties?.rows[at]?.row ?? {}, fields);
    return mondayBank().restore(copy);
  };
  const failures = await Promise.all(
    [0, 1999].map((at) => restoreWith(at, { account_type: "none" }).catch((error: unknown) => error)),
  );
  const [first, last] = failures as [SnapshotError, SnapshotError];
  expect(first).toBeInstanceOf(SnapshotError);
  expect(first.message).toContain("at tables.counterparties.rows.0.row.account_type: ");
  expect(last.message).toBe(first.message.replace("rows.0.", "rows.1999."));
});

test("a list skips what it has looked through in vain, until something there has changed (ACH-45)", async () => {
  const bank = mondayBank();
  for (let count = 0; count < 3; count += 1) await create(bank, "/v1/ach", minimalTransfer);
  const held = async () => {
    const response = await bank.fetch("/v1/ach?filter[status]=hold", {
      headers: { Authorization: "Bearer test" },
    });
    const { data } = (await response.json()) as { data: { id: string }[] };
    return data.map(({ id }) => id);
  };
  expect(await held()).toEqual([]);
  expect(await held()).toEqual([]);
  await bank.simulate.achTransfers.hold("1002");
  expect(await held()).toEqual(["1002"]);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await held()).toEqual(["1002"]);
  await bank.simulate.achTransfers.hold("1004");
  expect((await held()).toSorted()).toEqual(["1002", "1004"]);
});
