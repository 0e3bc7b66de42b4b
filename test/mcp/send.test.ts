// Requests that an assistant sends in place of an app.
// Statements: MCP-9, MCP-12, MCP-18.

import { expect, onTestFinished, test, vi } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { bankWithTools, toolsAt } from "./support.ts";

const transfer = { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } };
const configuration = { method: "GET", path: "/v1/admin/virtualcard" };
const OWN = {
  apiKeys: { client: ["own_client_key"], admin: ["own_admin_key"] },
  signatures: { check: true, secret: "own_secret" },
};

test("requests have the key that the bank takes, and its signature (MCP-12)", async () => {
  const { call } = await bankWithTools(OWN);
  expect((await call("send_request", transfer)).data).toMatchObject({
    status: 200,
    body: { data: { id: "1001" } },
  });
  const page = { method: "GET", path: "/v1/ach?page[limit]=1" };
  expect((await call("send_request", page)).data).toMatchObject({ status: 200 });
  expect((await call("send_request", configuration)).data).toMatchObject({ status: 200 });
});

test("no answer of a tool has the bank's own keys or its secret (MCP-9)", async () => {
  const { call } = await bankWithTools(OWN);
  const texts = [await call("send_request", transfer), await call("get_log", { number: 1 })];
  expect(texts.map(({ text }) => text).join()).not.toMatch(/own_/);
});

test.each([
  [{ Authorization: "Bearer other" }, "S3"],
  [{ authorization: "Bearer other" }, "S3"],
  [{ "x-signature": "0".repeat(64), "x-timestamp": "1" }, "X155"],
])("headers that are given take the place of the bank's: %j (MCP-12)", async (headers, rule) => {
  const { call } = await bankWithTools(OWN);
  expect((await call("send_request", { ...transfer, headers })).data).toMatchObject({ status: 401 });
  expect((await call("explain_refusal")).data).toMatchObject({ reasons: [{ rule }] });
});

test("a header in another case takes the place of the key, and is not added to it (MCP-12)", async () => {
  const { call } = await bankWithTools();
  const headers = { authorization: "Bearer other" };
  expect((await call("send_request", { ...transfer, headers })).data).toMatchObject({ status: 200 });
});

test.each([
  [
    { method: "GET", path: "/v1/ach", body: { data: {} } },
    "A GET has no body: put what it asks for into the query.",
  ],
  [{ ...transfer, headers: { "X-Note": "one\ntwo" } }, /^"headers" can't be sent: /],
  [{ ...transfer, headers: { "X Note": "one" } }, /^"headers" can't be sent: /],
])(
  "a request that no platform sends is an error, not a broken connection: %j (MCP-12)",
  async (given, text) => {
    const { call, bank } = await bankWithTools();
    const answer = await call("send_request", given);
    expect([answer.isError, answer.text]).toEqual([true, expect.stringMatching(text)]);
    expect(bank.log.entries).toEqual([]);
  },
);

test.each(["//", "//example.com/v1/ach"])(
  "a path is of the bank, though it looks like another host: %s (MCP-12)",
  async (path) => {
    const { call, bank } = await bankWithTools();
    expect((await call("send_request", { method: "GET", path })).data).toMatchObject({ status: 404 });
    expect(bank.log.entries).toMatchObject([{ path }]);
  },
);

test("a world is sent the key of a bank without apiKeys (MCP-12)", async () => {
  const worlds = await serve({ console: false }, { port: 0, isolate: true });
  onTestFinished(() => worlds.close());
  const { call } = await toolsAt(`${worlds.url}/_sandbank/mcp`, { "x-sandbank-world": "one" });
  expect((await call("send_request", transfer)).data).toMatchObject({ status: 200 });
  expect((await call("send_request", configuration)).data).toMatchObject({ status: 200 });
});

test("a request that hangs has failed after ten seconds (MCP-18)", async () => {
  const { call, bank } = await bankWithTools();
  const timeout = vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => timeout.mockRestore());
  const real = AbortSignal.timeout.bind(AbortSignal);
  timeout.mockImplementation((milliseconds) =>
    milliseconds === 10_000 ? AbortSignal.abort() : real(milliseconds),
  );
  bank.faults.add({ on: "listAchTransfers", then: "hang" });
  const answer = await call("send_request", { method: "GET", path: "/v1/ach" });
  expect([answer.data.status, answer.next]).toEqual([0, "explain_refusal tells whether a fault did this."]);
});
