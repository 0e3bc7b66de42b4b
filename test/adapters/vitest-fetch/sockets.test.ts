// With msw 3, which answers `fetch` at its sockets.
// Statements: X50, X192.

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { expect } from "vitest";
import { test } from "../../../src/adapters/vitest/index.ts";

const headers = { Authorization: "Bearer test" };

test("a request to the bank opens no socket, and one to elsewhere does (X192)", async ({ bank }) => {
  let opened = 0;
  const count = () => {
    opened += 1;
  };
  subscribe("undici:request:create", count);
  expect((await fetch(`${bank.baseUrl}/v1/ach`, { headers })).status).toBe(200);
  expect(opened).toBe(0);
  await fetch("https://elsewhere.invalid/").catch(() => undefined);
  expect(opened).toBe(1);
  unsubscribe("undici:request:create", count);
});

test("a response looks like one that came over a connection (X192)", async ({ bank }) => {
  const found = await fetch(`${bank.baseUrl}/v1/ach#part`, { headers });
  expect([found.type, found.statusText, found.url]).toEqual(["basic", "OK", `${bank.baseUrl}/v1/ach`]);
  expect(found.clone().clone()).toMatchObject({ type: "basic", statusText: "OK", url: found.url });
  const refused = await fetch(`${bank.baseUrl}/v1/ach`);
  expect([refused.ok, refused.status, refused.statusText]).toEqual([false, 401, "Unauthorized"]);
});

test("what fetch itself refuses is refused (X192)", async ({ bank }) => {
  await expect(fetch(`${bank.baseUrl}/v1`, { method: "GET", body: "text" })).rejects.toThrow(TypeError);
  await expect(fetch(`${bank.baseUrl}/v1`, { method: "TRACE" })).rejects.toThrow(TypeError);
  expect(bank.log.entries).toEqual([]);
});

test("an answer to HEAD has no body (X192)", async () => {
  const { register } = await import("../../../src/adapters/vitest/banks.ts");
  const { bank, unregister } = await register({}, { failOn: new Set(), test: "asks" });
  const response = await fetch(`${bank.baseUrl}/v1/ach`, { method: "HEAD", headers });
  expect([response.status, response.body, await response.text()]).toEqual([405, null, ""]);
  await unregister();
});

test("a body that is not read when its request is aborted can't be read any more (X192)", async ({
  bank,
}) => {
  const controller = new AbortController();
  const get = () => fetch(`${bank.baseUrl}/v1/ach`, { headers, signal: controller.signal });
  const [read, unread, cancelled] = await Promise.all([get(), get(), get()]);
  expect(JSON.parse(await read.text())).toMatchObject({ data: [] });
  await cancelled.body?.cancel();
  const reading = unread.body?.getReader();
  controller.abort();
  await expect(reading?.read()).rejects.toMatchObject({ name: "AbortError" });
  await expect(get()).rejects.toMatchObject({ name: "AbortError" });
});

test("a request that is aborted at once, in the same turn, never reaches the bank (X192)", async ({
  bank,
}) => {
  const controller = new AbortController();
  const sent = fetch(`${bank.baseUrl}/v1/ach`, { headers, signal: controller.signal });
  controller.abort();
  await expect(sent).rejects.toMatchObject({ name: "AbortError" });
  expect(bank.log.entries).toEqual([]);
});
