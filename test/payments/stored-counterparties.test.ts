import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransferTo } from "../support/bodies.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

test("CP-1: a transfer to a counterparty needs its id and none of its account details", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, account_number: "9000000000008202" });
  // The account of the counterparty is a reserved one, so the transfer shows where it was sent.
  expect(await create(bank, "/v1/ach", { ...minimalTransferTo(1001), direction: "debit" })).toMatchObject({
    counterparty_id: 1001,
    status: "failed",
    return: { code: "R02" },
  });
});

test("CP-2: a counterparty has no status, and time changes nothing of it", async () => {
  const bank = mondayBank();
  const created = await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(created).not.toHaveProperty("status");
  await bank.clock.advance({ days: 400 });
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual(created);
  expect((await call(bank, "GET", "/v1/counterparties?filter[status]=pending")).status).toBe(400);
  expect(bank.allowedActions("counterparties", 1001)).toEqual([]);
});

test.each(["account_number", "account_type", "name", "routing_number"])(
  "CP-21: a create requires %s, and the four of them are enough",
  async (field) => {
    const bank = mondayBank();
    expect(
      await refusal(bank, "POST", "/v1/counterparties", {
        ...minimalCounterparty,
        [field]: undefined,
      }),
    ).toEqual([400, `'${field}' is required.`]);
    expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(200);
  },
);

test("CP-26: a page of counterparties has references of type counterparty, and a path to the next page", async () => {
  const bank = mondayBank();
  for (let count = 0; count < 3; count += 1) await create(bank, "/v1/counterparties", minimalCounterparty);
  const { data, links } = await list(bank, "/v1/counterparties?page[limit]=2");
  expect(data).toEqual([
    { id: "1003", type: "counterparty", url: "/v1/counterparties/1003" },
    { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
  ]);
  expect((await list(bank, String(links.next))).data.map(({ id }) => id)).toEqual(["1001"]);
});

test("CP-27, CP-28: a refusal about a counterparty has the status of its cause and a body with an error (P18, S1, S2)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  for (const [method, path, data, status] of [
    ["POST", "/v1/counterparties", {}, 400],
    ["PATCH", "/v1/counterparties/1001", { name: "" }, 400],
    ["GET", "/v1/counterparties/1002", undefined, 404],
    ["DELETE", "/v1/counterparties/1001", undefined, 405],
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
