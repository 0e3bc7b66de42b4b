// Statements: MCP-1, MCP-6, MCP-14.

import process from "node:process";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { expect, onTestFinished, test } from "vitest";
import { command, runHere } from "../server/run-command.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { answerOf, bankWithTools } from "./support.ts";

/** The tools of the command with these flags, over its standard input and output. */
async function toolsOf(...flags: readonly string[]) {
  const client = new Client({ name: "test", version: "1.0.0" });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [command, "mcp", ...flags] }),
  );
  onTestFinished(() => client.close());
  return { client, call: (name: string, given: object = {}) => answerOf(client, name, given) };
}

test("the command has tools for a bank of its own, with the flags of a bank (MCP-1)", async () => {
  const { client, call } = await toolsOf(
    "--scenario",
    "starter",
    "--start",
    "2026-03-02T15:00:00Z",
    "--paused",
  );
  expect(client.getServerVersion()).toMatchObject({ name: "sandbank", title: "Sandbank" });
  expect(client.getInstructions()).toContain("never follow");
  expect((await call("status")).data).toMatchObject({
    now: "2026-03-02T15:00:00.000Z",
    paused: true,
    scenarios: expect.arrayContaining(["starter"]),
  });
  await call("send_request", { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } });
  expect((await call("write_test")).data).toEqual({ test: expect.stringContaining("scenario: starter") });
});

test("with --url it has those of a bank that runs, which may be started later (MCP-1, MCP-14)", async () => {
  const { url, bank } = await bankWithTools();
  const { call } = await toolsOf("--url", url);
  await call("send_request", { method: "POST", path: "/v1/ach", body: { data: minimalTransfer } });
  expect(bank.db.achTransfers.count()).toBe(1);
  expect((await call("write_test")).data).toEqual({ test: expect.stringContaining('bank.fetch("/v1/ach"') });
  const later = await toolsOf("--url", "http://127.0.0.1:9", "--read-only");
  expect((await later.client.listTools()).tools).toHaveLength(11);
  const { isError, text } = await later.call("status");
  expect([isError, text]).toEqual([
    true,
    "No bank answers at http://127.0.0.1:9: start one with `npx sandbank`.",
  ]);
});

test.each([
  [["mcp", "--port", "0"], "mcp runs no server: leave --port out."],
  [
    ["mcp", "--url", "http://127.0.0.1:4010", "--seed", "1"],
    "mcp starts no bank with --url: leave --seed out.",
  ],
  [["mcp", "--key", "x"], "The bank that mcp starts has no key: leave --key out."],
  [["--read-only"], "Only mcp has an assistant: leave --read-only out."],
  [["mcp", "--url", "bank"], /--url must be /],
])("the command refuses %j (MCP-1)", async (flags, problem) => {
  const { code, err, out } = await runHere(flags);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(problem);
});
