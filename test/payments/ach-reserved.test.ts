// Statements: P11.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { storedTransfer } from "./support.ts";

const reserved = [
  ["9000000000008201", { code: "R01", description: "Insufficient Funds" }],
  ["9000000000008202", { code: "R02", description: "Account Closed" }],
] as const;

test.each(reserved)(
  "a transfer to %s has failed in the answer to its creation (ACH-23, P11)",
  async (account, returned) => {
    const bank = mondayBank();
    const answer = await call(bank, "POST", "/v1/ach", {
      ...minimalTransfer,
      receiver_account_number: account,
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      data: {
        ...storedTransfer,
        batch_id: expect.any(String),
        receiver_account_number: account,
        return: returned,
        status: "failed",
      },
    });
    expect(bank.clock.nextEvent()).toBeNull();
    expect(bank.timeline("achTransfers", 1001)).toEqual([
      { at: "2026-03-02T15:00:00.000Z", status: "failed", cause: "request" },
    ]);
  },
);

test.each(reserved)(
  "transfers to a counterparty with account %s fail too (ACH-23, CP-1, P11)",
  async (account, returned) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: account });
    const row = await create(bank, "/v1/ach", minimalTransferTo(1001));
    expect(row).toMatchObject({
      status: "failed",
      return: returned,
      receiver_account_number: null,
      batch_id: expect.any(String),
    });
  },
);

test("the counterparty's account counts, not a reserved one sent with it", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const data = { ...minimalTransferTo(1001), receiver_account_number: "9000000000008201" };
  expect(await create(bank, "/v1/ach", data)).toMatchObject({ status: "pending", return: null });
});

test("a transfer that failed at once cannot be canceled or returned", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", { ...minimalTransfer, receiver_account_number: "9000000000008201" });
  expect((await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" })).status).toBe(409);
  await expect(bank.simulate.achTransfers.return(1001, "R03")).rejects.toThrow(
    "ACH transfer 1001 has status failed; return is possible only in status processing, succeeded.",
  );
});

test.each(reserved)(
  "on schedule, a transfer to %s fails when it would have succeeded (P11)",
  async (account, returned) => {
    const bank = mondayBank({ assumptions: { reservedAccounts: "on-schedule" } });
    const data = { ...minimalTransfer, receiver_account_number: account };
    const created = await create(bank, "/v1/ach", data);
    expect(created).toMatchObject({ status: "pending", return: null, batch_id: null });
    await bank.clock.advance({ hours: 1 });
    expect(bank.db.achTransfers.get(1001)).toMatchObject({ status: "processing", return: null });
    await bank.clock.advance({ days: 7 });
    expect(bank.db.achTransfers.get(1001)).toMatchObject({ status: "failed", return: returned });
    expect(bank.timeline("achTransfers", 1001)).toEqual([
      { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
      { at: "2026-03-02T16:00:00.000Z", status: "processing", cause: "clock" },
      { at: "2026-03-04T13:30:00.000Z", status: "failed", cause: "clock" },
    ]);
  },
);

test("on schedule, a transfer to a reserved account ends as an action on it says, unless it is released (X17)", async () => {
  const bank = mondayBank({ assumptions: { reservedAccounts: "on-schedule" } });
  const ach = bank.simulate.achTransfers;
  const data = { ...minimalTransfer, receiver_account_number: "9000000000008201" };
  for (const id of ["1001", "1002", "1003"]) expect((await create(bank, "/v1/ach", data)).id).toBe(id);
  await ach.hold(1003);
  expect(await ach.reject(1003)).toMatchObject({ status: "canceled", return: null });
  await bank.clock.advance({ hours: 1 });
  expect(await ach.settle(1001)).toMatchObject({ status: "succeeded", return: null });
  await ach.hold(1002);
  await bank.clock.advance({ days: 7 });
  expect(await ach.release(1002)).toMatchObject({ status: "processing", return: null });
  await bank.clock.advance({ days: 30 });
  const ends = bank.db.achTransfers.all().map(({ id, status }) => [id, status]);
  expect(ends).toEqual([
    ["1001", "succeeded"],
    ["1002", "failed"],
    ["1003", "canceled"],
  ]);
});

test("on schedule, a transfer through a counterparty with a reserved account fails too", async () => {
  const bank = mondayBank({ assumptions: { reservedAccounts: "on-schedule" } });
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: "9000000000008202" });
  await create(bank, "/v1/ach", minimalTransferTo(1001));
  await bank.clock.advance({ days: 7 });
  expect(bank.db.achTransfers.get(1001)).toMatchObject({
    status: "failed",
    return: { code: "R02", description: "Account Closed" },
  });
});

test("on schedule, a transfer to a reserved account can be canceled while it is pending", async () => {
  const bank = mondayBank({ assumptions: { reservedAccounts: "on-schedule" } });
  await create(bank, "/v1/ach", { ...minimalTransfer, receiver_account_number: "9000000000008201" });
  expect((await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" })).status).toBe(200);
});
