// Statements: S22.

import { afterEach, expect, test, vi } from "vitest";
import type { Change, ReturnCode } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("request reports each request as it is in the log", async () => {
  const bank = mondayBank();
  const reported: unknown[] = [];
  bank.on("request", (entry) => reported.push(entry));
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "GET", "/v1/nothing");
  expect(reported).toEqual(bank.log.entries);
  expect(reported).toHaveLength(2);
});

test("change reports each write with its cause: request, action or clock", async () => {
  const bank = mondayBank();
  const reported: Change[] = [];
  bank.on("change", (change) => reported.push(change));
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.hold(1001);
  await bank.simulate.achTransfers.release(1001);
  await bank.clock.advance({ hours: 1 });
  await call(bank, "PATCH", "/v1/counterparties/1001", { city: "Rome" });
  const base = { collection: "achTransfers", id: "1001", at: "2026-03-02T15:00:00.000Z" };
  expect(reported).toEqual([
    { ...base, collection: "counterparties", kind: "insert", cause: "request", from: null, to: null },
    { ...base, kind: "insert", cause: "request", from: null, to: "pending" },
    { ...base, kind: "update", cause: "action", from: "pending", to: "hold" },
    { ...base, kind: "update", cause: "action", from: "hold", to: "pending" },
    {
      ...base,
      at: "2026-03-02T16:00:00.000Z",
      kind: "update",
      cause: "clock",
      from: "pending",
      to: "processing",
    },
    {
      ...base,
      at: "2026-03-02T16:00:00.000Z",
      collection: "counterparties",
      kind: "update",
      cause: "request",
      from: null,
      to: null,
    },
  ]);
});

test("a refused request and a refused action report no change (S21)", async () => {
  const bank = mondayBank();
  const reported = vi.fn();
  bank.on("change", reported);
  await call(bank, "POST", "/v1/ach", {});
  await bank.simulate.achTransfers.process(1001).catch(() => undefined);
  await bank.simulate.achTransfers.return(1001, "R99" as ReturnCode).catch(() => undefined);
  expect(reported).not.toHaveBeenCalled();
});

test("off stops a listener, and only that one", async () => {
  const bank = mondayBank();
  const [one, two] = [vi.fn(), vi.fn()];
  const off = bank.on("request", one);
  bank.on("request", two);
  await call(bank, "GET", "/v1");
  off();
  off();
  await call(bank, "GET", "/v1");
  expect(one).toHaveBeenCalledTimes(1);
  expect(two).toHaveBeenCalledTimes(2);
});

test("a listener that throws is reported, and affects neither the request nor other listeners", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const bank = mondayBank();
  const fine = vi.fn();
  for (const name of ["request", "change", "warning"] as const) {
    bank.on(name, () => {
      throw new Error("mine");
    });
    bank.on(name, fine);
  }
  const row = await create(bank, "/v1/ach", { ...minimalTransfer, nickname: "x" });
  await bank.clock.advance({ days: 7 });
  expect(bank.db.achTransfers.get(row.id)?.status).toBe("succeeded");
  expect(fine).toHaveBeenCalledTimes(5);
  expect(reported).toHaveBeenCalledTimes(5);
});

test("a listener may call the bank", async () => {
  const bank = mondayBank();
  const seen: unknown[] = [];
  const followUps: Promise<unknown>[] = [];
  bank.on("change", ({ id, to }) => {
    seen.push([id, to, bank.db.achTransfers.get(id)?.status, bank.clock.now().toISOString()]);
    if (to === "processing") followUps.push(bank.simulate.achTransfers.return(id, "R01"));
    bank.snapshot();
  });
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ hours: 1 });
  await Promise.all(followUps);
  expect(seen).toEqual([
    ["1001", "pending", "pending", "2026-03-02T15:00:00.000Z"],
    ["1001", "processing", "processing", "2026-03-02T16:00:00.000Z"],
    ["1001", "failed", "failed", "2026-03-02T16:00:00.000Z"],
  ]);
});

test("a listener may add and remove other listeners", async () => {
  const bank = mondayBank();
  const late = vi.fn();
  const off = bank.on("request", () => {
    off();
    bank.on("request", late);
  });
  await call(bank, "GET", "/v1");
  await call(bank, "GET", "/v1");
  expect(late.mock.calls.length).toBeGreaterThanOrEqual(1);
});

test("an event that does not exist, and a listener that is no function, are refused with a message", () => {
  const bank = mondayBank();
  expect(() => bank.on("requests" as "request", () => undefined)).toThrow(
    'bank.on does not know "requests": its events are request, change, warning, reset, history, progress.',
  );
  expect(() => bank.on("request", undefined as unknown as () => void)).toThrow(
    'bank.on takes a function that listens to "request", got nothing.',
  );
});
