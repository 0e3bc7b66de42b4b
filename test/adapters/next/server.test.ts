// What `sandbank/next` does in the server's process; test/package/next has it in Next itself.
// Statements: X212, DEF-56, PROD-72, MCP-3, MCP-5.

import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { start } from "../../../src/adapters/next/index.ts";
import { GET, POST } from "../../../src/adapters/next/route.ts";
import { createBank } from "../../../src/index.ts";
import { eventResourcesWith } from "../../../src/products/index.ts";
import { payouts } from "../../define/payouts.ts";
import { MONDAY, mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { receiver } from "../../webhooks/receiver.ts";

const BASE_URL = "https://api.payments.invalid";
const headers = { Authorization: "Bearer test" };
const route = () => new Request("http://localhost:3000/sandbank", { headers: { Host: "localhost:3000" } });
const platform = globalThis.fetch;
const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);

beforeEach(() => warn.mockClear());
afterAll(() => vi.restoreAllMocks());

test("without a bank the route is a 404 that says what to do (X212)", async () => {
  const answer = await GET(route());
  expect([answer.status, await answer.json()]).toEqual([
    404,
    { error: "The server has no bank: call start() of sandbank/next in register() of instrumentation.ts." },
  ]);
});

test("the bank answers in front of whatever fetch is put in place of another (X212)", async () => {
  const bank = mondayBank({ baseUrl: BASE_URL });
  start(bank);
  expect((await fetch(`${BASE_URL}/v1/ach`, { headers })).status).toBe(200);

  const asked: string[] = [];
  const cached = Object.assign(
    async (input: string | URL | Request) => {
      asked.push(String(input));
      return new Response("of the cache");
    },
    { isPatched: true },
  );
  for (const other of [cached, platform, cached]) {
    globalThis.fetch = other;
    const answer = await fetch(`${BASE_URL}/v1/ach`, { headers });
    expect([answer.status, answer.url]).toEqual([200, `${BASE_URL}/v1/ach`]);
  }
  expect(bank.log.entries).toHaveLength(4);
  expect(globalThis.fetch).toHaveProperty("isPatched", true);
  expect(await (await fetch("https://elsewhere.invalid/v1/ach")).text()).toBe("of the cache");
  expect(asked).toEqual(["https://elsewhere.invalid/v1/ach"]);
});

test("putting back what was read changes nothing (X212)", async () => {
  const before = globalThis.fetch;
  globalThis.fetch = before;
  expect(globalThis.fetch).toBe(before);
  expect((await fetch(`${BASE_URL}/v1/ach`, { headers })).status).toBe(200);
});

test("a request that is given as a Request, a lost reply, and one that was given up (X212)", async () => {
  start(mondayBank({ baseUrl: BASE_URL, faults: [{ nth: 2, then: "lost-reply" }] }));
  const request = new Request(`${BASE_URL}/v1/counterparties`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify({ data: { name: "Ada" } }),
  });
  expect((await fetch(request)).status).toBe(400);
  await expect(fetch(`${BASE_URL}/v1/ach`, { headers })).rejects.toThrow(new TypeError("fetch failed"));
  const signal = AbortSignal.abort();
  await expect(fetch(`${BASE_URL}/v1/ach`, { headers, signal })).rejects.toThrow(DOMException);
});

test("a second bank answers both sides, and the console says so (X211, X212)", async () => {
  start(mondayBank({ baseUrl: "https://other.invalid" }));
  expect(warn).toHaveBeenCalledOnce();
  expect((await fetch("https://other.invalid/v1/ach", { headers })).status).toBe(200);
  for (const answer of [GET, POST])
    expect(await (await answer(route())).json()).toEqual({ baseUrl: "https://other.invalid" });
});

test("the route has the worker's script for all pages, and is for pages of this machine alone (X210, X212)", async () => {
  const script = await GET(new Request("http://localhost:3000/sandbank/mockServiceWorker.js"));
  expect(script.headers.get("service-worker-allowed")).toBe("/");
  expect(await script.text()).toContain("Mock Service Worker");
  const foreign = { Host: "192.168.0.7:3000" };
  const ofPhone = () => new Request("http://192.168.0.7:3000/sandbank", { headers: foreign });
  expect((await GET(ofPhone())).status).toBe(403);
  start(mondayBank(), { allowHosts: ["192.168.0.7"] });
  expect((await GET(ofPhone())).status).toBe(200);
});

test("assistants use the bank below the route, and no page of another origin does (MCP-3, MCP-5)", async () => {
  start(mondayBank());
  const ask = async (method: string, more: object = {}) => {
    const headers = { Host: "localhost:3000", Accept: "application/json, text/event-stream", ...more };
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { name: "status", arguments: {} } });
    const init = { method: "POST", headers: { "Content-Type": "application/json", ...headers }, body };
    return POST(new Request("http://localhost:3000/sandbank/mcp", init));
  };
  const answer = await ask("tools/call");
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(MONDAY)]);
  expect((await ask("tools/call", { Origin: "https://evil.example" })).status).toBe(403);
});

test("own endpoints answer in the server's process (DEF-56)", async () => {
  start(createBank({ baseUrl: BASE_URL, resources: { payouts } }));
  const init = { method: "POST", headers: { "content-type": "application/json" } };
  const body = JSON.stringify({ data: { amount: 500, payee: "Ada" } });
  const answer = await fetch(`${BASE_URL}/api/payouts`, { ...init, body });
  expect(await answer.json()).toEqual({
    data: { id: "1001", amount: 500, payee: "Ada", status: "pending", transfer_id: null },
  });
});

test("the bank of a Next server delivers to its webhooks (PROD-72)", async () => {
  globalThis.fetch = platform;
  const { got, url } = await receiver();
  const resources = eventResourcesWith({ webhooks: [{ url, events: ["ach.status.advice"] }] });
  const bank = createBank({ baseUrl: BASE_URL, clock: { start: MONDAY, paused: true }, resources });
  start(bank);
  await create(bank, "/v1/ach", minimalTransfer);
  await vi.waitFor(() => expect(got).toHaveLength(1));
  expect(JSON.parse(got[0]?.body ?? "")).toMatchObject({ payload: { id: "1001", status: "pending" } });
  await bank.dispose();
});
