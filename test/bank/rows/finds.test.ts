// Statements: X204.

import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { post, statusAndBody } from "../../support/control.ts";
import { minimalAddress } from "../../support/onboarding.ts";

async function bankWithTransfers() {
  const bank = mondayBank();
  for (const amount of [100, 200, 300, 400]) await create(bank, "/v1/ach", { ...minimalTransfer, amount });
  await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" });
  await bank.simulate.achTransfers.process(1003);
  await bank.simulate.achTransfers.return(1003, "R01");
  return bank;
}

test("rows are found by the values of their fields, oldest first (X204)", async () => {
  const { db } = await bankWithTransfers();
  expect(db.achTransfers.findFirst({ status: "failed" })?.id).toBe("1003");
  expect(db.achTransfers.findFirst({ status: "succeeded" })).toBeUndefined();
  expect(db.achTransfers.findMany({ status: "pending" }).map(({ id }) => id)).toEqual(["1001", "1004"]);
  expect(db.achTransfers.findMany({ status: "pending", amount: 400 }).map(({ id }) => id)).toEqual(["1004"]);
  expect(db.achTransfers.count({ status: "pending" })).toBe(2);
  expect(db.achTransfers.findMany({}).length).toBe(4);
  expect(db.achTransfers.count({})).toBe(4);
});

test("of an object inside the row the given fields count, and null is null (X204)", async () => {
  const { db } = await bankWithTransfers();
  expect(db.achTransfers.findMany({ return: { code: "R01" } }).map(({ id }) => id)).toEqual(["1003"]);
  expect(db.achTransfers.findMany({ return: { code: "R02" } })).toEqual([]);
  expect(db.achTransfers.findMany({ return: null }).map(({ id }) => id)).toEqual(["1001", "1002", "1004"]);
});

test("what is found is what the API shows, references included (X204)", async () => {
  const bank = mondayBank();
  const { id } = await create(bank, "/v1/addresses", {
    ...minimalAddress,
    city: "Austin",
  });
  expect(bank.db.addresses.findFirst({ city: "Austin" })).toEqual(bank.db.addresses.get(Number(id)));
  expect(bank.db.addresses.findFirst({ url: `${bank.db.addresses.get(Number(id))?.url}` })?.id).toBe(id);
});

test.each([
  [
    { state: "failed" },
    "bank.db.achTransfers.findMany: there is no field 'state', did you mean 'status'? The fields are id, account_number, amount, ",
  ],
  [{ return: { cod: "R01" } }, "there is no field 'return.cod', did you mean 'code'?"],
  [{ internal: {} }, "there is no field 'internal'"],
  [{ toString: 1 }, "there is no field 'toString'"],
  [{ status: undefined }, "the field 'status' is undefined: leave it out, or give it a value."],
  [{ metadata: [] }, "the field 'metadata' can't be compared with a list: pass a query such as "],
  ["failed", 'takes a query such as (q) => q.where({ id: "1001" }), or an object of fields, got "failed".'],
  [null, "or an object of fields, got null."],
])("%j is refused, in an empty bank too (X204)", async (fields, message) => {
  for (const bank of [mondayBank(), await bankWithTransfers()]) {
    expect(() => bank.db.achTransfers.findMany(fields as never)).toThrow(RangeError);
    expect(() => bank.db.achTransfers.findMany(fields as never)).toThrow(message);
    expect(() => bank.db.achTransfers.findFirst(fields as never)).toThrow(
      message.replace("findMany", "findFirst"),
    );
    expect(() => bank.db.achTransfers.count(fields as never)).toThrow(message.replace("findMany", "count"));
  }
});

test("connect and the control find by fields too, and refuse in the same words (X204)", async () => {
  const bank = await bankWithTransfers();
  const remote = connect({ baseUrl: "http://bank.test", fetch: (request) => bank.fetch(request) });
  const { achTransfers } = remote.db;
  expect(await achTransfers.findFirst({ status: "failed" })).toEqual(bank.db.achTransfers.get(1003));
  expect(await achTransfers.findFirst({ status: "succeeded" })).toBeUndefined();
  expect(await achTransfers.findFirst()).toEqual(bank.db.achTransfers.get(1001));
  expect(await achTransfers.findMany({ return: null, status: "pending" })).toEqual(
    bank.db.achTransfers.findMany({ status: "pending" }),
  );
  expect(await achTransfers.findMany({ status: "succeeded" })).toEqual([]);
  expect(await achTransfers.findMany()).toEqual(bank.db.achTransfers.all());
  expect(await achTransfers.count({ status: "pending" })).toBe(2);
  expect(await achTransfers.count()).toBe(4);
  await expect(achTransfers.findMany({ state: "failed" } as never)).rejects.toThrow(
    "bank.db.achTransfers.findMany: there is no field 'state', did you mean 'status'?",
  );
  expect(await statusAndBody(post(bank, "db/achTransfers/count", { status: "pending" }))).toEqual([200, 2]);
  expect(await statusAndBody(post(bank, "db/transfers/findMany", {}))).toMatchObject([
    404,
    { error: expect.stringContaining('There is no collection "transfers"') },
  ]);
  expect((await post(bank, "db/achTransfers/findFirst", { status: "x", amonut: 1 })).status).toBe(400);
});

test("what a query finds by one field, its value finds as well (X204)", async () => {
  const { db } = await bankWithTransfers();
  const fields = ["id", "status", "amount", "direction", "sec_code", "batch_id"] as const;
  fc.assert(
    fc.property(fc.constantFrom(...fields), fc.constantFrom(...db.achTransfers.all()), (field, row) => {
      const found = db.achTransfers.findMany({ [field]: row[field] });
      expect(found).toEqual(db.achTransfers.findMany((q) => q.where((each) => each[field] === row[field])));
      expect(found).toContainEqual(row);
      expect(db.achTransfers.findFirst({ [field]: row[field] })).toEqual(found[0]);
      expect(db.achTransfers.count({ [field]: row[field] })).toBe(found.length);
    }),
  );
});
