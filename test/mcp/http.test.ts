// Statements: MCP-2, MCP-5, MCP-6, MCP-13, MCP-14.

import { ProtocolErrorCode } from "@modelcontextprotocol/client";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { bankWithTools, NAMES, toolsAt } from "./support.ts";

test.each(["legacy", "auto"] as const)(
  "a client of either revision of the protocol uses the tools, resources and prompts (MCP-2): %s",
  async (mode) => {
    const { url } = await bankWithTools();
    const { client, call } = await toolsAt(`${url}/_sandbank/mcp`, {}, mode);
    expect(client.getServerVersion()).toMatchObject({ name: "sandbank", title: "Sandbank" });
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(NAMES);
    expect((await call("move_time", { days: 1 })).data).toMatchObject({ now: "2026-03-03T15:00:00.000Z" });
    expect((await call("load", { scenario: "start" })).isError).toBe(true);
    expect((await client.readResource({ uri: "sandbank://statements/P12" })).contents).toHaveLength(1);
    expect((await client.listPrompts()).prompts).toHaveLength(3);
  },
);

test("a client that may only read lists no tool that changes, and sends GET alone (MCP-6)", async () => {
  const { url, bank } = await bankWithTools();
  const { client, call } = await toolsAt(`${url}/_sandbank/mcp?read-only`);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    NAMES.filter((name) => !["do_action", "move_time", "load"].includes(name)),
  );
  const before = JSON.stringify(bank.snapshot());
  expect((await call("send_request", { method: "POST", path: "/v1/ach" })).text).toBe(
    "send_request changes nothing here: this server is read-only.",
  );
  expect((await call("set_fault", { preset: "down" })).isError).toBe(true);
  expect((await call("set_fault")).data).toEqual({ faults: [] });
  expect((await call("send_request", { method: "GET", path: "/v1/ach" })).data).toMatchObject({
    status: 200,
  });
  await call("checkpoint", { do: "save" });
  expect((await call("checkpoint", { do: "restore" })).isError).toBe(true);
  await expect(call("move_time", { days: 1 })).rejects.toMatchObject({
    code: ProtocolErrorCode.InvalidParams,
    message: expect.stringMatching(/^There is no tool "move_time"/),
  });
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("two clients use a bank at once, and have its checkpoints in common (MCP-2, MCP-13)", async () => {
  const { url, call } = await bankWithTools();
  const other = await toolsAt(`${url}/_sandbank/mcp`);
  await call("checkpoint", { do: "save", name: "empty" });
  const send = { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? call : other.call)("send_request", send)),
  );
  const ids = answers.map(({ data }) => (data.body as { data: { id: string } }).data.id);
  expect(new Set(ids).size).toBe(10);
  await other.call("checkpoint", { do: "restore", name: "empty" });
  expect((await call("get_rows", { collection: "achTransfers" })).data).toEqual({ rows: [], total: 0 });
});

test("at most ten checkpoints are kept (MCP-13)", async () => {
  const { call } = await bankWithTools();
  for (let count = 1; count <= 11; count += 1) await call("checkpoint", { do: "save", name: `${count}` });
  const { text } = await call("checkpoint", { do: "compare", name: "1" });
  expect(text).toBe(
    'There is no checkpoint "1". The nearest is "10". There are: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11.',
  );
});

test("a page of another origin, and a foreign host name, can't call the tools (MCP-5)", async () => {
  const { url } = await bankWithTools();
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const asked = async (more: object) =>
    (await fetch(`${url}/_sandbank/mcp`, { method: "POST", body, headers: { ...headers, ...more } })).status;
  expect([
    await asked({}),
    await asked({ Origin: "https://evil.example" }),
    await asked({ Origin: "http://localhost:1" }),
  ]).toEqual([200, 403, 200]);
});

test("the tools take POST alone (MCP-2)", async () => {
  const { url } = await bankWithTools();
  const { status, headers } = await fetch(`${url}/_sandbank/mcp`);
  expect([status, headers.get("allow")]).toEqual([405, "POST"]);
});

test("a body above 10 MiB is refused while it arrives (MCP-2)", async () => {
  const { url } = await bankWithTools();
  const piece = new Uint8Array(1024 * 1024).fill(32);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 64) controller.close();
      else controller.enqueue(piece);
    },
  });
  const headers = { "Content-Type": "application/json", Accept: "application/json, text/event-stream" };
  const init = { method: "POST", headers, body, duplex: "half" };
  const answer = await fetch(`${url}/_sandbank/mcp`, init as RequestInit);
  expect([answer.status, await answer.json()]).toEqual([413, { error: expect.stringContaining("10") }]);
});

test("a bank whose control is off has no tools, and a world has its own bank (MCP-2, MCP-14)", async () => {
  const off = await serve({ control: false, console: false }, { port: 0 });
  onTestFinished(() => off.close());
  await expect(toolsAt(`${off.url}/_sandbank/mcp`)).rejects.toThrow();
  const worlds = await serve({ console: false }, { port: 0, isolate: true });
  onTestFinished(() => worlds.close());
  const [one, other] = [
    await toolsAt(`${worlds.url}/_sandbank/mcp`, { "x-sandbank-world": "one" }),
    await toolsAt(`${worlds.url}/_sandbank/mcp`, { "x-sandbank-world": "other" }),
  ];
  await one.call("send_request", { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } });
  expect((await one.call("get_rows", { collection: "achTransfers" })).data).toMatchObject({ total: 1 });
  expect((await other.call("get_rows", { collection: "achTransfers" })).data).toMatchObject({ total: 0 });
  expect((await one.call("write_test")).text).toMatch(/^This bank writes no tests and no links/);
});
