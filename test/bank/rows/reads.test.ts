// Statements: S21, X15.

import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, retrieve } from "../../support/call.ts";

async function bankWithRows() {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata: { a: { b: 1 } } });
  for (let made = 0; made < 3; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" });
  return bank;
}

test("bank.db returns rows as the API shows them (S9)", async () => {
  const bank = await bankWithRows();
  expect(bank.db.achTransfers.get("1001")).toEqual(await retrieve(bank, "/v1/ach/1001"));
  expect(bank.db.achTransfers.get(1001)).toEqual(await retrieve(bank, "/v1/ach/1001"));
  expect(bank.db.counterparties.get(1001)).toEqual(await retrieve(bank, "/v1/counterparties/1001"));
});

test("an id that no row has is undefined", async () => {
  const bank = await bankWithRows();
  for (const id of ["9999", 0, -1, 1001.5, "01001", "", "__proto__", "constructor", Number.NaN]) {
    expect(bank.db.achTransfers.get(id)).toBeUndefined();
  }
});

test("rows are found by a query, oldest first", async () => {
  const { db } = await bankWithRows();
  expect(db.achTransfers.all().map(({ id }) => id)).toEqual(["1001", "1002", "1003"]);
  expect(db.achTransfers.findMany((q) => q.where({ status: "pending" })).map(({ id }) => id)).toEqual([
    "1001",
    "1003",
  ]);
  expect(db.achTransfers.findFirst((q) => q.where({ status: "canceled" }))?.id).toBe("1002");
  expect(db.achTransfers.findFirst((q) => q.where({ status: "failed" }))).toBeUndefined();
  expect(db.achTransfers.findMany().length).toBe(3);
  expect(db.achTransfers.findFirst()?.id).toBe("1001");
  expect(db.achTransfers.count()).toBe(3);
  expect(db.achTransfers.count((q) => q.where({ status: "pending" }))).toBe(2);
});

test("changing the result of a read cannot change the bank", async () => {
  const bank = await bankWithRows();
  const before = JSON.stringify(bank.snapshot());
  const spoil = (work: () => void) => {
    try {
      work();
    } catch (error) {
      expect(error).toBeInstanceOf(TypeError);
    }
  };
  const row = bank.db.counterparties.get(1001) as
    | { name: string; metadata: { a: { b: number } } }
    | undefined;
  spoil(() => Object.assign(row ?? {}, { name: "Changed" }));
  spoil(() => Object.assign(row?.metadata.a ?? {}, { b: 2 }));
  spoil(() => (bank.db.achTransfers.all() as unknown[]).splice(0));
  spoil(() => (bank.db.achTransfers.findMany() as unknown[]).splice(0));
  spoil(() => (bank.timeline("achTransfers", 1001) as unknown[]).splice(0));
  spoil(() => Object.assign(bank.timeline("achTransfers", 1001)[0] ?? {}, { status: "failed" }));
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  expect(bank.timeline("achTransfers", 1001)).toHaveLength(1);
});

test("a row that was read stays the same when the bank's row changes", async () => {
  const bank = await bankWithRows();
  const row = bank.db.achTransfers.get(1001);
  await bank.clock.advance({ days: 7 });
  expect(row?.status).toBe("pending");
});

test("a timeline has each status of a row, with time and cause", async () => {
  const bank = await bankWithRows();
  await bank.clock.advance({ hours: 2 });
  await bank.simulate.achTransfers.return("1001", "R03");
  expect(bank.timeline("achTransfers", "1001")).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
    { at: "2026-03-02T17:00:00.000Z", status: "failed", cause: "action" },
  ]);
  expect(bank.timeline("achTransfers", 1002)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T15:00:00.000Z", status: "canceled", cause: "request" },
  ]);
});

test("a row without a status has one entry in its timeline", async () => {
  const bank = await bankWithRows();
  await call(bank, "PATCH", "/v1/counterparties/1001", { name: "Ada King" });
  expect(bank.timeline("counterparties", 1001)).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: null, cause: "request" },
  ]);
});

test("the timeline of an id that no row has is empty, and an unknown collection is refused", async () => {
  const bank = await bankWithRows();
  expect(bank.timeline("achTransfers", 9999)).toEqual([]);
  for (const name of ["transfers", "__proto__", "toString"]) {
    expect(() => bank.timeline(name as "achTransfers", 1001)).toThrow(
      `There is no collection "${name}": it is one of `,
    );
  }
});
