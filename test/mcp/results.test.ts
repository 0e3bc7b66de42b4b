// What each tool answers, whole.
// Statements: MCP-7, MCP-9, MCP-10, MCP-13, MCP-14.

import { expect, test } from "vitest";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { answering } from "./support.ts";

const TIME = "2026-03-02T15:00:00.000Z";
const AT_ONCE = { time: TIME, operation: "createAchTransfer", request: "POST /v1/ach" };
const NOTHING = {
  ...{
    counterparties: 0,
    achTransfers: 0,
    virtualCards: 0,
    realCards: 1,
    suppliers: 3,
    companies: 0,
    persons: 0,
  },
  ...{ logins: 0, parentCompanies: 0, addresses: 0, files: 0, documents: 0, govIdents: 0 },
};
const SCENARIOS = ["empty", "starter", "busy", "onboardingInReview", "everything"];
const PROCESS = { at: "2026-03-02T16:00:00.000Z", collection: "achTransfers", id: "1001", event: "process" };
const transfer = (fields: object = {}) => ({
  ...{ method: "POST", path: "/v1/ach", body: { data: { ...minimalTransfer, ...fields } } },
});
const row = { collection: "achTransfers", id: "1001" };
const ROW = {
  ...{ id: "1001", account_number: "••••0011", amount: 12_500, currency: "usd", direction: "credit" },
  ...{ effective_date: "2026-03-03", receiver_account_number: "••••5678", receiver_account_type: "checking" },
  ...{ receiver_name: "Ada Lovelace", receiver_routing_number: "021000021", sec_code: "ppd" },
  ...{ service: "standard", status: "pending", type: "ach", url: "/v1/ach/1001" },
};
const ALL = {
  ...{ id: "1001", account_number: "••••0011", amount: 12_500, batch_id: null, counterparty_id: null },
  ...{ ...ROW, metadata: null, return: null },
};

test("status tells what there is, and the last three requests that were refused or met a fault (MCP-7)", async () => {
  const { answers } = await answering();
  const clock = { now: TIME, paused: true, speed: 1, scenarios: SCENARIOS };
  expect(await answers("status")).toEqual([
    { ...clock, rows: NOTHING, faults: 0, upcoming: [], refused: [] },
    undefined,
  ]);
  await answers("send_request", transfer());
  for (const amount of [-1, -2, -3]) await answers("send_request", transfer({ amount, direction: "up" }));
  await answers("set_fault", { rule: { on: "createAchTransfer", then: "lost-reply" } });
  await answers("send_request", transfer());
  const refused = ["amount ACH-6", "direction ACH-10"];
  expect(await answers("status")).toEqual([
    {
      ...{
        ...clock,
        rows: { ...NOTHING, achTransfers: 2 },
        faults: 1,
        upcoming: [PROCESS, { ...PROCESS, id: "1002" }],
      },
      refused: [
        { ...AT_ONCE, number: 3, status: 400, refused },
        { ...AT_ONCE, number: 4, status: 400, refused },
        { ...AT_ONCE, number: 5, status: 200, fault: "lost-reply" },
      ],
    },
    "explain_refusal tells why the last request was refused.",
  ]);
});

test("send_request has the answer as it came, cut and masked, and what may follow (MCP-7, MCP-9)", async () => {
  const { answers } = await answering();
  expect(await answers("send_request", transfer())).toEqual([
    { status: 200, body: { data: ALL } },
    "get_rows, or what_can_happen with the id.",
  ]);
  expect(await answers("send_request", { method: "DELETE", path: "/v1/counterparties/4" })).toEqual([
    { status: 405, body: { error: "DELETE is not a method of this path: it takes GET, PATCH." } },
    "explain_refusal {} tells why.",
  ]);
});

test("what_can_happen has the past of a row, its actions with their arguments, requests and steps (MCP-7)", async () => {
  const { answers } = await answering();
  await answers("send_request", transfer());
  await answers("send_request", { method: "POST", path: "/v1/virtualcards", body: { data: minimalCard } });
  const [pending, held] = ["pending", "hold"].map((status) => ({ at: TIME, status, cause: "action" }));
  const requested = (status: string) => ({ at: TIME, status, cause: "request" });
  expect(await answers("what_can_happen", row)).toEqual([
    {
      status: "pending",
      timeline: [requested("pending")],
      actions: ["process", "hold"].map((action) => ({ action, arguments: {} })),
      requests: [{ to: "canceled", method: "PATCH", path: "/v1/ach/1001", data: { status: "canceled" } }],
      steps: [{ at: PROCESS.at, event: "process" }],
    },
    "move_time to a step, do_action, or send_request.",
  ]);
  for (const action of ["hold", "release", "hold", "release", "process"])
    await answers("do_action", { ...row, action });
  expect(await answers("what_can_happen", row)).toEqual([
    {
      status: "processing",
      timeline: [held, pending, held, pending, { at: TIME, status: "processing", cause: "action" }],
      actions: [
        { action: "hold", arguments: {} },
        { action: "settle", arguments: {} },
        {
          action: "return",
          arguments: { code: "one of R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, …" },
        },
      ],
      requests: [],
      steps: [{ at: "2026-03-04T13:30:00.000Z", event: "settle" }],
    },
    "move_time to a step, do_action, or send_request.",
  ]);
  const [card, next] = (await answers("what_can_happen", { collection: "virtualCards", id: 1001 })) as [
    object,
    string,
  ];
  const { actions, ...others } = card as { readonly actions: readonly object[] };
  expect(actions[0]).toEqual({
    action: "authorize",
    arguments: {
      amount: "number of cents",
      type: "one of Authorization, Advice, First Presentment, Unspecified (Offline Settlements), Forced Post, optional",
      merchant: "object of id, name, mcc, optional",
      ...{ currency: "text, optional", exchangeRate: "text, optional" },
      decline: "text such as do not honor, suspected fraud, wrong cvc, optional",
    },
  });
  expect(next).toBe("do_action, or send_request.");
  expect(others).toEqual({
    ...{ status: "Approved", timeline: [requested("Approved")], steps: [] },
    requests: [{ to: "Canceled", method: "DELETE", path: "/v1/virtualcards/1001" }],
  });
});

