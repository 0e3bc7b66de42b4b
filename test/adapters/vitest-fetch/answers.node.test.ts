// What `fetch` promises of a bank of `sandbank/vitest`, whichever way the request takes to it.
// Statements: X50, X192.

import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { gzipSync } from "node:zlib";
import { bypass, HttpResponse, http } from "msw";
import { describe, expect, vi } from "vitest";
import { register } from "../../../src/adapters/vitest/banks.ts";
import { test } from "../../../src/adapters/vitest/index.ts";
import type { BankOptions } from "../../../src/index.ts";
import { minimalCounterparty } from "../../support/bodies.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
const body = JSON.stringify({ data: minimalCounterparty });
const byDefault = { failOn: new Set<never>(), test: "pays a bill" };

test("a response has the url that was asked for, and so has a copy of it (X192)", async ({ bank }) => {
  const url = `${bank.baseUrl}/v1/ach?page[limit]=1`;
  for (const input of [url, new URL(url), new Request(url)]) {
    const response = await fetch(input, { headers });
    const copy = response.clone();
    expect([response.url, copy.url]).toEqual([new URL(url).href, new URL(url).href]);
    expect([response.ok, response.redirected, response.status]).toEqual([true, false, 200]);
    expect(await response.text()).toBe(await copy.text());
  }
});

test("a url that is written otherwise leads to the same bank (X192)", async ({ bank }) => {
  const odd = bank.baseUrl.replace("https://bank", "HTTPS://BANK");
  expect((await fetch(`${odd}:443/v2/../v1/ach`, { headers })).status).toBe(200);
});

test("a request whose body is text, a form, bytes, a stream or a Request's arrives whole (X192)", async ({
  bank,
}) => {
  const url = `${bank.baseUrl}/v1/counterparties`;
  const bytes = new TextEncoder().encode(body);
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, 10));
      await new Promise((resolve) => setTimeout(resolve, 5));
      controller.enqueue(bytes.slice(10));
      controller.close();
    },
  });
  const request = new Request(url, { method: "POST", headers, body });
  const sent = [
    fetch(url, { method: "POST", headers, body }),
    fetch(url, { method: "POST", headers, body: bytes, keepalive: true }),
    fetch(url, { method: "POST", headers, body: stream, duplex: "half" } as RequestInit),
    fetch(request),
  ];
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(request.bodyUsed).toBe(true);
  expect(bank.db.counterparties.count()).toBe(4);
});

test("requests are answered in the order in which they were sent (X192)", async ({ bank }) => {
  const url = `${bank.baseUrl}/v1/counterparties`;
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const response = await fetch(url, { method: "POST", headers, body });
      return Number((await response.json()).data.id);
    }),
  );
  expect(answers).toEqual([...answers].sort((one, other) => one - other));
});

test("a request that is aborted before it was sent never reaches the bank (X192)", async ({ bank }) => {
  const reason = new Error("Changed my mind.");
  const send = (signal: AbortSignal) =>
    fetch(`${bank.baseUrl}/v1/counterparties`, { method: "POST", headers, body, signal });
  await expect(send(AbortSignal.abort(reason))).rejects.toBe(reason);
  await expect(fetch(new Request(bank.baseUrl, { signal: AbortSignal.abort(reason) }))).rejects.toBe(reason);
  expect(bank.log.entries).toEqual([]);
});

describe("with latency", () => {
  test.override({ bankOptions: { latency: 60_000 } });

  test("a request that is aborted while it waits rejects with the reason (X192)", async ({ bank }) => {
    const controller = new AbortController();
    const sent = fetch(`${bank.baseUrl}/v1/ach`, { headers, signal: controller.signal });
    await vi.waitFor(() => expect(bank.log.entries).toHaveLength(1));
    controller.abort(new DOMException("Gone", "TimeoutError"));
    await expect(sent).rejects.toMatchObject({ name: "TimeoutError", message: "Gone" });
  });
});

test("an offline bank is a TypeError with a cause (X192)", async ({ bank }) => {
  bank.faults.add("offline");
  const error: unknown = await fetch(`${bank.baseUrl}/v1/ach`, { headers }).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(TypeError);
  expect((error as TypeError).cause).toBeInstanceOf(Response);
});

test("a truncated body fails while it is read (X192, X317)", async ({ bank }) => {
  bank.faults.add({ then: "truncate" });
  const response = await fetch(`${bank.baseUrl}/v1/ach`, { headers });
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow(TypeError);
});

test("a handler of the test that redirects, encodes or passes on is followed as by a server (X192)", async ({
  bank,
}) => {
  const at = (path: string) => `${bank.baseUrl}/v1/${path}`;
  bank.handlers.unshift(
    http.get(at("ach"), () => HttpResponse.redirect(at("counterparties"), 307)),
    http.get(at("companies"), () => {
      const encoded = gzipSync(JSON.stringify({ mine: true }));
      return new HttpResponse(new Uint8Array(encoded), { headers: { "Content-Encoding": "gzip" } });
    }),
  );
  const moved = await fetch(at("ach"), { headers });
  expect([moved.status, moved.redirected, moved.url]).toEqual([200, true, at("counterparties")]);
  await expect(fetch(at("ach"), { headers, redirect: "error" })).rejects.toThrow(TypeError);
  expect(await (await fetch(at("companies"), { headers })).json()).toEqual({ mine: true });
});

test("a request wrapped in bypass() goes to the network (X192)", async ({ bank }) => {
  await expect(fetch(bypass(`${bank.baseUrl}/v1/ach`, { headers }))).rejects.toThrow(TypeError);
  expect(bank.log.entries).toEqual([]);
});

test("a fetch that a test puts in place gets the requests, and gives way again (X192)", async ({ bank }) => {
  const url = `${bank.baseUrl}/v1/ach`;
  vi.stubGlobal("fetch", async () => new Response("mine"));
  expect(await (await fetch(url)).text()).toBe("mine");
  vi.unstubAllGlobals();
  const watched = vi.spyOn(globalThis, "fetch");
  expect((await fetch(url, { headers })).status).toBe(200);
  expect(watched).toHaveBeenCalledWith(url, { headers });
  watched.mockRestore();
  expect((await fetch(url, { headers })).status).toBe(200);
});

test("what is late reaches no network, where a bank of the test's own address was (X50)", async () => {
  const free = createServer().listen(0, "127.0.0.1");
  await once(free, "listening");
  const { port } = free.address() as AddressInfo;
  free.close();
  const baseUrl = `http://127.0.0.1:${port}/sub`;
  const causesOf = async (assumptions: BankOptions["assumptions"]) => {
    const { unregister } = await register({ baseUrl, assumptions }, byDefault);
    await unregister();
    return Promise.all(
      ["/v1", "/v1/ach?x=1", "/v1/nothing", "/_sandbank/clock", "/v1ach", "/other"].map((path) =>
        fetch(baseUrl + path).catch(({ cause }: TypeError) => cause instanceof Response),
      ),
    );
  };
  expect(await causesOf({})).toEqual([true, true, true, true, true, true]);
  // The last two are then the network's, where nothing listens.
  expect(await causesOf({ unknownPaths: "passthrough" })).toEqual([true, true, true, true, false, false]);
});

test("what is late to a bank with a generated address reaches no network (X50)", async () => {
  const { bank, unregister } = await register({}, byDefault);
  await unregister();
  for (const path of ["/v1/ach", "/other", "/"]) {
    const error: unknown = await fetch(bank.baseUrl + path).catch((thrown) => thrown);
    expect((error as TypeError).cause).toBeInstanceOf(Response);
  }
});
