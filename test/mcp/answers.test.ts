// What the tools for requests, time, faults and states answer, whole.
// Statements: MCP-7, MCP-9, MCP-10, MCP-11.

import { expect, test } from "vitest";
import { minimalTransfer } from "../support/bodies.ts";
import { answering } from "./support.ts";

const TIME = "2026-03-02T15:00:00.000Z";
const POST = { time: TIME, request: "POST /v1/ach", operation: "createAchTransfer" };
const PROCESS = { at: "2026-03-02T16:00:00.000Z", collection: "achTransfers", id: "1001", event: "process" };
const SETTLE = { ...PROCESS, at: "2026-03-04T13:30:00.000Z", event: "settle" };
const transfer = (fields: object = {}) => ({
  ...{ method: "POST", path: "/v1/ach", body: { data: { ...minimalTransfer, ...fields } } },
});

test("find_endpoint has a list by words, the best first (MCP-7)", async () => {
  const { answers } = await answering();
  expect(await answers("find_endpoint", { query: "update counterparty" })).toMatchObject([
    {
      endpoints: [
        {
          ...{ operation: "updateCounterparty", request: "PATCH /v1/counterparties/{id}" },
          summary: "Update a counterparty; its account and routing number stay as they are",
        },
        ...Array(7).fill({}),
      ],
    },
    expect.stringMatching(
      /^find_endpoint {"operation":"updateCounterparty"} for its fields\. \d more fit\.$/,
    ),
  ]);
  expect(await answers("find_endpoint", { query: "xyzzy" })).toEqual([
    { endpoints: [] },
    "try other words, or leave out query for all.",
  ]);
  const [{ endpoints }, next] = (await answers("find_endpoint", { query: "Cards, returned" })) as [
    { readonly endpoints: readonly { readonly operation: string }[] },
    string,
  ];
  expect(endpoints.map(({ operation }) => operation)).toEqual([
    ...["createVirtualCard", "listVirtualCards", "getVirtualCard", "updateVirtualCard", "cancelVirtualCard"],
    ...["emailVirtualCard", "listRealCards", "getApiVersion"],
  ]);
  expect(next).toBe('find_endpoint {"operation":"createVirtualCard"} for its fields. 3 more fit.');
});

test("find_endpoint has the key, fields, example and errors of an operation (MCP-7)", async () => {
  const { answers } = await answering();
  const keys = {
    401: "The key is missing, malformed or unknown.",
    403: "The key is that of the admin user.",
  };
  const next = "send_request with the example.";
  expect(await answers("find_endpoint", { operation: "cancelAchTransfer" })).toEqual([
    {
      endpoint: {
        ...{ operation: "cancelAchTransfer", request: "PATCH /v1/ach/{id}", key: "client" },
        summary: "Cancel an ACH transfer that is still pending",
        fields: {
          currency: "string: Always `usd`.",
          status: "string, required: An update requires `status`, and `canceled` is its only value.",
        },
        example: { data: { status: "canceled" } },
        errors: {
          ...keys,
          400: "The body is malformed, or a field or query parameter is invalid.",
          404: "No row has this id.",
          408: "The body was not complete in time.",
          409: "The transfer is no longer pending.",
          413: "The body is too large.",
          415: "The body is not application/json.",
        },
      },
    },
    next,
  ]);
  const filters = "page[cursor] page[limit] filter[effective_date] filter[status] filter[batch_id]";
  const query = filters.split(" ");
  expect(await answers("find_endpoint", { operation: "listAchTransfers" })).toEqual([
    {
      endpoint: {
        ...{ operation: "listAchTransfers", request: "GET /v1/ach", key: "client", query },
        summary: "List ACH transfers, filtered by effective date, status or batch",
        errors: { ...keys, 400: "A query parameter is invalid." },
      },
    },
    next,
  ]);
  const detailOf = async (operation: string) => await answers("find_endpoint", { operation });
  expect(await detailOf("getApiVersion")).toMatchObject([{ endpoint: { key: "client or admin" } }, next]);
  expect(await detailOf("createFile")).toMatchObject([
    { endpoint: { type: "multipart/form-data", example: { file: "%PDF-1.4\n%%EOF\n" } } },
    next,
  ]);
  expect(await detailOf("createAchTransfer")).toMatchObject([
    {
      endpoint: {
        fields: {
          account_number:
            "string, required: The client's originating account. It must be enabled for use through the…",
          direction: "credit|debit, required: `credit` or `debit`.",
          service: "standard|same-day or null: `standard`, the default, or `same-day`.",
        },
      },
    },
    next,
  ]);
});

