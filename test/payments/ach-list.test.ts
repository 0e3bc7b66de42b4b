// Statements: P17, S10.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create, list } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";

/** Four transfers: 1001 for the 3rd, canceled; 1002 for the 5th, processing; 1003 for the 9th and 1004 for the 5th, pending. */
async function bankWithTransfers() {
  const bank = mondayBank();
  for (const day of ["2026-03-03", "2026-03-05", "2026-03-09", "2026-03-05"]) {
    await create(bank, "/v1/ach", { ...minimalTransfer, effective_date: day });
  }
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  await bank.simulate.achTransfers.process("1002");
  return bank;
}

test("transfers are listed as references, newest first (ACH-43)", async () => {
  const answer = await call(await bankWithTransfers(), "GET", "/v1/ach");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1004", type: "ach", url: "/v1/ach/1004" },
      { id: "1003", type: "ach", url: "/v1/ach/1003" },
      { id: "1002", type: "ach", url: "/v1/ach/1002" },
      { id: "1001", type: "ach", url: "/v1/ach/1001" },
    ],
    links: { first: "/v1/ach", next: null },
  });
});

test("filter[effective_date] keeps the transfers of that day and later (ACH-44)", async () => {
  const answer = await call(await bankWithTransfers(), "GET", "/v1/ach?filter[effective_date]=2026-03-05");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1004", type: "ach", url: "/v1/ach/1004" },
      { id: "1003", type: "ach", url: "/v1/ach/1003" },
      { id: "1002", type: "ach", url: "/v1/ach/1002" },
    ],
    links: { first: "/v1/ach?filter[effective_date]=2026-03-05", next: null },
  });
});

test("filter[status] keeps the transfers that have that status (ACH-45)", async () => {
  const bank = await bankWithTransfers();
  const idsOf = async (status: string) =>
    (await list(bank, `/v1/ach?filter[status]=${status}`)).data.map(({ id }) => id);
  expect(await idsOf("pending")).toEqual(["1004", "1003"]);
  expect(await idsOf("canceled")).toEqual(["1001"]);
  expect(await idsOf("processing")).toEqual(["1002"]);
  expect(await idsOf("succeeded")).toEqual([]);
  expect(await idsOf("failed")).toEqual([]);
  await bank.simulate.achTransfers.hold("1003");
  expect(await idsOf("hold")).toEqual(["1003"]);
});

test("filter[status] uses the status at the present time", async () => {
  const bank = await bankWithTransfers();
  await bank.clock.advance({ hours: 1 });
  expect((await list(bank, "/v1/ach?filter[status]=processing")).data.map(({ id }) => id)).toEqual([
    "1004",
    "1003",
    "1002",
  ]);
});

test("filter[batch_id] keeps the transfers of that batch (ACH-46)", async () => {
  const bank = await bankWithTransfers();
  await bank.simulate.achTransfers.process("1004");
  const batch = bank.db.achTransfers.get("1004")?.batch_id;
  const answer = await call(bank, "GET", `/v1/ach?filter[batch_id]=${batch}`);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1004", type: "ach", url: "/v1/ach/1004" },
      { id: "1002", type: "ach", url: "/v1/ach/1002" },
    ],
    links: { first: `/v1/ach?filter[batch_id]=${batch}`, next: null },
  });
});

test("a batch that does not exist has no transfers", async () => {
  const page = await list(await bankWithTransfers(), "/v1/ach?filter[batch_id]=a%26b%20c%5B%5D");
  expect(page).toEqual({
    data: [],
    links: { first: "/v1/ach?filter[batch_id]=a%26b%20c%5B%5D", next: null },
  });
});

test("filters combine with AND (P17)", async () => {
  const page = await list(
    await bankWithTransfers(),
    "/v1/ach?filter[status]=pending&filter[effective_date]=2026-03-06",
  );
  expect(page).toEqual({
    data: [{ id: "1003", type: "ach", url: "/v1/ach/1003" }],
    links: { first: "/v1/ach?filter[status]=pending&filter[effective_date]=2026-03-06", next: null },
  });
});

test.each([
  [
    "filter[effective_date]=tomorrow",
    "'filter[effective_date]' must be a real calendar day in the form YYYY-MM-DD, got \"tomorrow\".",
  ],
  [
    "filter[effective_date]=2026-02-30",
    "'filter[effective_date]' must be a real calendar day in the form YYYY-MM-DD, got \"2026-02-30\".",
  ],
  [
    "filter[effective_date]=",
    "'filter[effective_date]' must be a real calendar day in the form YYYY-MM-DD, got \"\".",
  ],
  [
    "filter[status]=done",
    "'filter[status]' must be one of pending, canceled, processing, succeeded, failed, hold.",
  ],
  [
    "filter[status]=",
    "'filter[status]' must be one of pending, canceled, processing, succeeded, failed, hold.",
  ],
  [
    "filter[status]=Pending",
    "'filter[status]' must be one of pending, canceled, processing, succeeded, failed, hold.",
  ],
  [
    "filter[amount]=1",
    "'filter[amount]' is not a filter of this list: the filters of this list are filter[effective_date], filter[status], filter[batch_id].",
  ],
  [
    "filter=pending",
    "'filter' is not a filter of this list: the filters of this list are filter[effective_date], filter[status], filter[batch_id].",
  ],
  ["filter[status]=pending&filter[status]=pending", "'filter[status]' must be given once only."],
])("the list refuses %s (P17)", async (query, error) => {
  const answer = await call(await bankWithTransfers(), "GET", `/v1/ach?${query}`);
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error });
});

test("every wrong filter is named in one text", async () => {
  const answer = await call(
    await bankWithTransfers(),
    "GET",
    "/v1/ach?filter[status]=done&page[limit]=0&filter[effective_date]=today",
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({
    error:
      "'page[limit]' must be a whole number from 1 to 10000, got 0. 'filter[effective_date]' must be a real calendar day in the form YYYY-MM-DD, got \"today\". 'filter[status]' must be one of pending, canceled, processing, succeeded, failed, hold.",
  });
});

test("the review status is a filter under the name it was given", async () => {
  const bank = mondayBank({ assumptions: { reviewStatus: "in_review" } });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold(1001);
  expect((await list(bank, "/v1/ach?filter[status]=in_review")).data.map(({ id }) => id)).toEqual(["1001"]);
  expect(await refusal(bank, "GET", "/v1/ach?filter[status]=hold")).toEqual([
    400,
    "'filter[status]' must be one of pending, canceled, processing, succeeded, failed, in_review.",
  ]);
});
