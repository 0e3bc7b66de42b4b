import { getResponse } from "msw";
import { expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { withHandlers } from "../../src/bank/with-handlers.ts";
import type { Bank } from "../../src/index.ts";
import { isControlPath } from "../../src/remote/paths.ts";
import { call, retrieve } from "../support/call.ts";
import { post, read } from "../support/control.ts";
import { pickupBank, START } from "./pickups.ts";
import { connectWithPickups, createBankWithPickups } from "./registry.ts";

const minimalPickup = { amount: 5_000, receiver_name: "Ada Lovelace", routing_number: "021000021" };

const created = {
  id: "1001",
  amount: 5_000,
  counterparty_id: null,
  reason: "",
  receiver_name: "Ada Lovelace",
  routing_number: "021000021",
  speed: "normal",
  status: "pending",
  type: "cash_pickup",
  url: "/v1/cash_pickups/1001",
};

async function bankWithPickup() {
  const bank = pickupBank();
  await call(bank, "POST", "/v1/cash_pickups", minimalPickup);
  return bank;
}

test("its endpoints answer", async () => {
  const bank = pickupBank();
  expect(await call(bank, "POST", "/v1/cash_pickups", minimalPickup)).toMatchObject({
    status: 200,
    body: { data: created },
  });
  expect(await call(bank, "GET", "/v1/cash_pickups/1001")).toMatchObject({
    status: 200,
    body: { data: created },
  });
  expect((await call(bank, "GET", "/v1/cash_pickups?filter[status]=pending")).body).toEqual({
    data: [{ id: "1001", type: "cash_pickup", url: "/v1/cash_pickups/1001" }],
    links: { first: "/v1/cash_pickups?filter[status]=pending", next: null },
  });
  expect((await call(bank, "PATCH", "/v1/cash_pickups/1001", { status: "canceled" })).body).toEqual({
    data: { ...created, status: "canceled" },
  });
});

test("its requests are refused as those of any resource are", async () => {
  const bank = pickupBank();
  expect(
    (await call(bank, "POST", "/v1/cash_pickups", { ...minimalPickup, counterparty_id: 7 })).body,
  ).toEqual({
    error: "'counterparty_id' must point to an existing counterparty, but there is none with id 7.",
  });
  expect((await call(bank, "GET", "/v1/cash_pickups/7")).body).toEqual({
    error: "There is no cash pickup with this id: take one from the list at /v1/cash_pickups.",
  });
  expect((await call(bank, "DELETE", "/v1/cash_pickups/7")).status).toBe(405);
});

test("its handlers are among those of the bank", async () => {
  const bank = await bankWithPickup();
  const request = new Request("https://bank.test/v1/cash_pickups/1001", {
    headers: { Authorization: "Bearer x" },
  });
  expect((await getResponse(withHandlers(bank, isControlPath).handlers, request))?.status).toBe(200);
});

test("its rows are a collection of bank.db", async () => {
  const bank = await bankWithPickup();
  expect(bank.db.cashPickups.all()).toEqual([created]);
  expect(bank.db.cashPickups.findFirst((q) => q.where({ speed: "normal" }))?.receiver_name).toBe(
    "Ada Lovelace",
  );
  expect(Object.keys(bank.db).at(-1)).toBe("cashPickups");
});

test("time moves its rows, and the timeline says what did", async () => {
  const bank = await bankWithPickup();
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-02T16:00:00.000Z",
    collection: "cashPickups",
    id: "1001",
    event: "send",
  });
  await bank.clock.advance({ hours: 1 });
  expect(bank.timeline("cashPickups", 1001)).toEqual([
    { at: START, status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "sent", cause: "clock" },
  ]);
});

test("its progress can be chosen like that of any collection with timed steps (X80)", async () => {
  const bank = await bankWithPickup();
  expect(bank.progress.get()).toMatchObject({ achTransfers: "clock", cashPickups: "clock" });
  await bank.progress.set({ cashPickups: { reads: 2 } });
  const statuses = [
    await retrieve(bank, "/v1/cash_pickups/1001"),
    await retrieve(bank, "/v1/cash_pickups/1001"),
  ];
  expect(statuses.map(({ status }) => status)).toEqual(["pending", "sent"]);
  const copy = createBankWithPickups({ progress: { cashPickups: "manual" } });
  await copy.restore(bank.snapshot());
  expect(copy.progress.get().cashPickups).toEqual({ reads: 2 });
});

test("its reserved value acts", async () => {
  const bank = pickupBank();
  await call(bank, "POST", "/v1/cash_pickups", { ...minimalPickup, receiver_name: "TEST REJECTED" });
  await bank.clock.advance({ hours: 1 });
  expect(bank.db.cashPickups.get("1001")?.status).toBe("rejected");
});

test("its actions are functions of bank.simulate, with their arguments", async () => {
  const bank = await bankWithPickup();
  const { cashPickups } = bank.simulate;
  expect(bank.allowedActions("cashPickups", 1001)).toEqual(["send", "reject", "cancel"]);
  expect(await cashPickups.retry(1001, { times: 2 })).toEqual({ attempts: 3 });
  expect(await cashPickups.reject("1001", "No such bank")).toEqual({
    ...created,
    status: "rejected",
    reason: "No such bank",
  });
  await expect(cashPickups.send(1001)).rejects.toThrow(
    "cash pickup 1001 has status rejected; send is possible only in status pending.",
  );
  await expect(cashPickups.reject(1001, 5 as never)).rejects.toThrow(
    "reject: 'reason' must be a reason, got 5.",
  );
  await expect(cashPickups.send(7)).rejects.toThrow("There is no cash pickup with id 7.");
});

test("a warning of an action is in the log under its control path", async () => {
  const bank = await bankWithPickup();
  await bank.simulate.cashPickups.retry(1001, { times: 5 });
  expect(bank.log.entries.at(-1)).toMatchObject({
    path: "/_sandbank/simulate/cashPickups/1001/retry",
    warnings: ["Cash pickup 1001 was tried 6 times."],
  });
});

test("a snapshot carries its rows and timers", async () => {
  const bank = await bankWithPickup();
  const other = pickupBank();
  await other.restore(bank.snapshot());
  await other.clock.advance({ hours: 1 });
  expect(other.db.cashPickups.all()).toEqual([{ ...created, status: "sent" }]);
});

test("the control over HTTP reads it and acts on it", async () => {
  const bank = await bankWithPickup();
  expect((await read(bank, "db/cashPickups")).body).toEqual([created]);
  expect((await read(bank, "allowedActions/cashPickups/1001")).body).toEqual(["send", "reject", "cancel"]);
  expect((await read(bank, "resources")).body).toHaveProperty("cashPickups.noun", "cash pickup");
  expect((await post(bank, "simulate/cashPickups/1001/reject", { reason: "Closed" })).body).toMatchObject({
    status: "rejected",
    reason: "Closed",
  });
});

test("connect has it under the same names", async () => {
  const bank = await bankWithPickup();
  // The server takes any bank: what it asks of one does not depend on the resources.
  const server = await serve(bank as unknown as Bank, { port: 0 });
  const remote = connectWithPickups({ baseUrl: server.url });
  expect(await remote.db.cashPickups.get(1001)).toEqual(created);
  expect(await remote.allowedActions("cashPickups", 1001)).toEqual(["send", "reject", "cancel"]);
  expect(await remote.simulate.cashPickups.retry(1001, { times: 1 })).toEqual({ attempts: 2 });
  expect((await remote.resources()).cashPickups.plural).toBe("Cash pickups");
  await server.close();
});
