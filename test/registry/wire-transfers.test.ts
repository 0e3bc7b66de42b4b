import { getResponse } from "msw";
import { expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { withHandlers } from "../../src/bank/with-handlers.ts";
import type { Bank } from "../../src/index.ts";
import { isControlPath } from "../../src/remote/paths.ts";
import { call, retrieve } from "../support/call.ts";
import { post, read } from "../support/control.ts";
import { connectWithWires, createBankWithWires } from "./registry.ts";

/*
 * A resource that was added with one folder and one line, in every place where a resource appears.
 */

const START = "2026-03-02T15:00:00.000Z";
const minimalWire = { amount: 5_000, receiver_name: "Ada Lovelace", routing_number: "021000021" };
const created = {
  id: "1001",
  amount: 5_000,
  counterparty_id: null,
  reason: "",
  receiver_name: "Ada Lovelace",
  routing_number: "021000021",
  speed: "normal",
  status: "pending",
  type: "wire",
  url: "/v1/wires/1001",
};

const wireBank = () =>
  createBankWithWires({ baseUrl: "https://bank.test", clock: { start: START, paused: true } });

async function bankWithWire() {
  const bank = wireBank();
  await call(bank, "POST", "/v1/wires", minimalWire);
  return bank;
}

test("its endpoints answer", async () => {
  const bank = wireBank();
  expect(await call(bank, "POST", "/v1/wires", minimalWire)).toMatchObject({
    status: 200,
    body: { data: created },
  });
  expect(await call(bank, "GET", "/v1/wires/1001")).toMatchObject({ status: 200, body: { data: created } });
  expect((await call(bank, "GET", "/v1/wires?filter[status]=pending")).body).toEqual({
    data: [{ id: "1001", type: "wire", url: "/v1/wires/1001" }],
    links: { first: "/v1/wires?filter[status]=pending", next: null },
  });
  expect((await call(bank, "PATCH", "/v1/wires/1001", { status: "canceled" })).body).toEqual({
    data: { ...created, status: "canceled" },
  });
});

test("its requests are refused as those of any resource are", async () => {
  const bank = wireBank();
  expect((await call(bank, "POST", "/v1/wires", { ...minimalWire, counterparty_id: 7 })).body).toEqual({
    error: "'counterparty_id' must point to an existing counterparty, but there is none with id 7.",
  });
  expect((await call(bank, "GET", "/v1/wires/7")).body).toEqual({
    error: "There is no wire transfer with this id: take one from the list at /v1/wires.",
  });
  expect((await call(bank, "DELETE", "/v1/wires/7")).status).toBe(405);
});

test("its handlers are among those of the bank", async () => {
  const bank = await bankWithWire();
  const request = new Request("https://bank.test/v1/wires/1001", { headers: { Authorization: "Bearer x" } });
  expect((await getResponse(withHandlers(bank, isControlPath).handlers, request))?.status).toBe(200);
});

test("its rows are a collection of bank.db", async () => {
  const bank = await bankWithWire();
  expect(bank.db.wireTransfers.all()).toEqual([created]);
  expect(bank.db.wireTransfers.findFirst((q) => q.where({ speed: "normal" }))?.receiver_name).toBe(
    "Ada Lovelace",
  );
  expect(Object.keys(bank.db).at(-1)).toBe("wireTransfers");
});

test("time moves its rows, and the timeline says what did", async () => {
  const bank = await bankWithWire();
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-03-02T16:00:00.000Z",
    collection: "wireTransfers",
    id: "1001",
    event: "send",
  });
  await bank.clock.advance({ hours: 1 });
  expect(bank.timeline("wireTransfers", 1001)).toEqual([
    { at: START, status: "pending", cause: "request" },
    { at: "2026-03-02T16:00:00.000Z", status: "sent", cause: "clock" },
  ]);
});

test("its progress can be chosen like that of any collection with timed steps (X80)", async () => {
  const bank = await bankWithWire();
  expect(Object.keys(bank.progress.get())).toEqual([
    "achTransfers",
    "virtualCards",
    "companies",
    "wireTransfers",
  ]);
  await bank.progress.set({ wireTransfers: { reads: 2 } });
  const statuses = [await retrieve(bank, "/v1/wires/1001"), await retrieve(bank, "/v1/wires/1001")];
  expect(statuses.map(({ status }) => status)).toEqual(["pending", "sent"]);
  const copy = createBankWithWires({ progress: { wireTransfers: "manual" } });
  await copy.restore(bank.snapshot());
  expect(copy.progress.get().wireTransfers).toEqual({ reads: 2 });
});

test("its reserved value acts", async () => {
  const bank = wireBank();
  await call(bank, "POST", "/v1/wires", { ...minimalWire, receiver_name: "TEST REJECTED" });
  await bank.clock.advance({ hours: 1 });
  expect(bank.db.wireTransfers.get("1001")?.status).toBe("rejected");
});

test("its actions are functions of bank.simulate, with their arguments", async () => {
  const bank = await bankWithWire();
  const { wireTransfers } = bank.simulate;
  expect(bank.allowedActions("wireTransfers", 1001)).toEqual(["send", "reject", "cancel"]);
  expect(await wireTransfers.retry(1001, { times: 2 })).toEqual({ attempts: 3 });
  expect(await wireTransfers.reject("1001", "No such bank")).toEqual({
    ...created,
    status: "rejected",
    reason: "No such bank",
  });
  await expect(wireTransfers.send(1001)).rejects.toThrow(
    "wire transfer 1001 has status rejected; send is possible only in status pending.",
  );
  await expect(wireTransfers.reject(1001, 5 as never)).rejects.toThrow(
    "reject: 'reason' must be a reason, got 5.",
  );
  await expect(wireTransfers.send(7)).rejects.toThrow("There is no wire transfer with id 7.");
});

