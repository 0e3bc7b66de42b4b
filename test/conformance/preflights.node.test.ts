// Statements: X10, X195.

import http from "node:http";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

const BASE = "http://api.example.com";
const ORIGIN = "http://localhost:3000";
const server = setupServer();
let bank: Bank;

beforeAll(() => server.listen());
beforeEach(() => {
  bank = mondayBank({ baseUrl: BASE });
  server.use(...bank.handlers);
});
afterEach(() => {
  vi.unstubAllGlobals();
  server.resetHandlers();
});
afterAll(() => server.close());

/** Sends a request with headers that `fetch` keeps to itself, as the pages in Node do. */
const ask = (method: string, path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve, reject) => {
    const sent = http.request(BASE + path, { method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, headers: response.headers });
    });
    sent.on("error", reject).end();
  });

const preflight = {
  Origin: ORIGIN,
  "Access-Control-Request-Method": "POST",
  "Access-Control-Request-Headers": "authorization,x-other",
};
const authorization = { Authorization: "Bearer test_key" };

test("a preflight is allowed, for the control and unknown paths too, and is not logged (X195)", async () => {
  for (const path of ["/v1/ach", "/v1/ach/1001", "/v1/nothing", "/_sandbank/reset"]) {
    expect(await ask("OPTIONS", path, preflight)).toMatchObject({
      status: 204,
      headers: {
        "access-control-allow-origin": ORIGIN,
        "access-control-allow-methods": "GET, POST, PATCH, DELETE, PUT, HEAD, OPTIONS",
        "access-control-allow-headers": "authorization,x-other",
        vary: "Access-Control-Request-Headers, Origin",
      },
    });
  }
  expect(bank.log.entries).toEqual([]);
});

test("no fault applies to a preflight (X195)", async () => {
  bank.faults.add("down");
  expect((await ask("OPTIONS", "/v1/ach", preflight)).status).toBe(204);
  expect((await ask("GET", "/v1/ach", authorization)).status).toBe(503);
});

test("an answer names the origin of a page that asks, and no other (X195)", async () => {
  const asked = await ask("PUT", "/v1/ach", { ...authorization, Origin: ORIGIN });
  expect(asked).toMatchObject({
    status: 405,
    headers: { "access-control-allow-origin": ORIGIN, vary: "Origin", allow: expect.any(String) },
  });
  expect(asked.headers["access-control-expose-headers"]).toContain("Allow");
  const { headers } = await ask("GET", "/v1/ach", authorization);
  expect(headers).not.toHaveProperty("access-control-allow-origin");
});

test("OPTIONS that is no preflight is a method like others (X10, X195)", async () => {
  expect((await ask("OPTIONS", "/v1/ach", authorization)).status).toBe(405);
  expect((await ask("OPTIONS", "/v1/ach", {})).status).toBe(401);
  expect((await ask("OPTIONS", "/v1/ach", { Origin: ORIGIN })).status).toBe(401);
  expect(bank.log.entries.map(({ status }) => status)).toEqual([405, 401, 401]);
});

test("where Request hides what makes a preflight, it is known by the missing key (X195)", async () => {
  const Platform = Request;
  vi.stubGlobal(
    "Request",
    class extends Platform {
      constructor(input: string | URL | Request, init?: RequestInit) {
        super(input, init);
        for (const name of [...this.headers.keys()])
          if (/^(origin|access-control-)/.test(name)) this.headers.delete(name);
      }
    },
  );
  expect(await ask("OPTIONS", "/v1/ach", {})).toMatchObject({
    status: 204,
    headers: { "access-control-allow-origin": "*" },
  });
  expect((await ask("OPTIONS", "/v1/ach", authorization)).status).toBe(405);
});

test("bank.fetch answers no preflight (X10, X195)", async () => {
  const headers = { "Access-Control-Request-Method": "POST" };
  expect((await bank.fetch("/v1/ach", { method: "OPTIONS", headers })).status).toBe(401);
  const withKey = { ...headers, ...authorization };
  expect((await bank.fetch("/v1/ach", { method: "OPTIONS", headers: withKey })).status).toBe(405);
});
