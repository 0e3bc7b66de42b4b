// Statements: MCP-7, MCP-8, MCP-10, MCP-11, MCP-12, MCP-17.

import { expect, test } from "vitest";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { bankWithTools, NAMES } from "./support.ts";

test("a client lists 14 tools with schemas, in less than 4,000 tokens (MCP-7, MCP-17)", async () => {
  const { client } = await bankWithTools();
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(NAMES);
  for (const { description, inputSchema, outputSchema } of tools) {
    expect(description?.length).toBeGreaterThan(80);
    expect(inputSchema.type).toBe("object");
    expect(outputSchema).toEqual({
      type: "object",
      properties: { data: expect.objectContaining({ type: "object" }), next: { type: "string" } },
      required: ["data"],
    });
  }
  const { inputSchema, outputSchema } = tools[NAMES.indexOf("get_rows")] as (typeof tools)[0];
  expect(inputSchema).toEqual({
    type: "object",
    properties: {
      collection: { type: "string" },
      id: { type: ["string", "number"] },
      where: { type: "object", description: '{"status":"failed"}' },
      fields: { type: "array", items: { type: "string" }, description: "those that a list shows" },
      limit: { type: "integer", minimum: 1, maximum: 50, description: "default 10" },
      after: { type: "string", description: "of the previous page" },
    },
    required: ["collection"],
  });
  const rows = { type: "array", items: { type: "object" } };
  const data = {
    type: "object",
    properties: { rows, total: { type: "number" }, after: { type: "string" } },
    required: ["rows", "total"],
  };
  expect(outputSchema?.properties).toEqual({ data, next: { type: "string" } });
  const readers = tools.filter(({ annotations }) => annotations?.readOnlyHint);
  expect(readers.map(({ name }) => name)).toEqual([
    ...["status", "find_endpoint", "get_rows", "explain_refusal", "what_can_happen"],
    ...["get_log", "write_test", "make_link"],
  ]);
  expect(JSON.stringify(tools).length / 4).toBeLessThan(4000);
});

test("a result is data, marked as such, and what may follow (MCP-8)", async () => {
  const { call, bank } = await bankWithTools();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const { data, next, text } = await call("get_rows", { collection: "counterparties" });
  expect(data).toEqual({
    rows: [
      {
        id: "1001",
        account_number: "••••5678",
        account_type: "checking",
        name: "Ada Lovelace",
        routing_number: "021000021",
      },
    ],
    total: 1,
  });
  expect([text, next]).toEqual([`<data>${JSON.stringify(data)}</data>`, undefined]);
});

test("lists have pages (MCP-10)", async () => {
  const { call, bank } = await bankWithTools();
  for (let count = 0; count < 5; count += 1) await create(bank, "/v1/ach", minimalTransfer);
  const list = { collection: "achTransfers", fields: ["status"], limit: 2 };
  const ids = ({ data }: { data: Readonly<Record<string, unknown>> }) => [
    (data.rows as { id: string }[]).map(({ id }) => id),
    data.after,
  ];
  expect(ids(await call("get_rows", list))).toEqual([["1005", "1004"], "1004"]);
  expect(ids(await call("get_rows", { ...list, after: "1004" }))).toEqual([["1003", "1002"], "1002"]);
  expect(ids(await call("get_rows", { ...list, after: "1002" }))).toEqual([["1001"], undefined]);
  const log = await call("get_log", { limit: 2 });
  expect(log.data).toMatchObject({ entries: [{ number: 5 }, { number: 4 }], total: 5, before: 4 });
  expect((await call("get_log", { limit: 2, before: 2 })).data).toMatchObject({ entries: [{ number: 1 }] });
});

