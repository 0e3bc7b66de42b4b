// Statements: P13.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

test("transfers picked up in the same clock hour, of one account and service, share a batch (P13, X16)", async () => {
  const bank = mondayBank({ clock: { start: "2026-03-02T15:05:00Z" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ minutes: 54 });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ minutes: 1 });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ hours: 2 });
  const [at1605, at1659, at1700] = bank.db.achTransfers.all().map(({ batch_id }) => batch_id);
  expect(at1605).toEqual(expect.any(String));
  expect(at1659).toBe(at1605);
  expect(at1700).toEqual(expect.any(String));
  expect(at1700).not.toBe(at1605);
});

test("another originating account or another service makes another batch (P13)", async () => {
  const bank = mondayBank({ assumptions: { ach: { sameDayProcessAfterMinutes: 60 } } });
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", { ...minimalTransfer, account_number: "4000000022" });
  await create(bank, "/v1/ach", { ...minimalTransfer, service: "same-day" });
  await create(bank, "/v1/ach", { ...minimalTransfer, direction: "debit", sec_code: "web" });
  await bank.clock.advance({ hours: 1 });
  const batches = bank.db.achTransfers.all().map(({ batch_id }) => batch_id);
  expect(new Set(batches).size).toBe(3);
  expect(batches[3]).toBe(batches[0]);
});

test("the same clock hour of another day makes another batch", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 1 });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 1 });
  const [first, second] = bank.db.achTransfers.all().map(({ batch_id }) => batch_id);
  expect(second).not.toBe(first);
});

test("a batch stays the same through success, return and review (ACH-7, ACH-33)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const { batch_id } = await bank.simulate.achTransfers.process(1001);
  expect(batch_id).toEqual(expect.any(String));
  expect(await bank.simulate.achTransfers.hold(1001)).toMatchObject({ status: "hold", batch_id });
  expect(await bank.simulate.achTransfers.release(1001)).toMatchObject({ status: "processing", batch_id });
  expect(await bank.simulate.achTransfers.settle(1001)).toMatchObject({ status: "succeeded", batch_id });
  expect(await bank.simulate.achTransfers.return(1001, "R10")).toMatchObject({ status: "failed", batch_id });
});

test("a canceled transfer and a pending one have no batch (P13)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  expect(bank.db.achTransfers.all().map(({ batch_id }) => batch_id)).toEqual([null, null]);
});
