// Statements: P1, P2, P18.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { call, create, retrieve } from "../support/call.ts";
import { refusal } from "../support/refusal.ts";
import { storedCounterparty } from "./support.ts";

test("a counterparty is created from its four required fields (CP-20)", async () => {
  const bank = mondayBank();
  const answer = await call(bank, "POST", "/v1/counterparties", {
    account_number: "12345678",
    account_type: "checking",
    name: "Ada Lovelace",
    routing_number: "021000021",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedCounterparty });
});

test("a counterparty is created with every field (CP-22)", async () => {
  const bank = mondayBank();
  const fields = {
    account_number: "AB-12-34",
    account_type: "savings",
    address_line1: "1 Main Street",
    address_line2: "Suite 7",
    city: "Springfield",
    state: "IL",
    country: "US",
    postal_code: "62701",
    description: "Pays on Fridays",
    email_address: "ada@example.com",
    metadata: { order: 7, tags: ["a", null] },
    name: "Ada Lovelace",
    routing_number: "021000021",
    wire_routing_number: "026009593",
  };
  const answer = await call(bank, "POST", "/v1/counterparties", fields);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedCounterparty, ...fields } });
});

test("the fields of a counterparty come in the order of CP-3 to CP-19", async () => {
  const bank = mondayBank();
  const { name, ...others } = minimalCounterparty;
  expect(Object.keys(await create(bank, "/v1/counterparties", { name, ...others }))).toEqual(
    Object.keys(storedCounterparty),
  );
});

test("a counterparty is retrieved by its id (CP-23)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "GET", "/v1/counterparties/1001");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedCounterparty });
});

test("an id that no counterparty has is a 404 (CP-27, CP-28)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  for (const id of [
    "1002",
    "1000",
    "0",
    "-1",
    "01001",
    "1001.0",
    "1e3",
    "abc",
    "%31001x",
    "1001%20",
    "null",
  ]) {
    const answer = await call(bank, "GET", `/v1/counterparties/${id}`);
    expect([id, answer.status, answer.body]).toEqual([
      id,
      404,
      { error: "There is no counterparty with this id: take one from the list at /v1/counterparties." },
    ]);
  }
});

test("an update changes what is sent and leaves the rest (CP-24, CONV-6)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", { ...minimalCounterparty, city: "Springfield" });
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", {
    name: "Ada King",
    description: "Renamed",
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: { ...storedCounterparty, city: "Springfield", name: "Ada King", description: "Renamed" },
  });
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual({
    ...storedCounterparty,
    city: "Springfield",
    name: "Ada King",
    description: "Renamed",
  });
});

test("every updatable field can be updated (CP-25)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const update = {
    address_line1: "1 Main Street",
    address_line2: "Suite 7",
    city: "Springfield",
    state: "IL",
    country: "US",
    postal_code: "62701",
    description: "Pays on Fridays",
    email_address: "ada@example.com",
    metadata: { order: 7 },
    name: "Ada King",
    wire_routing_number: "026009593",
  };
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", update);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedCounterparty, ...update } });
});

test("an update without fields changes nothing", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", {});
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: storedCounterparty });
});

test("account number, account type and routing number are not updatable (CP-25, S6)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const update = { account_number: "99", account_type: "savings", routing_number: "026009593", city: "Rome" };
  const answer = await call(bank, "PATCH", "/v1/counterparties/1001", update);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { ...storedCounterparty, city: "Rome" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'account_number' is not taken by this call and was ignored.",
    "'account_type' is not taken by this call and was ignored.",
    "'routing_number' is not taken by this call and was ignored.",
  ]);
});

test("strict refuses to update what is not updatable (S6)", async () => {
  const bank = mondayBank({ strict: true });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(
    await refusal(bank, "PATCH", "/v1/counterparties/1001", { account_number: "99", city: "Rome" }),
  ).toEqual([400, "'account_number' is not taken by this call: leave it out."]);
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual(storedCounterparty);
});

test("counterparties are listed as references, newest first (CP-26)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "GET", "/v1/counterparties");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    data: [
      { id: "1002", type: "counterparty", url: "/v1/counterparties/1002" },
      { id: "1001", type: "counterparty", url: "/v1/counterparties/1001" },
    ],
    links: { first: "/v1/counterparties", next: null },
  });
});

test("a list without counterparties is empty", async () => {
  const answer = await call(mondayBank(), "GET", "/v1/counterparties");
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: [], links: { first: "/v1/counterparties", next: null } });
});

test("a counterparty cannot be deleted (CP-27, P18)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const answer = await call(bank, "DELETE", "/v1/counterparties/1001");
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")?.split(", ").sort()).toEqual(["GET", "PATCH"]);
  expect(answer.body).toEqual({ error: "DELETE is not a method of this path: it takes GET, PATCH." });
  expect(bank.db.counterparties.count()).toBe(1);
});

test("a counterparty has no status, and time changes nothing of it (CP-2)", async () => {
  const bank = mondayBank();
  const created = await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(created).not.toHaveProperty("status");
  await bank.clock.advance({ days: 400 });
  expect(await retrieve(bank, "/v1/counterparties/1001")).toEqual(created);
  expect((await call(bank, "GET", "/v1/counterparties?filter[status]=pending")).status).toBe(400);
  expect(bank.allowedActions("counterparties", 1001)).toEqual([]);
});