test("do_action has the row, and the result where that is another thing (MCP-7)", async () => {
  const { answers } = await answering();
  await answers("send_request", transfer());
  await answers("send_request", { method: "POST", path: "/v1/virtualcards", body: { data: minimalCard } });
  const next = "what_can_happen has what may follow; write_test writes what was done.";
  expect(await answers("do_action", { ...row, action: "hold" })).toEqual([
    { row: { ...ROW, status: "hold" } },
    next,
  ]);
  const card = { collection: "virtualCards", id: "1001" };
  expect(await answers("do_action", { ...card, action: "authorize", arguments: { amount: 5 } })).toEqual([
    {
      result: { approved: true, reference: "1001-0001", authorization: "••••" },
      row: expect.objectContaining({ id: "1001", available_balance: 9_995 }),
    },
    next,
  ]);
});

test("get_rows has a row whole, or a list with short rows (MCP-7, MCP-10)", async () => {
  const { answers } = await answering();
  await answers("send_request", transfer());
  expect(await answers("get_rows", row)).toEqual([
    { rows: [ROW], total: 1 },
    'what_can_happen {"collection":"achTransfers","id":"1001"} has its past and its next steps.',
  ]);
  const { id, status, account_number, amount, currency, direction } = ROW;
  const list = { collection: "achTransfers" };
  expect(await answers("get_rows", list)).toEqual([
    { rows: [{ id, status, account_number, amount, currency, direction }], total: 1 },
    undefined,
  ]);
  expect(await answers("get_rows", { ...list, where: { status: "failed" } })).toEqual([
    { rows: [], total: 0 },
    undefined,
  ]);
  await answers("send_request", transfer());
  expect(await answers("get_rows", { ...list, fields: ["amount", "return"], limit: 1 })).toEqual([
    { rows: [{ id: "1002", amount, return: null }], total: 2, after: "1002" },
    "the same call with after for the next page.",
  ]);
  expect(await answers("get_rows", { ...list, after: "77" })).toBe(
    'No row of this list has the id "77" of "after": leave it out. Such as get_rows {"collection":"achTransfers","where":{"status":"failed"}}.',
  );
  expect(await answers("get_rows", { ...list, fields: ["nam"] })).toMatch(
    /^There is no field "nam"\. The nearest is "id"\. There are: id, account_number, .*, url\.$/,
  );
});

test("checkpoint tells which rows were added, removed and changed, ten of each (MCP-13)", async () => {
  const { bank, answers } = await answering();
  await answers("send_request", transfer());
  const save = { do: "save", name: "a" };
  expect(await answers("checkpoint", save)).toEqual([
    { now: TIME, names: ["a"] },
    'checkpoint {"do":"compare","name":"a"} after the change.',
  ]);
  await bank.clock.advance({ hours: 1 });
  for (let count = 0; count < 12; count += 1) await create(bank, "/v1/counterparties", minimalCounterparty);
  const then = { batch_id: null, status: "pending" };
  const now = { batch_id: "BATCH-1001", status: "processing" };
  const masked = { receiver_account_number: "••••5678", held_from: null };
  const batch_key = '[492352,"4000000011","standard"]';
  expect(await answers("checkpoint", { do: "compare", name: "a" })).toEqual([
    {
      ...{ now: PROCESS.at, names: ["a"], removed: [], more: 2 },
      added: Array.from({ length: 10 }, (_, at) => ({ row: `counterparties/${1001 + at}` })),
      changed: [
        {
          row: "achTransfers/1001",
          from: { ...then, internal: { ...masked, batch_key: null } },
          to: { ...now, internal: { ...masked, batch_key } },
        },
      ],
    },
    "restore goes back to it.",
  ]);
  await answers("checkpoint", { do: "save" });
  expect(await answers("checkpoint", { do: "restore", name: "a" })).toEqual([
    { now: TIME, names: ["a", "checkpoint"] },
    "a page shows it when it asks again: reload it.",
  ]);
  await bank.reset();
  expect(await answers("checkpoint", { do: "compare", name: "a" })).toEqual([
    {
      now: TIME,
      names: ["a", "checkpoint"],
      added: [],
      removed: [{ row: "achTransfers/1001", status: "pending" }],
      changed: [],
    },
    "restore goes back to it.",
  ]);
  // One that is saved again is the newest.
  await answers("checkpoint", save);
  expect(await answers("checkpoint", { do: "compare", name: "b" })).toBe(
    'There is no checkpoint "b". The nearest is "a". There are: checkpoint, a.',
  );
});