test("a warning of an action is in the log under its control path", async () => {
  const bank = await bankWithWire();
  await bank.simulate.wireTransfers.retry(1001, { times: 5 });
  expect(bank.log.entries.at(-1)).toMatchObject({
    path: "/_sandbank/simulate/wireTransfers/1001/retry",
    warnings: ["Wire transfer 1001 was tried 6 times."],
  });
});

test("bank.resources describes it, as plain data", () => {
  const { wireTransfers } = wireBank().resources;
  expect(JSON.parse(JSON.stringify(wireTransfers))).toEqual(wireTransfers);
  expect(wireTransfers).toEqual({
    collection: "wireTransfers",
    noun: "wire transfer",
    plural: "Wire transfers",
    area: "payments",
    path: "/v1/wires",
    type: "wire",
    statuses: [
      { name: "pending", tone: "wait" },
      { name: "sent", tone: "good" },
      { name: "rejected", tone: "bad" },
      { name: "canceled", tone: "off" },
    ],
    transitions: [
      { from: "pending", to: "sent" },
      { from: "pending", to: "rejected" },
      { from: "pending", to: "canceled" },
    ],
    lifecycle: {
      initial: "pending",
      edges: [
        { from: "pending", to: "sent", by: "step", name: "send", operation: null, when: null },
        { from: "pending", to: "rejected", by: "step", name: "send", operation: null, when: null },
        { from: "pending", to: "sent", by: "action", name: "send", operation: null, when: null },
        { from: "pending", to: "rejected", by: "action", name: "reject", operation: null, when: null },
        {
          from: "pending",
          to: "canceled",
          by: "request",
          name: "cancel",
          operation: "cancelWireTransfer",
          when: null,
        },
      ],
    },
    actions: [
      {
        name: "send",
        title: "Send",
        positional: [],
        arguments: [],
        target: null,
        byState: true,
        request: null,
      },
      {
        name: "reject",
        title: "Reject",
        positional: ["reason"],
        arguments: [
          { name: "reason", title: "Reason", hint: "Shown to the payer", type: "text", required: true },
        ],
        target: null,
        byState: true,
        request: null,
      },
      {
        name: "cancel",
        title: "Cancel",
        positional: [],
        arguments: [],
        target: null,
        byState: true,
        request: { method: "PATCH", path: "/v1/wires/:id", data: { status: "canceled" } },
      },
      {
        name: "retry",
        title: "Retry",
        positional: [],
        arguments: [
          { name: "times", title: "Times", type: "number", required: false, default: 1 },
          { name: "urgent", title: "Urgent", type: "boolean", required: false, default: false },
        ],
        target: null,
        byState: false,
        request: null,
      },
    ],
    references: [{ field: "counterparty_id", collection: "counterparties" }],
    reserved: [{ field: "receiver_name", value: "TEST REJECTED", outcome: "rejected" }],
    cutOffs: [],
    operations: [
      {
        operation: "createWireTransfer",
        method: "POST",
        path: "/v1/wires",
      },
      {
        operation: "getWireTransfer",
        method: "GET",
        path: "/v1/wires/:id",
      },
      {
        operation: "cancelWireTransfer",
        method: "PATCH",
        path: "/v1/wires/:id",
      },
      {
        operation: "listWireTransfers",
        method: "GET",
        path: "/v1/wires",
      },
    ],
  });
});

test("a snapshot carries its rows and timers", async () => {
  const bank = await bankWithWire();
  const other = wireBank();
  await other.restore(bank.snapshot());
  await other.clock.advance({ hours: 1 });
  expect(other.db.wireTransfers.all()).toEqual([{ ...created, status: "sent" }]);
});

test("the control over HTTP reads it and acts on it", async () => {
  const bank = await bankWithWire();
  expect((await read(bank, "db/wireTransfers")).body).toEqual([created]);
  expect((await read(bank, "allowedActions/wireTransfers/1001")).body).toEqual(["send", "reject", "cancel"]);
  expect((await read(bank, "resources")).body).toHaveProperty("wireTransfers.noun", "wire transfer");
  expect((await post(bank, "simulate/wireTransfers/1001/reject", { reason: "Closed" })).body).toMatchObject({
    status: "rejected",
    reason: "Closed",
  });
});

test("connect has it under the same names", async () => {
  const bank = await bankWithWire();
  // The server takes any bank: what it asks of one does not depend on the resources.
  const server = await serve(bank as unknown as Bank, { port: 0 });
  const remote = connectWithWires({ baseUrl: server.url });
  expect(await remote.db.wireTransfers.get(1001)).toEqual(created);
  expect(await remote.allowedActions("wireTransfers", 1001)).toEqual(["send", "reject", "cancel"]);
  expect(await remote.simulate.wireTransfers.retry(1001, { times: 1 })).toEqual({ attempts: 2 });
  expect((await remote.resources()).wireTransfers.plural).toBe("Wire transfers");
  await server.close();
});
