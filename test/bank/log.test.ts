// Statements: S22, X12.

import { afterEach, expect, test, vi } from "vitest";
import type { LogEntry } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create, send, sendText } from "../support/call.ts";

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

/** Every secret that the requests of the next test carry. */
const secrets = {
  key: "sk_live_7f3a9c",
  originating: "4000000011",
  receiver: "9000000000008201",
  lettered: "ACCT-7781-XY",
  short: "31415926",
  card: "5555555555554444",
  spacedCard: "5555 5555 5555 4444",
  cvc: "cvc-987",
  ssn: "219-09-9999",
};

test("no secret is in the log, in a warning or in the text of an error (S22, X12)", async () => {
  for (const strict of [false, true]) {
    const bank = mondayBank({ strict, accounts: [secrets.originating] });
    const shown: unknown[] = [];
    bank.on("request", (entry) => shown.push(entry));
    bank.on("warning", (warning) => shown.push(warning));
    const headers = { Authorization: `Bearer ${secrets.key}`, "Content-Type": "application/json" };
    const request = async (method: string, path: string, body?: unknown) => {
      const text = typeof body === "string" ? body : JSON.stringify(body);
      const answer = await send(bank, path, {
        method,
        headers,
        ...(text === undefined ? {} : { body: text }),
      });
      if (answer.status >= 400) shown.push(answer.body);
    };
    const counterparty = { ...minimalCounterparty, account_number: secrets.receiver };
    const transfer = { ...minimalTransfer, account_number: secrets.originating };
    const metadata = {
      account_number: secrets.short,
      accountNumber: secrets.short,
      Card_Number: secrets.card,
      note: `paid with ${secrets.card} or ${secrets.spacedCard}, ssn ${secrets.ssn}`,
      nested: [{ cvc: secrets.cvc, ssn: secrets.ssn, receiver_account_number: [secrets.lettered] }],
      authorization: `Bearer ${secrets.key}`,
    };
    await request("POST", "/v1/counterparties", { data: counterparty });
    await request("POST", "/v1/counterparties", {
      data: { ...minimalCounterparty, account_number: secrets.lettered },
    });
    await request("POST", "/v1/counterparties", { data: { ...counterparty, metadata } });
    await request("PATCH", "/v1/counterparties/1001", { data: { account_number: secrets.receiver } });
    await request("POST", "/v1/ach", { data: { ...transfer, receiver_account_number: secrets.receiver } });
    await request("POST", "/v1/ach", {
      data: { ...transfer, receiver_account_number: `${secrets.receiver}00` },
    });
    await request("POST", "/v1/ach", {
      data: { ...transfer, receiver_account_number: Number(secrets.receiver) },
    });
    await request("POST", "/v1/ach", { data: { ...transfer, account_number: { deep: secrets.short } } });
    await request("POST", "/v1/ach", { data: { ...transfer, account_number: secrets.lettered } });
    await request("POST", "/v1/ach", { data: { ...transfer, counterparty_id: Number(secrets.receiver) } });
    await request("POST", "/v1/ach", { data: { ...transfer, counterparty_id: secrets.receiver } });
    await request("POST", "/v1/ach", { data: { ...transfer, receiver_routing_number: secrets.receiver } });
    await request("POST", "/v1/ach", {
      data: { ...transfer, direction: secrets.receiver, sec_code: secrets.card },
    });
    await request("POST", "/v1/ach", {
      data: { ...transfer, [secrets.receiver]: 1, [`x ${secrets.ssn}`]: 1 },
    });
    await request("POST", "/v1/ach", { data: transfer, account_number: secrets.short, ssn: secrets.ssn });
    await request("POST", "/v1/ach", { account_number: secrets.originating });
    await request("POST", "/v1/ach", `{"data":{"account_number":"${secrets.originating}"`);
    await request("GET", `/v1/ach/${secrets.receiver}`);
    await request("GET", `/v1/${secrets.receiver}`);
    await request(
      "GET",
      `/v1/ach?account_number=${secrets.short}&receiver_account_number=${secrets.lettered}`,
    );
    await request("GET", `/v1/ach?filter[account_number]=${secrets.short}`);
    await request("GET", `/v1/ach?filter%5Breceiver%5Faccount%5Fnumber%5D=${secrets.lettered}`);
    await request("GET", `/v1/ach?filter[batch_id]=${secrets.receiver}`);
    await request("GET", `/v1/ach?filter[effective_date]=${secrets.receiver}`);
    await request("GET", `/v1/ach?page[cursor]=${secrets.receiver}&page[limit]=${secrets.receiver}`);
    await request("GET", `/v1/ach?authorization=${secrets.key}&${secrets.receiver}=1`);
    await request("GET", `/v1/ach?q=${encodeURIComponent(secrets.spacedCard)}&ssn=${secrets.ssn}`);
    const wrong = await send(bank, "/v1/ach", { headers: { Authorization: `Basic ${secrets.key}` } });
    shown.push(wrong.body, bank.log.entries);
    const text = JSON.stringify(shown);
    const leaked = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
    const places = leaked.map(([name, secret]) => {
      const at = text.indexOf(secret);
      return `${name}: …${text.slice(at - 80, at + 30)}…`;
    });
    expect(places).toEqual([]);
  }
});

test("with listed keys a wrong key is not in the log either (X313)", async () => {
  const bank = mondayBank({ apiKeys: { client: ["good_key"] } });
  const answer = await send(bank, "/v1/ach", { headers: { Authorization: `Bearer ${secrets.key}` } });
  expect(JSON.stringify([answer.body, bank.log.entries])).not.toContain(secrets.key);
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