test("get_log has requests with their bodies, and explain_refusal why one was refused (MCP-7, MCP-9)", async () => {
  const { answers } = await answering();
  expect(await answers("get_log", { number: 9 })).toBe(
    "The log has no request 9: it is empty, so no app has sent any yet.",
  );
  await answers("send_request", transfer());
  await answers("send_request", transfer({ amount: -1, description: 5 }));
  await answers("send_request", { method: "GET", path: "/v1/nothing" });
  await answers("send_request", { method: "GET", path: "/v1/ach/99" });
  const first = { ...POST, number: 1, status: 200 };
  const second = { ...POST, number: 2, status: 400, refused: ["amount ACH-6"] };
  const fourth = {
    ...{ number: 4, time: TIME, request: "GET /v1/ach/99", operation: "getAchTransfer", status: 404 },
    refused: ["S9"],
  };
  const message =
    "'amount' must be a whole number of cents from 0 to 9999999999, sent without quotes, got -1.";
  const masked = { ...minimalTransfer, account_number: "••••0011", receiver_account_number: "••••5678" };
  const sent = { data: { ...masked, amount: -1, description: 5 } };
  expect(await answers("get_log", { number: 2 })).toEqual([
    {
      entries: [
        {
          ...{ ...second, sent, answered: { error: message }, changes: [] },
          warnings: ["'description' is not taken by this call and was ignored."],
        },
      ],
      total: 1,
    },
    'explain_refusal {"number":2} tells why.',
  ]);
  const change = { collection: "achTransfers", id: "1001", kind: "insert", from: null, to: "pending" };
  expect(await answers("get_log", { number: 1 })).toMatchObject([
    { entries: [{ changes: [{ ...change, at: TIME, cause: "request" }], warnings: [] }] },
    undefined,
  ]);
  expect(await answers("get_log", { refused: true, limit: 1 })).toEqual([
    { entries: [fourth], total: 3, before: 4 },
    "the same call with before for older ones.",
  ]);
  expect(await answers("get_log", { refused: true, before: 3 })).toEqual([
    { entries: [second], total: 3 },
    undefined,
  ]);
  expect(await answers("get_log", { number: 9 })).toBe("The log has no request 9: it has 1 to 4.");
  expect(await answers("explain_refusal", { number: 1 })).toEqual([
    { request: { ...first, sent: { data: masked } }, reasons: [] },
    "it was not refused.",
  ]);
  expect(await answers("explain_refusal")).toEqual([
    {
      request: fourth,
      reasons: [
        {
          ...{
            rule: "S9",
            option: "assumptions.paymentIds",
            statement: expect.stringMatching(/^\*\*Ids\*\* are/),
          },
          message: "There is no ACH transfer with this id: take one from the list at /v1/ach.",
        },
      ],
    },
    'find_endpoint {"operation":"getAchTransfer"} has what is right.',
  ]);
  expect(await answers("explain_refusal", { number: 3 })).toMatchObject([
    { request: { operation: null, status: 404 } },
    "find_endpoint {} has what is right.",
  ]);
  await answers("set_fault", { rule: { on: "listAchTransfers", then: "lost-reply" } });
  await answers("send_request", { method: "GET", path: "/v1/ach" });
  expect(await answers("explain_refusal")).toEqual([
    {
      request: {
        ...{ number: 5, time: TIME, request: "GET /v1/ach", operation: "listAchTransfers", status: 200 },
        fault: "lost-reply",
      },
      reasons: [],
    },
    "a fault did this: set_fault lists and removes them.",
  ]);
});

test("move_time has the steps that ran and the next ones (MCP-7)", async () => {
  const { answers, bank } = await answering();
  await answers("send_request", transfer());
  const clock = { paused: true, speed: 1 };
  const ran = "what_can_happen has all that became of a row, as one step may have led to others.";
  expect(await answers("move_time", { hours: 1 })).toEqual([
    { ...clock, now: PROCESS.at, ran: [PROCESS], upcoming: [SETTLE] },
    ran,
  ]);
  expect(await answers("move_time", { to: "2026-03-03T15:00:00Z", speed: 2 })).toEqual([
    { ...clock, speed: 2, now: "2026-03-03T15:00:00.000Z", ran: [], upcoming: [SETTLE] },
    undefined,
  ]);
  await answers("move_time", { clock: "resume" });
  expect(bank.clock.paused).toBe(false);
  expect(await answers("move_time", { clock: "pause" })).toMatchObject([
    { paused: true, ran: [] },
    undefined,
  ]);
});

test("set_fault has the rules in force, and load what there is then (MCP-7)", async () => {
  const { answers } = await answering();
  const rule = { on: "listAchTransfers", then: "hang" };
  const [down, hang] = [
    { id: "1", preset: "down", matched: 0, fired: 0 },
    { id: "2", rule, matched: 0, fired: 0 },
  ];
  const next = 'set_fault {"remove":"all"} when done; the app\'s next requests meet them.';
  expect(await answers("set_fault", { preset: "down" })).toEqual([{ faults: [down] }, next]);
  expect(await answers("set_fault", { rule })).toEqual([{ faults: [down, hang] }, next]);
  expect(await answers("set_fault", { remove: "1" })).toEqual([{ faults: [hang] }, next]);
  expect(await answers("set_fault", { remove: "all" })).toEqual([{ faults: [] }, undefined]);

  expect(await answers("load", { state: "rows/counterparties/page" })).toEqual([
    {
      ...{ now: TIME, rows: { counterparties: 20, realCards: 1, suppliers: 3 }, title: "20 Counterparties" },
      why: "A button for the next page leads to an empty one.",
    },
    "look at the screen; set_fault lists faults that the state has.",
  ]);
  expect(await answers("load", { state: "moments/page-a-day-ahead" })).toMatchObject([
    { pageTime: { offsetMs: 86_400_000, timeZone: "America/New_York" } },
    "look at the screen; set_fault lists faults that the state has.",
  ]);
  expect(await answers("load", { reset: true })).toEqual([
    { now: TIME, rows: { realCards: 1, suppliers: 3 } },
    "get_rows for ids.",
  ]);
  expect(await answers("load", { reset: false })).toBe('Give one of "scenario", "state" and "reset": true.');
  expect(await answers("load", { state: "zzz" })).toMatch(
    /^There is no state "zzz"\. None has these words; there are \d{4}\.$/,
  );
  expect(await answers("load", { state: "declined card" })).toMatch(
    /^There is no state "declined card"\. Those with its words: rows\/virtualCards\/authorize-decline, (?:[^,]+, ){10}[^,]+; there are \d{4}\.$/,
  );
});
