import { expect, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer, minimalTransferTo } from "../support/bodies.ts";
import { call } from "../support/call.ts";

const address = {
  ...{ street_line1: "1 Main Street", city: "Dover", state: "DE" },
  ...{ postal_code: "19901", country: "US" },
};
const parent = { name: "Holding", address_id: 1005, country: "US", percent_ownership: 40 };
const ident = {
  ...{ document_type: "passport", country: "US", file_id: 1001, number: "TEST-1" },
  ...{ first_name: "Grace", last_name: "Hopper" },
};

/** What the copy of the last request does, its own request included where that changes something. */
async function doneByCopy(bank: Bank): Promise<readonly string[]> {
  let made: Bank | undefined;
  await runCopiedTest(await copiedTest(copied(bank)), (options) => {
    made = createBank({ ...options, record: true });
    return made;
  });
  const { calls } = (await made?.recipe()) ?? { calls: [] };
  return calls.map((one) => {
    if ("request" in one) return one.request;
    if ("simulate" in one) return one.simulate;
    return "progress" in one ? `progress ${JSON.stringify(one.progress)}` : "advance";
  });
}

/** A bank with a scenario in which parent company 1001 has address 1004, and in which the company then moves to a new one. */
async function moved() {
  const bank = mondayBank({ scenario: scenarios.onboardingInReview, record: true });
  await bank.ready;
  await call(bank, "POST", "/v1/addresses", address);
  await call(bank, "POST", "/v1/parent_companies", parent);
  await call(bank, "PATCH", "/v1/parent_companies/1002", { name: "Other" });
  await call(bank, "POST", "/v1/logins", { login_name: "ada" });
  await call(bank, "PATCH", "/v1/gov_idents/1001", ident);
  await call(bank, "PATCH", "/v1/persons/1001", { title: "Owner" });
  await call(bank, "PATCH", "/v1/parent_companies/1001", { name: 7 });
  await call(bank, "PATCH", "/v1/parent_companies/1001", { address_id: 1005 });
  return bank;
}

test("before a row is deleted, a copy changes the rows of the scenario that may have used it (X253)", async () => {
  const bank = await moved();
  await call(bank, "DELETE", "/v1/addresses/1004");
  expect(bank.log.entries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 400, 200, 204]);
  expect(await doneByCopy(bank)).toEqual([
    "POST /v1/addresses",
    "PATCH /v1/persons/1001",
    "PATCH /v1/parent_companies/1001",
    "DELETE /v1/addresses/1004",
  ]);
});

test("before a row is changed, a copy leaves other rows as they are, and one that is refused as well (X253)", async () => {
  const bank = await moved();
  await call(bank, "PATCH", "/v1/addresses/1004", address);
  expect(await doneByCopy(bank)).toEqual(["PATCH /v1/addresses/1004"]);
  await call(bank, "PATCH", "/v1/addresses/1005", { city: 7 });
  expect(bank.log.entries.at(-1)?.status).toBe(400);
  expect(await doneByCopy(bank)).toEqual(["POST /v1/addresses"]);
});

test("before a row is refused to be deleted, a copy makes and changes the rows that use it (X253)", async () => {
  const bank = await moved();
  await call(bank, "DELETE", "/v1/addresses/1005");
  expect(bank.log.entries.at(-1)?.status).toBe(409);
  expect(await doneByCopy(bank)).toEqual([
    "POST /v1/addresses",
    "POST /v1/parent_companies",
    "PATCH /v1/parent_companies/1002",
    "PATCH /v1/parent_companies/1001",
  ]);
});

test("before a name is refused because it is taken, a copy makes the other rows of the collection (X253)", async () => {
  const bank = await moved();
  await call(bank, "POST", "/v1/logins", { login_name: "eve" });
  await call(bank, "POST", "/v1/logins", { login_name: "ada" });
  expect(bank.log.entries.at(-1)?.status).toBe(409);
  expect(await doneByCopy(bank)).toEqual(["POST /v1/logins", "POST /v1/logins"]);
});

test("a copy of another request makes the row that it is about and what that refers to, and sets what holds for all rows (X253)", async () => {
  const bank = mondayBank({ record: true });
  await call(bank, "POST", "/v1/counterparties", minimalCounterparty);
  await call(bank, "POST", "/v1/counterparties", minimalCounterparty);
  await call(bank, "POST", "/v1/ach", minimalTransferTo("1002"));
  await bank.simulate.achTransfers.hold("1001");
  await bank.progress.set({ companies: "manual" });
  bank.faults.add({ times: 1, then: "refuse" });
  await expect(call(bank, "PATCH", "/v1/ach/1001", { description: "Lost" })).rejects.toThrow(TypeError);
  await bank.clock.advance({ hours: 1 });
  await call(bank, "POST", "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold("1002");
  await call(bank, "GET", "/v1/ach/1001");
  expect(await doneByCopy(bank)).toEqual([
    "POST /v1/counterparties",
    "POST /v1/ach",
    "achTransfers/1001/hold",
    'progress {"companies":"manual"}',
    "advance",
  ]);
});
