// Statements: P15.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";
import { storedTransfer } from "./support.ts";

test("a transfer is retrieved by its id (ACH-40)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "GET", "/v1/ach/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedTransfer });
});

test("an id that no transfer has is a 404 for GET and for PATCH with any body", async () => {
  const bank = mondayBank();
  for (const [method, data] of [
    ["GET"],
    ["PATCH", { status: "canceled" }],
    ["PATCH", { status: 7 }],
  ] as const) {
    expect(await refusal(bank, method, "/v1/ach/1001", data)).toEqual([
      404,
      "There is no ACH transfer with this id: take one from the list at /v1/ach.",
    ]);
  }
});

test("a pending transfer is canceled (ACH-2, ACH-32, ACH-41)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedTransfer, status: "canceled" } });
});

test("a canceled transfer stays canceled, without a batch (ACH-25)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  await bank.clock.advance({ days: 30 });
  expect(await retrieve(bank, "/v1/ach/1001")).toEqual({ ...storedTransfer, status: "canceled" });
});

test.each([
  [{}, "'status' is required."],
  [{ status: null }, "'status' must be \"canceled\", the only status that can be set, got null."],
  [
    { status: "succeeded" },
    '\'status\' must be "canceled", the only status that can be set, got "succeeded".',
  ],
  [{ status: "Canceled" }, '\'status\' must be "canceled", the only status that can be set, got "Canceled".'],
  [{ status: ["canceled"] }, "'status' must be \"canceled\", the only status that can be set, got an array."],
])("a transfer is not updated with %j (P15)", async (data, error) => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(bank.snapshot());
  const answer = await call(bank, "PATCH", "/v1/ach/1001", data);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error });
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("a cancel takes no other field", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const answer = await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled", amount: 1, metadata: {} });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedTransfer, status: "canceled" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'amount' is not taken by this call and was ignored.",
    "'metadata' is not taken by this call and was ignored.",
  ]);
});

test("only a pending transfer can be canceled (ACH-2, ACH-26, ACH-47, P15)", async () => {
  const bank = mondayBank();
  const reach = {
    processing: (id: string) => bank.simulate.achTransfers.process(id),
    succeeded: (id: string) =>
      bank.simulate.achTransfers.process(id).then(() => bank.simulate.achTransfers.settle(id)),
    failed: (id: string) =>
      bank.simulate.achTransfers.process(id).then(() => bank.simulate.achTransfers.return(id, "R03")),
    hold: (id: string) => bank.simulate.achTransfers.hold(id),
    canceled: (id: string) => call(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" }),
  };
  for (const [status, to] of Object.entries(reach)) {
    const { id, url } = await create(bank, "/v1/ach", minimalTransfer);
    await to(id);
    expect(await refusal(bank, "PATCH", String(url), { status: "canceled" })).toEqual([
      409,
      `'status' is ${status}: only a transfer whose status is pending can be canceled.`,
    ]);
    expect(bank.log.entries.at(-1)?.issues.map(({ field, rule }) => [field, rule])).toEqual([
      ["status", "P15"],
    ]);
  }
});
