// Statements: S14, X191.

import fc from "fast-check";
import { getResponse, HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { expect, test } from "vitest";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";

const BASE = "https://api.example.com";
const headers = { Authorization: "Bearer test_key" };
const ask = (bank: Pick<Bank, "handlers">, path: string, method = "GET") =>
  getResponse(bank.handlers, new Request(path.startsWith("/") ? BASE + path : path, { method, headers }));

/** The place of a route's handler, as one finds it to override it. */
const placeOf = ({ handlers }: Bank, header: string) =>
  handlers.findIndex(({ info }) => info.header === header);

test("a handler that is replaced answers in place of the bank's, and no other does (X191)", async () => {
  const bank = mondayBank({ baseUrl: BASE });
  const mine = http.get(`${BASE}/v1/ach/:id`, ({ params }) => HttpResponse.json({ mine: params.id }));
  bank.handlers.splice(placeOf(bank, `GET ${BASE}/v1/ach/:id`), 1, mine);
  expect(await (await ask(bank, "/v1/ach/77"))?.json()).toEqual({ mine: "77" });
  expect((await ask(bank, "/v1/ach"))?.status).toBe(200);
  expect((await ask(bank, "/v1/counterparties/77"))?.status).toBe(404);
});

test("without the handler of its route a request is answered by the last one, and without that by none (X191)", async () => {
  const bank = mondayBank({ baseUrl: BASE });
  const withoutLists = bank.handlers.filter(({ info }) => info.header !== `GET ${BASE}/v1/ach`);
  expect((await ask({ handlers: withoutLists }, "/v1/ach"))?.status).toBe(200);
  const withoutLast = withoutLists.slice(0, -1);
  expect(await ask({ handlers: withoutLast }, "/v1/ach")).toBeUndefined();
  expect(await ask({ handlers: withoutLast }, "/v1/nothing")).toBeUndefined();
  expect((await ask({ handlers: withoutLast }, "/v1/ach", "POST"))?.status).toBe(400);
});

test("a handler of a user is asked before those behind it, and may leave the answer to them (X191)", async () => {
  const bank = mondayBank({ baseUrl: BASE });
  const asked: string[] = [];
  bank.handlers.unshift(http.all("*", ({ request }) => void asked.push(request.url)));
  expect((await ask(bank, "/v1/ach"))?.status).toBe(200);
  expect(asked).toEqual([`${BASE}/v1/ach`]);
});

test("a server lists each of the handlers, and those that a test adds come first (X191)", async () => {
  const bank = mondayBank({ baseUrl: BASE });
  const server = setupServer(...bank.handlers);
  server.listen();
  try {
    expect(server.listHandlers()).toEqual(bank.handlers);
    server.use(http.get(`${BASE}/v1/ach`, () => HttpResponse.json({ mine: true })));
    expect(await (await fetch(`${BASE}/v1/ach`, { headers })).json()).toEqual({ mine: true });
    expect((await fetch(`${BASE}/v1/counterparties`, { headers })).status).toBe(200);
    server.resetHandlers();
    expect((await (await fetch(`${BASE}/v1/ach`, { headers })).json()).data).toEqual([]);
  } finally {
    server.close();
  }
});

test("a request that is not the bank's passes by without a copy being made of it (X191)", async () => {
  for (const bank of [mondayBank(), mondayBank({ baseUrl: BASE })]) {
    const request = new Request("https://other.example.com/v2/ach", { method: "POST", body: "text" });
    let copies = 0;
    request.clone = () => {
      copies += 1;
      return Request.prototype.clone.call(request);
    };
    expect(await getResponse(bank.handlers, request)).toBeUndefined();
    expect([copies, request.bodyUsed]).toEqual([0, false]);
  }
});

test("making the handlers leaves the length of stack traces as it was (X191)", () => {
  const before = Error.stackTraceLimit;
  expect(mondayBank().handlers.length).toBeGreaterThan(40);
  expect(Error.stackTraceLimit).toBe(before);
  expect(new Error("where").stack).toContain("handlers.node.test");
});

test("whatever the request, it is answered by the handler of its route, else by the last, else by none (S14, X191)", async () => {
  const segment = fc.constantFrom(
    "v1",
    "ach",
    "counterparties",
    "1001",
    ":id",
    "",
    "nothing",
    "_sandbank",
    "%2e",
  );
  const requests = fc.record({
    method: fc.constantFrom("GET", "POST", "PATCH", "DELETE", "PUT", "OPTIONS"),
    origin: fc.constantFrom(BASE, "https://api.example.com:8443", "http://api.example.com"),
    path: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join("/")}`),
    search: fc.constantFrom("", "?page[limit]=1", "#part"),
  });
  for (const baseUrl of [undefined, BASE, `${BASE}/v1`]) {
    const bank = mondayBank(baseUrl === undefined ? {} : { baseUrl });
    const routes = bank.handlers.slice(0, -1).map(({ info }) => info.header);
    await fc.assert(
      fc.asyncProperty(requests, async ({ method, origin, path, search }) => {
        const request = new Request(origin + path + search, { method, headers });
        const { pathname } = new URL(request.url);
        const isBelow = baseUrl === undefined || request.url.startsWith(`${baseUrl}/`);
        const below =
          baseUrl === undefined ? pathname : request.url.slice(baseUrl.length).replace(/[?#].*/, "");
        const known =
          ["/v1", "/v1/ach", "/v1/counterparties"].includes(below) ||
          /^\/v1\/(ach|counterparties)\/[^/]+$/.test(below);
        const isControl = /^\/_sandbank(\/|$)/.test(below);
        const isOurs = isBelow && (known || isControl || baseUrl !== undefined);
        const parsed = await Promise.all(
          bank.handlers.map((handler) => handler.run({ request, requestId: "1" })),
        );
        const took = parsed.flatMap((result, at) => (result?.response ? [at] : []));
        const pattern = below.replace(/(?<=^\/v1\/(ach|counterparties)\/)[^/]+$/, ":id");
        const route = routes.indexOf(`${method} ${baseUrl ?? "*"}${pattern}`);
        const last = bank.handlers.length - 1;
        expect(took).toEqual(!isOurs ? [] : known && route >= 0 ? [route, last] : [last]);
      }),
      { numRuns: 60 },
    );
  }
});
