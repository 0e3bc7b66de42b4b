// What a front-end engineer asks of an assistant in a day, each in a few calls.
// Statements: MCP-12, MCP-13, MCP-14, MCP-17.

import { afterAll, expect, test } from "vitest";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { minimalCard } from "../support/cards.ts";
import { type Answer, bankWithTools } from "./support.ts";

const texts: string[] = [];

/** The most calls that a task takes. */
const MOST_CALLS = 6;

/** A bank for a task, whose calls are counted, and the texts of their answers kept. */
async function task(options: Parameters<typeof bankWithTools>[0] = {}) {
  const { bank, call } = await bankWithTools(options);
  let calls = 0;
  const counted = async (name: string, given: object = {}): Promise<Answer> => {
    calls += 1;
    expect(calls).toBeLessThanOrEqual(MOST_CALLS);
    const answer = await call(name, given);
    texts.push(answer.text);
    expect(answer.isError, answer.text).toBe(false);
    return answer;
  };
  return { bank, call: counted };
}

const transfer = { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } };
const card = { method: "POST", path: "/v1/virtualcards", body: { data: minimalCard } };
const row = { collection: "achTransfers", id: "1001" };

test("a transfer that failed with R03 three banking days ago", async () => {
  const { call } = await task();
  expect((await call("send_request", transfer)).data).toMatchObject({
    status: 200,
    body: { data: { id: "1001" } },
  });
  await call("move_time", { bankingDays: 2 });
  const returned = await call("do_action", { ...row, action: "return", arguments: { code: "R03" } });
  expect(returned.data).toMatchObject({ row: { status: "failed", return: { code: "R03" } } });
  expect((await call("move_time", { bankingDays: 3 })).data).toMatchObject({
    now: "2026-03-09T15:00:00.000Z",
  });
  expect((await call("what_can_happen", row)).data).toMatchObject({
    status: "failed",
    timeline: expect.arrayContaining([{ at: "2026-03-04T15:00:00.000Z", status: "failed", cause: "action" }]),
  });
});

test("why is this 400?", async () => {
  const { bank, call } = await task();
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  const body = JSON.stringify({ data: { ...minimalTransfer, amount: "12.50" } });
  await bank.fetch("/v1/ach", { method: "POST", headers, body });
  const explained = await call("explain_refusal");
  expect(explained.data).toEqual({
    request: {
      number: 1,
      time: "2026-03-02T15:00:00.000Z",
      request: "POST /v1/ach",
      operation: "createAchTransfer",
      status: 400,
      refused: ["amount ACH-6"],
      sent: expect.objectContaining({ data: expect.objectContaining({ amount: "12.50" }) }),
    },
    reasons: [
      {
        field: "amount",
        message: expect.stringMatching(/^'amount' must be /),
        rule: "ACH-6",
        statement: "`amount`: integer, cents, positive. 0 makes the transfer a prenotification.",
      },
    ],
  });
  expect(explained.next).toBe('find_endpoint {"operation":"createAchTransfer"} has what is right.');
  const { data } = await call("find_endpoint", { operation: "createAchTransfer" });
  expect(data).toMatchObject({
    endpoint: { fields: { amount: expect.stringMatching(/^integer, required: /) } },
  });
});

test("a test for a declined card", async () => {
  const { call } = await task();
  await call("send_request", card);
  const given = { amount: 900, decline: "suspected fraud" };
  const declined = await call("do_action", {
    collection: "virtualCards",
    id: "1001",
    action: "authorize",
    arguments: given,
  });
  expect(declined.data).toMatchObject({ result: { approved: false } });
  const { test: source } = (await call("write_test", { title: "a payment is declined" })).data;
  expect(source).toContain('test("a payment is declined"');
  expect(source).toContain("bank.simulate.virtualCards.authorize(");
});

test("the screen without rows, and with a page of them", async () => {
  const { call } = await task();
  await call("load", { scenario: "starter" });
  expect((await call("load", { scenario: "empty" })).data).toMatchObject({ rows: {} });
  expect((await call("load", { state: "rows/counterparties/page" })).data).toMatchObject({
    rows: { counterparties: 20 },
    why: expect.any(String),
  });
  expect((await call("get_rows", { collection: "achTransfers" })).data).toEqual({ rows: [], total: 0 });
});

test("the list of transfers fails once, then works", async () => {
  const { call } = await task();
  await call("set_fault", { rule: { on: "listAchTransfers", times: 1, status: 503, retryAfter: 2 } });
  const list = { method: "GET", path: "/v1/ach" };
  expect((await call("send_request", list)).data).toMatchObject({ status: 503 });
  expect((await call("explain_refusal")).data).toMatchObject({ request: { fault: "status" } });
  expect((await call("send_request", list)).data).toMatchObject({ status: 200 });
  expect((await call("set_fault", { remove: "all" })).data).toEqual({ faults: [] });
});

