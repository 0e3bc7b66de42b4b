// Statements: X72, X73.

import { afterEach, expect, test, vi } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call, create } from "../support/call.ts";
import { minimalAddress } from "../support/onboarding.ts";
import { get, outcomes, post, told } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

const networkError = expect.objectContaining({ name: "TypeError", message: "fetch failed" });

test("a refused request does not reach the bank, and fails as a broken network does (X73, X75)", async () => {
  const bank = mondayBank({ faults: [{ then: "refuse" }] });
  await expect(post(bank)).rejects.toEqual(networkError);
  expect(bank.db.counterparties.count()).toBe(0);
  expect(bank.log.entries).toMatchObject([
    {
      method: "POST",
      path: "/v1/counterparties",
      operation: "createCounterparty",
      status: 0,
      requestBody: { data: { name: "Ada Lovelace" } },
      responseBody: undefined,
      changes: [],
      fault: { rule: "1", then: "refuse", latency: 0, also: [] },
    },
  ]);
});

test("the cause of a network error names the rule", async () => {
  const bank = mondayBank({ faults: ["offline"] });
  await expect(get(bank)).rejects.toMatchObject({
    cause: { message: "The fault rule 1 of this bank broke the connection (refuse)." },
  });
});

test("of a lost reply the bank has done what was asked (X316)", async () => {
  const bank = mondayBank({ faults: [{ on: "createCounterparty", nth: 1, then: "lost-reply" }] });
  await expect(post(bank)).rejects.toEqual(networkError);
  expect((await post(bank)).status).toBe(200);
  expect(bank.db.counterparties.count()).toBe(2);
  expect(told(bank)).toEqual([
    [200, "lost-reply", 1],
    [200, null, 1],
  ]);
});

test("a request that hangs ends when it is aborted, and delays no other (X315)", async () => {
  const bank = mondayBank({ faults: [{ nth: 1, then: "hang" }] });
  const controller = new AbortController();
  const hanging = post(bank, { signal: controller.signal });
  expect((await get(bank)).status).toBe(200);
  controller.abort();
  await expect(hanging).rejects.toMatchObject({ name: "AbortError" });
  expect(told(bank)).toEqual([
    [0, "hang", 0],
    [200, null, 0],
  ]);
});

test.each(["reset", "dispose"] as const)("%s ends the requests that hang (X315)", async (name) => {
  const bank = mondayBank({ faults: [{ then: "hang" }] });
  const hanging = outcomes([get(bank), get(bank)]);
  await vi.waitFor(() => expect(bank.log.entries).toHaveLength(2));
  await bank[name]();
  expect(await hanging).toEqual(["error", "error"]);
});

test("a truncated answer has its headers and half of its body (X317)", async () => {
  const bank = mondayBank({ faults: [{ then: "truncate", nth: 1 }] });
  const cut = await get(bank);
  const whole = await (await get(bank)).text();
  expect([cut.status, cut.headers.get("content-type")]).toEqual([200, "application/json"]);
  const reader = cut.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe(whole.slice(0, Math.floor(whole.length / 2)));
  await expect(reader?.read()).rejects.toEqual(networkError);
  expect(told(bank)).toEqual([
    [200, "truncate", 0],
    [200, null, 0],
  ]);
});

test("an answer without a body is lost whole when it is truncated (X317)", async () => {
  const bank = mondayBank({ faults: [{ on: "DELETE /v1/*", then: "truncate" }] });
  await create(bank, "/v1/addresses", minimalAddress);
  await expect(call(bank, "DELETE", "/v1/addresses/1001")).rejects.toEqual(networkError);
  expect(bank.db.addresses.count()).toBe(0);
});

test("a duplicate is done twice, is in the log twice, and the second answer arrives (X318)", async () => {
  const bank = mondayBank({ faults: [{ then: "duplicate" }] });
  const response = await post(bank);
  expect(await response.json()).toMatchObject({ data: { id: "1002" } });
  expect(bank.db.counterparties.count()).toBe(2);
  expect(told(bank)).toEqual([
    [200, "duplicate", 1],
    [200, "duplicate", 1],
  ]);
});

