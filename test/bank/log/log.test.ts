// Statements: S22, X12.

import { afterEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, sendText } from "../../support/call.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("an entry has time, method, path, status, duration, bodies, issues, warnings, changes and fault (S22, X68, X75)", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties?expand=all", { ...minimalCounterparty, nickname: "Ada" });
  expect(bank.log.entries).toEqual([
    {
      number: 1,
      time: "2026-03-02T15:00:00.000Z",
      method: "POST",
      operation: "createCounterparty",
      path: "/v1/counterparties?expand=all",
      status: 200,
      duration: expect.any(Number),
      requestBody: {
        data: {
          account_number: "••••5678",
          account_type: "checking",
          name: "Ada Lovelace",
          nickname: "Ada",
          routing_number: "021000021",
        },
      },
      responseBody: {
        data: {
          id: "1001",
          account_number: "••••5678",
          account_type: "checking",
          address_line1: "",
          address_line2: null,
          city: "",
          state: "",
          country: "",
          postal_code: "",
          description: "",
          email_address: "",
          metadata: null,
          name: "Ada Lovelace",
          routing_number: "021000021",
          wire_routing_number: null,
          type: "counterparty",
          url: "/v1/counterparties/1001",
        },
      },
      issues: [],
      warnings: [
        "'expand' is not taken by this call and was ignored.",
        "'nickname' is not taken by this call and was ignored.",
      ],
      changes: [
        {
          collection: "counterparties",
          id: "1001",
          kind: "insert",
          at: "2026-03-02T15:00:00.000Z",
          cause: "request",
          from: null,
          to: null,
        },
      ],
      fault: null,
    },
  ]);
});

test("a duration has no digits beyond the microsecond, which could be those of a secret", async () => {
  const bank = mondayBank();
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => {
    now += 0.220_679_000_000_018_28;
    return now;
  });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(String(bank.log.entries[0]?.duration)).toMatch(/^\d+\.\d{1,3}$/);
});

test("a refused request is in the log with its answer and no changes", async () => {
  const bank = mondayBank();
  await call(bank, "GET", "/v1/ach/7");
  expect(bank.log.entries).toMatchObject([
    {
      method: "GET",
      path: "/v1/ach/7",
      status: 404,
      requestBody: null,
      responseBody: { error: "There is no ACH transfer with this id: take one from the list at /v1/ach." },
      issues: [
        {
          field: null,
          code: "not_found",
          message: "There is no ACH transfer with this id: take one from the list at /v1/ach.",
          rule: "S9",
        },
      ],
      warnings: [],
      changes: [],
    },
  ]);
});

test("an update's change has the status before and after", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", "/v1/ach/1001", { status: "canceled" });
  expect(bank.log.entries.map(({ changes }) => changes)).toEqual([
    [
      {
        collection: "achTransfers",
        id: "1001",
        kind: "insert",
        at: "2026-03-02T15:00:00.000Z",
        cause: "request",
        from: null,
        to: "pending",
      },
    ],
    [
      {
        collection: "achTransfers",
        id: "1001",
        kind: "update",
        at: "2026-03-02T15:00:00.000Z",
        cause: "request",
        from: "pending",
        to: "canceled",
      },
    ],
  ]);
});

test("the log keeps the last thousand requests, oldest first (S22)", { timeout: 20_000 }, async () => {
  const bank = mondayBank();
  for (let made = 0; made < 1010; made += 1) await call(bank, "GET", `/v1/ach/${made}`);
  expect(bank.log.entries).toHaveLength(1000);
  expect(bank.log.entries[0]).toMatchObject({ number: 11, path: "/v1/ach/10" });
  expect(bank.log.entries.at(-1)).toMatchObject({ number: 1010, path: "/v1/ach/1009" });
});

test.each([0, 1, 3])("with logSize %d the log keeps so many (S22)", async (logSize) => {
  const bank = mondayBank({ logSize });
  for (let made = 0; made < 8; made += 1) await call(bank, "GET", `/v1/ach/${made}`);
  expect(bank.log.entries.map(({ number }) => number)).toEqual([6, 7, 8].slice(3 - logSize));
});

test("changing the list of entries does not change the log", async () => {
  const bank = mondayBank();
  await call(bank, "GET", "/v1/ach");
  (bank.log.entries as LogEntry[]).length = 0;
  expect(bank.log.entries).toHaveLength(1);
});

test("a deep and a long body are cut in the log", async () => {
  const bank = mondayBank();
  const deep = `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`;
  await sendText(bank, "POST", "/v1/counterparties", `{"data":{"name":${deep}}}`);
  await call(bank, "POST", "/v1/counterparties", { name: Array.from({ length: 100_000 }, () => 1) });
  await call(bank, "POST", "/v1/counterparties", { name: "x".repeat(1_000_000) });
  for (const entry of bank.log.entries) expect(JSON.stringify(entry).length).toBeLessThan(30_000);
});

test("the simulated steps of time and actions are no requests", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(1001);
  await bank.clock.advance({ days: 7 });
  expect(bank.log.entries).toHaveLength(1);
});