test("a company that is blocked in review", async () => {
  const { call } = await task();
  await call("load", { scenario: "onboardingInReview" });
  const { data } = await call("get_rows", { collection: "companies", fields: ["status"] });
  const [{ id } = { id: "" }] = data.rows as { id: string }[];
  const company = { collection: "companies", id };
  const { actions } = (await call("what_can_happen", company)).data;
  expect(actions).toContainEqual({
    action: "transition",
    arguments: expect.objectContaining({ status: expect.stringContaining("blocked") }),
  });
  const blocked = { ...company, action: "transition", arguments: { status: "blocked", reason: "sanctions" } };
  expect((await call("do_action", blocked)).data).toMatchObject({ row: { status: "blocked" } });
});

test("which transfers settle next, and when", async () => {
  const { call } = await task();
  await call("send_request", transfer);
  const { data } = await call("get_rows", { collection: "achTransfers", where: { status: "pending" } });
  expect(data).toMatchObject({ rows: [{ id: "1001", status: "pending", amount: 12_500 }], total: 1 });
  expect((await call("what_can_happen", row)).data).toMatchObject({
    steps: [{ at: expect.any(String), event: "process" }],
  });
});

test("undo what I have just done", async () => {
  const { call } = await task();
  await call("checkpoint", { do: "save" });
  await call("send_request", transfer);
  expect((await call("checkpoint", { do: "compare" })).data).toMatchObject({
    added: expect.arrayContaining([{ row: "achTransfers/1001", status: "pending" }]),
    removed: [],
  });
  await call("checkpoint", { do: "restore" });
  expect((await call("get_rows", { collection: "achTransfers" })).data).toEqual({ rows: [], total: 0 });
});

test("what did the page send?", async () => {
  const { bank, call } = await task();
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  await bank.fetch("/v1/counterparties", {
    method: "POST",
    headers,
    body: JSON.stringify({ data: minimalCounterparty }),
  });
  expect((await call("get_log")).data).toMatchObject({
    entries: [{ number: 1, request: "POST /v1/counterparties", status: 200 }],
  });
  expect((await call("get_log", { number: 1 })).data).toMatchObject({
    entries: [{ sent: { data: { name: "Ada Lovelace", account_number: "••••5678" } } }],
  });
});

test("cancel a transfer", async () => {
  const { call } = await task();
  await call("send_request", transfer);
  const { requests } = (await call("what_can_happen", row)).data;
  const [cancel] = requests as { method: string; path: string; data: object }[];
  expect(cancel).toEqual({
    to: "canceled",
    method: "PATCH",
    path: "/v1/ach/1001",
    data: { status: "canceled" },
  });
  const { method, path, data } = cancel as { method: string; path: string; data: object };
  expect((await call("send_request", { method, path, body: { data } })).data).toMatchObject({
    body: { data: { status: "canceled" } },
  });
});

test("which fields does a new counterparty need?", async () => {
  const { call } = await task();
  const { data } = await call("find_endpoint", { query: "create counterparty" });
  expect(data).toMatchObject({
    endpoints: expect.arrayContaining([expect.objectContaining({ operation: "createCounterparty" })]),
  });
  const { endpoint } = (await call("find_endpoint", { operation: "createCounterparty" })).data;
  expect(endpoint).toMatchObject({
    request: "POST /v1/counterparties",
    key: "client",
    example: { data: { name: expect.any(String) } },
  });
});

test("a lost reply, and whether the transfer was made", async () => {
  const { call } = await task();
  await call("set_fault", { rule: { on: "createAchTransfer", nth: 1, then: "lost-reply" } });
  const lost = await call("send_request", transfer);
  expect(lost.data).toMatchObject({ status: 0, failed: expect.any(String) });
  expect((await call("get_rows", { collection: "achTransfers" })).data).toMatchObject({ total: 1 });
  expect((await call("explain_refusal")).data).toMatchObject({ request: { fault: "lost-reply" } });
});

test("a card payment that is refunded", async () => {
  const { call } = await task();
  await call("send_request", card);
  const act = (action: string, given: object) =>
    call("do_action", { collection: "virtualCards", id: "1001", action, arguments: given });
  const { result } = (await act("authorize", { amount: 2500 })).data;
  const { reference } = result as { reference: string };
  await act("clear", { reference });
  await act("refund", { amount: 1000 });
  expect((await call("get_rows", { collection: "virtualCards", id: "1001" })).data).toMatchObject({
    total: 1,
  });
});

test("the end of the month", async () => {
  const { call } = await task();
  await call("send_request", transfer);
  const moved = await call("move_time", { to: "2026-03-31T12:00:00Z" });
  expect(moved.data).toMatchObject({
    now: "2026-03-31T12:00:00.000Z",
    ran: [{ collection: "achTransfers", id: "1001" }],
  });
  expect((await call("get_rows", row)).data).toMatchObject({ rows: [{ status: "succeeded" }] });
});

test("a link for a bug report", async () => {
  const { call } = await task();
  await call("send_request", transfer);
  const { link } = (await call("make_link", { to: "http://localhost:5173/transfers" })).data;
  expect(link).toMatch(/^http:\/\/localhost:5173\/transfers#bank=/);
});

afterAll(() => {
  const tokens = texts.map((text) => text.length / 4).sort((one, other) => one - other);
  expect(texts.length).toBeGreaterThan(40);
  // At four characters each: the tokens of the median answer.
  expect(tokens[Math.floor(tokens.length / 2)]).toBeLessThan(500);
});