test("a status answers in place of the bank, in the service's form (X72)", async () => {
  const bank = mondayBank({ faults: [{ on: "POST /v1/*", status: 503, retryAfter: 2 }] });
  const response = await post(bank);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect(await response.json()).toEqual({ error: "MasterCard is currently unavailable." });
  expect(bank.db.counterparties.count()).toBe(0);
  expect(bank.log.entries).toMatchObject([
    { status: 503, issues: [{ field: null, code: "fault", rule: "X72" }], fault: { then: "status" } },
  ]);
});

test("a status has the form that errorBody gives it", async () => {
  const errorBody = ({ message, status }: { message: string; status: number }) => ({ status, message });
  const bank = mondayBank({ faults: [{ status: 500 }], assumptions: { errorBody } });
  expect(await (await get(bank)).json()).toEqual({ status: 500, message: "Internal server error." });
});

test("a status may have a body and headers of its own (X72)", async () => {
  const headers = { "X-Request-Id": "7" };
  const bank = mondayBank({ faults: [{ status: 418, body: { teapot: true }, headers }] });
  const response = await get(bank);
  expect([response.status, response.headers.get("x-request-id")]).toEqual([418, "7"]);
  expect(await response.json()).toEqual({ teapot: true });
});

test("a status without a text of its own has a text that names it, and no header (X72)", async () => {
  const response = await get(mondayBank({ faults: [{ status: 418 }] }));
  expect(await response.json()).toEqual({ error: "The request failed with status 418." });
  expect([...response.headers]).toEqual([["content-type", "application/json"]]);
});

test("headers of a status whose names differ in case alone are one header with both values (X72)", async () => {
  const headers = { "X-Note": "one", "x-note": "two" };
  const response = await get(mondayBank({ faults: [{ status: 418, headers }] }));
  expect(response.headers.get("x-note")).toBe("one, two");
});

test("a status is answered whatever the key, the path and the body are (X71)", async () => {
  const bank = mondayBank({ faults: ["down"] });
  expect((await bank.fetch("/v1/counterparties")).status).toBe(503);
  expect((await bank.fetch("/v1/nothing")).status).toBe(503);
});

test("the latency of rules adds up with that of the bank, and every outcome waits for it (X71, X75)", async () => {
  vi.useFakeTimers({ now: 0 });
  const faults = [{ latency: 200 }, { on: "list*", latency: 30 }, { on: "POST /*", then: "refuse" as const }];
  const bank = mondayBank({ latency: 1000, faults });
  const ended: number[] = [];
  const note = () => void ended.push(Date.now());
  const requests = [get(bank).then(note), post(bank).catch(note)];
  await vi.runAllTimersAsync();
  await Promise.all(requests);
  expect(ended).toEqual([1200, 1230]);
  expect(bank.log.entries.map(({ fault }) => fault)).toEqual([
    { rule: "1", then: "latency", latency: 230, also: ["2"] },
    { rule: "3", then: "refuse", latency: 200, also: ["1"] },
  ]);
});

test("a latency with a median is spread around it, and never above its maximum", async () => {
  const bank = mondayBank({ faults: [{ latency: { median: 300, sigma: 0.8, max: 1000 } }], seed: 7 });
  vi.useFakeTimers();
  const requests = Array.from({ length: 400 }, () => get(bank));
  await vi.runAllTimersAsync();
  await Promise.all(requests);
  const drawn = bank.log.entries.map(({ fault }) => fault?.latency ?? 0).sort((one, other) => one - other);
  expect(drawn[200]).toBeGreaterThan(240);
  expect(drawn[200]).toBeLessThan(360);
  expect(drawn.at(-1)).toBe(1000);
  expect(drawn[0]).toBeLessThan(100);
});

test("the body of a status is sent as it is, also when it is null (X72)", async () => {
  const bank = mondayBank({ faults: [{ status: 502, body: null }] });
  const answer = await get(bank);
  expect([answer.status, await answer.text()]).toEqual([502, "null"]);
  expect(bank.log.entries.at(-1)?.responseBody).toBeNull();
});