test.each([
  [
    "get_rows",
    { colection: "achTransfers" },
    '"collection" is required. "colection" is not an argument of get_rows: the nearest is "collection". get_rows takes collection, id, where, fields, limit, after, such as get_rows {"collection":"achTransfers","where":{"status":"failed"}}.',
  ],
  [
    "get_rows",
    { collection: "achTransfer" },
    /^There is no collection "achTransfer"\. The nearest is "achTransfers"\. There are: counterparties, achTransfers, /,
  ],
  [
    "get_rows",
    { collection: "achTransfers", id: "7" },
    'There is no row of achTransfers with id "7". get_rows {"collection":"achTransfers"} lists those there are.',
  ],
  [
    "do_action",
    { collection: "achTransfers", id: "1001", action: "bounce" },
    /^There is no action of achTransfers "bounce"\. The nearest is /,
  ],
  [
    "do_action",
    { collection: "achTransfers", id: "1001", action: "cancel" },
    'cancel is a request that an app sends: send_request {"method":"PATCH","path":"/v1/ach/1001","body":{"data":{"status":"canceled"}}}.',
  ],
  ["find_endpoint", { operation: "createAch" }, /The nearest is "createAchTransfer"\./],
  ["find_endpoint", { operation: "createAchTransfers" }, /The nearest is "createAchTransfer"\./],
  ["load", { scenario: "start" }, /^There is no scenario "start"\. The nearest is "starter"\./],
  [
    "load",
    { state: "counterparties page" },
    /^There is no state "counterparties page"\. Those with its words: rows\/counterparties\/page, .*; there are \d+\.$/,
  ],
  [
    "get_rows",
    { collection: "achTransfers", limit: 100 },
    /^"limit" must be a whole number from 1 to 50, got 100\. get_rows takes /,
  ],
  [
    "do_action",
    { collection: "achTransfers", id: "1001", action: "return" },
    `return: 'code' is required. Such as do_action {"collection":"achTransfers","id":"1001","action":"return","arguments":{"code":"R03"}}.`,
  ],
  [
    "get_rows",
    { collection: "achTransfers", where: "failed" },
    /^"where" must be an object, got "failed"\. /,
  ],
  ["write_test", { form: "jest" }, /^"form" must be one of "vitest", "playwright"\. write_test takes /],
  ["load", {}, 'Give one of "scenario", "state" and "reset": true.'],
  ["move_time", {}, 'Say how far, such as move_time {"bankingDays":2}.'],
  ["move_time", { to: "yesterday" }, /^advanceTo takes an ISO 8601 string/],
  ["checkpoint", { do: "restore" }, "There is no checkpoint yet."],
  ["explain_refusal", {}, "No request in the log was refused: send it with send_request, or use the page."],
  [
    "get_log",
    { of: "deliveries" },
    "This bank has no webhooks: sandbank/products adds them (npx sandbank --products all).",
  ],
  ["set_fault", { rule: { status: 503, latency: 1 } }, /must have exactly one of then, status and latency/],
  [
    "send_request",
    { method: "POST", path: "/_sandbank/reset" },
    "The paths of the control are for the other tools, such as status, move_time and load.",
  ],
  [
    "send_request",
    { method: "GET", path: "https://example.com/v1" },
    '"path" begins with a slash, such as /v1/ach, got "https://example.com/v1".',
  ],
  [
    "make_link",
    {},
    'Give "to", the address of the page that is to open the bank. Such as make_link {"to":"http://localhost:5173/transfers"}.',
  ],
])(
  "a wrong call of %s with %j is answered with a right one, and changes nothing (MCP-11, MCP-12)",
  async (name, given, text) => {
    const { call, bank } = await bankWithTools();
    await create(bank, "/v1/ach", minimalTransfer);
    const before = JSON.stringify(bank.snapshot());
    const answer = await call(name, given);
    expect([answer.isError, answer.text]).toEqual([
      true,
      typeof text === "string" ? text : expect.stringMatching(text),
    ]);
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("a tool that is none is refused with the nearest one (MCP-11)", async () => {
  const { call } = await bankWithTools();
  await expect(call("getRows")).rejects.toThrow(
    'There is no tool "getRows". The nearest is "get_rows". There are: status, ',
  );
});
