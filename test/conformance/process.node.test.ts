// Statements: S14, S19.

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HttpResponse, http } from "msw";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type Listening, start } from "../../src/adapters/node/index.ts";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { BASE_URL } from "./case.ts";

/** A real server in place of the network. */
const network = createServer((request, response) => response.end(`network ${request.method} ${request.url}`));
let origin = "";
let listening: Listening | undefined;

beforeAll(async () => {
  await new Promise<void>((resolve) => network.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(network.address() as AddressInfo).port}`;
});

afterEach(async () => {
  await listening?.stop();
});

afterAll(() => new Promise((resolve) => network.close(resolve)));

function startBank(options: BankOptions = {}) {
  const bank = mondayBank(options);
  listening = start(bank);
  return { bank, server: listening.server };
}

const headers = { Authorization: "Bearer test_key" };
const get = async (url: string, method = "GET") => {
  const response = await fetch(url, { method, headers });
  const text = await response.text();
  return [response.status, text.startsWith("{") ? JSON.parse(text) : text];
};
const nothing = { error: expect.stringMatching(/^There is nothing at this path/) };
const empty = { data: [], links: { first: "/v1/ach", next: null } };

test("with a base url, everything below it is the bank's (S14)", async () => {
  startBank({ baseUrl: origin });
  for (const path of ["/v1ach", "/v2/ach", "/assets/v1/ach", "/ach"])
    expect([path, ...(await get(origin + path))]).toEqual([path, 404, nothing]);
  expect(await get(`${origin}/`, "DELETE")).toEqual([404, nothing]);
});

test("with a base url and unknownPaths passthrough, all but its /v1 goes to the network (S14)", async () => {
  startBank({ baseUrl: origin, assumptions: { unknownPaths: "passthrough" } });
  expect(await get(`${origin}/v1`)).toEqual([200, { api_version: "1" }]);
  expect(await get(`${origin}/v1/ach`)).toEqual([200, empty]);
  expect(await get(`${origin}/v1/nothing`)).toEqual([404, nothing]);
  expect(await get(`${origin}/v1/nothing/at/all`, "PUT")).toEqual([404, nothing]);
  expect(await get(`${origin}/v1/ach/`)).toEqual([404, nothing]);
  expect(await get(`${origin}/v1/ach`, "PUT")).toMatchObject([405, {}]);
  expect(await get(`${origin}/v1ach`)).toEqual([200, "network GET /v1ach"]);
  expect(await get(`${origin}/v2/ach`)).toEqual([200, "network GET /v2/ach"]);
  expect(await get(`${origin}/assets/v1/ach`)).toEqual([200, "network GET /assets/v1/ach"]);
  expect(await get(`${origin}/`, "DELETE")).toEqual([200, "network DELETE /"]);
});

test("a base url with a path is answered below that path only (S14)", async () => {
  startBank({ baseUrl: `${origin}/bank` });
  expect(await get(`${origin}/bank/v1/ach`)).toEqual([200, empty]);
  expect(await get(`${origin}/bank/v1/nothing`)).toEqual([404, nothing]);
  expect(await get(`${origin}/v1/ach`)).toEqual([200, "network GET /v1/ach"]);
  expect(await get(`${origin}/banker/v1/ach`)).toEqual([200, "network GET /banker/v1/ach"]);
});

test("another origin's requests go to the network when there is a base url (S14)", async () => {
  startBank({ baseUrl: BASE_URL });
  expect(await get(`${origin}/v1/ach`)).toEqual([200, "network GET /v1/ach"]);
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("without a base url the known paths of any origin are the bank's, and unknown ones go to the network (S14)", async () => {
  startBank();
  for (const any of [origin, "https://one.test", "http://two.test:8080"]) {
    expect(await get(`${any}/v1/ach`)).toEqual([200, empty]);
    expect(await get(`${any}/v1/ach/7`)).toMatchObject([404, {}]);
    expect(await get(`${any}/v1/ach`, "PUT")).toMatchObject([405, {}]);
  }
  expect(await get(`${origin}/v1/nothing`)).toEqual([200, "network GET /v1/nothing"]);
  expect(await get(`${origin}/v1/ach/1001/nothing`)).toEqual([200, "network GET /v1/ach/1001/nothing"]);
  expect(await get(`${origin}/api/v1/ach`)).toEqual([200, "network GET /api/v1/ach"]);
});

test("an added handler takes precedence over the bank's, until it is removed", async () => {
  const { server } = startBank({ baseUrl: BASE_URL });
  server.use(http.get(`${BASE_URL}/v1/ach`, () => HttpResponse.json({ mine: true }, { status: 503 })));
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([503, { mine: true }]);
  expect(await get(`${BASE_URL}/v1/counterparties`)).toMatchObject([200, { data: [] }]);
  server.resetHandlers();
  expect(await get(`${BASE_URL}/v1/ach`)).toEqual([200, empty]);
});

test("there is one handler for each route, listed by method and path", () => {
  const { bank } = startBank({ baseUrl: BASE_URL });
  const titles = bank.handlers.map(({ info }) => info.header);
  for (const route of ["POST", "GET"]) expect(titles).toContain(`${route} ${BASE_URL}/v1/ach`);
  for (const route of ["PATCH", "GET"])
    expect(titles).toContain(`${route} ${BASE_URL}/v1/counterparties/:id`);
  expect(new Set(titles).size).toBe(titles.length);
});

test("a second bank answers through server.use, in addition to the first", async () => {
  const { bank, server } = startBank({ baseUrl: BASE_URL });
  const other = mondayBank({ baseUrl: "https://other.test" });
  server.use(...other.handlers);
  const client = { fetch: (path: string, init?: RequestInit) => fetch(`https://other.test${path}`, init) };
  await create(client, "/v1/ach", minimalTransfer);
  expect([bank.db.achTransfers.count(), other.db.achTransfers.count()]).toEqual([0, 1]);
});

test("after a bank is stopped, requests go to the network and the bank itself still works", async () => {
  const { bank } = startBank({ baseUrl: origin });
  await call(bank, "POST", "/v1/ach", minimalTransfer);
  await listening?.stop();
  await listening?.stop();
  expect(await get(`${origin}/v1/ach`)).toEqual([200, "network GET /v1/ach"]);
  expect((await call(bank, "GET", "/v1/ach/1001")).status).toBe(200);
  listening = start(bank);
  expect(await get(`${origin}/v1/ach/1001`)).toMatchObject([200, { data: { id: "1001" } }]);
});

test("an answer that a reset aborts is a network error", async () => {
  const { bank } = startBank({ baseUrl: BASE_URL, latency: 60_000 });
  const outcome = Promise.allSettled([fetch(`${BASE_URL}/v1/ach`, { headers })]);
  while (bank.log.entries.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await bank.reset();
  const [answer] = await outcome;
  expect(answer).toMatchObject({ status: "rejected", reason: expect.any(TypeError) });
});

test("fifty requests at once through the process get an id each", async () => {
  startBank({ baseUrl: BASE_URL });
  const client = { fetch: (path: string, init?: RequestInit) => fetch(BASE_URL + path, init) };
  const rows = await Promise.all(
    Array.from({ length: 50 }, () => create(client, "/v1/ach", minimalTransfer)),
  );
  expect(new Set(rows.map(({ id }) => id)).size).toBe(50);
});
