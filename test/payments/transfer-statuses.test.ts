import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

const cancel = { status: "canceled" };

test.each(["credit", "debit"])(
  "ACH-1: a %s is between an account of the client and a receiver",
  async (direction) => {
    const bank = mondayBank();
    await create(bank, "/v1/ach", { ...minimalTransfer, direction });
    expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({
      account_number: "4000000011",
      amount: 12_500,
      direction,
      receiver_account_number: "12345678",
      receiver_name: "Ada Lovelace",
      receiver_routing_number: "021000021",
    });
  },
);

test("ACH-2, ACH-20: a transfer is followed from pending through processing to succeeded", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const statuses = [(await retrieve(bank, "/v1/ach/1001")).status];
  for (const step of [{ hours: 1 }, { bankingDays: 2 }]) {
    await bank.clock.advance(step);
    statuses.push((await retrieve(bank, "/v1/ach/1001")).status);
  }
  expect(statuses).toEqual(["pending", "processing", "succeeded"]);
});

test("ACH-2, ACH-24, ACH-27: a transfer can be canceled until it is processed, which takes minutes or hours", async () => {
  const bank = mondayBank();
  for (const effective_date of ["2026-03-02", "2026-03-03"]) {
    await create(bank, "/v1/ach", { ...minimalTransfer, effective_date });
  }
  await bank.clock.advance({ minutes: 59 });
  expect((await call(bank, "PATCH", "/v1/ach/1001", cancel)).status).toBe(200);
  await bank.clock.advance({ hours: 23 });
  expect(await retrieve(bank, "/v1/ach/1002")).toMatchObject({ status: "processing" });
  expect((await call(bank, "PATCH", "/v1/ach/1002", cancel)).status).toBe(409);
});

test.each(["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08"])(
  "ACH-3: a transfer of the standard service that is sent on %s takes one or two business days",
  async (day) => {
    const bank = mondayBank({ clock: { start: `${day}T15:00:00Z` } });
    await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: day });
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.clock.advance({ bankingDays: 2 });
    for (const id of [1001, 1002]) {
      expect((await retrieve(bank, `/v1/ach/${id}`)).status).toBe("succeeded");
      const [at = ""] = bank
        .timeline("achTransfers", id)
        .map((step) => step.at)
        .slice(-1);
      expect(at.slice(0, 10) > day).toBe(true);
    }
  },
);

test("ACH-7, ACH-33: a batch_id is null until the transfer is processed, and is then a text that stays", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  expect((await retrieve(bank, "/v1/ach/1001")).batch_id).toBeNull();
  await bank.clock.advance({ hours: 1 });
  const { status, batch_id } = await retrieve(bank, "/v1/ach/1001");
  expect([status, batch_id]).toEqual(["processing", expect.stringMatching(/./)]);
  await bank.clock.advance({ bankingDays: 2 });
  expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "succeeded", batch_id });
});

test("ACH-9: the currency of a transfer is always usd, whatever the case in which it was sent", async () => {
  const bank = mondayBank();
  for (const sent of [{}, { currency: "usd" }, { currency: "USD" }]) {
    expect(await create(bank, "/v1/ach", { ...minimalTransfer, ...sent })).toMatchObject({ currency: "usd" });
  }
  for (const currency of ["eur", "", 840]) {
    expect(await refusal(bank, "POST", "/v1/ach", { ...minimalTransfer, currency })).toEqual([
      400,
      expect.stringContaining("'currency'"),
    ]);
  }
});

test("ACH-17, ACH-29: a return is null unless the transfer was returned, and then has a code and a description", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/ach", { ...minimalTransfer, receiver_account_number: "9000000000008201" });
  await bank.clock.advance({ bankingDays: 3 });
  expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "succeeded", return: null });
  expect(await retrieve(bank, "/v1/ach/1002")).toMatchObject({
    status: "failed",
    return: { code: "R01", description: "Insufficient Funds" },
  });
});

test("ACH-23: each reserved account fails its transfers, through a counterparty too", async () => {
  const bank = mondayBank();
  for (const [account, code] of [
    ["9000000000008201", "R01"],
    ["9000000000008202", "R02"],
  ]) {
    const { id } = await create(bank, "/v1/counterparties", {
      ...minimalCounterparty,
      account_number: account,
    });
    const failed = { status: "failed", return: { code, description: expect.any(String) } };
    expect(await create(bank, "/v1/ach", minimalTransferTo(id))).toMatchObject(failed);
    const named = { ...minimalTransfer, receiver_account_number: account };
    expect(await create(bank, "/v1/ach", named)).toMatchObject(failed);
  }
});

test("ACH-25, ACH-26: only a pending transfer can be canceled, which is then never processed", async () => {
  const bank = mondayBank();
  const { process, settle, hold, return: sendBack } = bank.simulate.achTransfers;
  const way: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    pending: async () => {},
    processing: process,
    succeeded: (id) => process(id).then(() => settle(id)),
    failed: (id) => process(id).then(() => sendBack(id, "R03")),
    canceled: (id) => call(bank, "PATCH", `/v1/ach/${id}`, cancel),
    hold,
  };
  const answers: [string, number, unknown][] = [];
  for (const [status, reach] of Object.entries(way)) {
    const { id } = await create(bank, "/v1/ach", minimalTransfer);
    await reach(id);
    const answer = await call(bank, "PATCH", `/v1/ach/${id}`, cancel);
    answers.push([status, answer.status, (await retrieve(bank, `/v1/ach/${id}`)).status]);
  }
  expect(answers).toEqual([
    ["pending", 200, "canceled"],
    ["processing", 409, "processing"],
    ["succeeded", 409, "succeeded"],
    ["failed", 409, "failed"],
    ["canceled", 409, "canceled"],
    ["hold", 409, "hold"],
  ]);
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "canceled", batch_id: null });
});

test("ACH-30: a transfer under review waits until people have decided, under the name that the bank has for it", async () => {
  for (const [options, name] of [
    [{}, "hold"],
    [{ assumptions: { reviewStatus: "in_review" } }, "in_review"],
  ] as const) {
    const bank = mondayBank(options);
    await create(bank, "/v1/ach", minimalTransfer);
    await bank.simulate.achTransfers.hold(1001);
    await bank.clock.advance({ days: 30 });
    expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: name });
    await bank.simulate.achTransfers.release(1001);
    await bank.clock.advance({ bankingDays: 2 });
    expect(await retrieve(bank, "/v1/ach/1001")).toMatchObject({ status: "succeeded" });
  }
});

test.each(["account_number", "amount", "direction", "sec_code"])(
  "ACH-37: a create requires %s, with a receiver and with a counterparty",
  async (field) => {
    const bank = mondayBank();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    for (const minimal of [minimalTransfer, minimalTransferTo(1001)]) {
      expect(await refusal(bank, "POST", "/v1/ach", { ...minimal, [field]: undefined })).toEqual([
        400,
        `'${field}' is required.`,
      ]);
      expect((await call(bank, "POST", "/v1/ach", minimal)).status).toBe(200);
    }
  },
);

test("ACH-38: a create takes effective_date, service, metadata and counterparty_id too, and no other field", async () => {
  const bank = mondayBank({ strict: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const fields = { effective_date: "2026-03-02", service: "same-day", metadata: { invoice: "A-17" } };
  const sent = { ...minimalTransferTo(1001), ...fields };
  expect(await create(bank, "/v1/ach", sent)).toMatchObject(sent);
  for (const field of ["id", "batch_id", "return", "status", "type", "url", "memo"]) {
    expect(await refusal(bank, "POST", "/v1/ach", { ...sent, [field]: "x" })).toEqual([
      400,
      `'${field}' is not taken by this call: leave it out.`,
    ]);
  }
});

test.each(["receiver_account_number", "receiver_account_type", "receiver_name", "receiver_routing_number"])(
  "ACH-39: without a counterparty_id a create requires %s",
  async (field) => {
    const bank = mondayBank();
    expect(await refusal(bank, "POST", "/v1/ach", { ...minimalTransfer, [field]: undefined })).toEqual([
      400,
      `'${field}' is required when no counterparty_id is sent.`,
    ]);
  },
);

test("ACH-47: a refusal of a transfer has the status of its cause and a body with an error (S1, S2)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(1001);
  for (const [method, path, data, status] of [
    ["POST", "/v1/ach", {}, 400],
    ["GET", "/v1/ach?filter[status]=done", undefined, 400],
    ["PATCH", "/v1/ach/1001", { status: "pending" }, 400],
    ["GET", "/v1/ach/1002", undefined, 404],
    ["PATCH", "/v1/ach/1001", cancel, 409],
  ] as const) {
    const answer = await call(bank, method, path, data);
    expect([method, path, answer.status, answer.body]).toEqual([
      method,
      path,
      status,
      { error: expect.any(String) },
    ]);
  }
});
