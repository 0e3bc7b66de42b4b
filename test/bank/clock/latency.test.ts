// Statements: S19, X71.

import { getEventListeners } from "node:events";
import { afterEach, expect, test, vi } from "vitest";
import { createLatency } from "../../../src/engine/http/latency.ts";
import { createRandom } from "../../../src/engine/store/random.ts";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Wall milliseconds until each of several calls in a row is answered. */
async function waitsOf(options: object, calls: number) {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank(options);
  const waits: number[] = [];
  for (let count = 0; count < calls; count += 1) {
    const start = Date.now();
    const answered = call(bank, "GET", "/v1/ach").then(() => waits.push(Date.now() - start));
    await vi.runAllTimersAsync();
    await answered;
  }
  return waits;
}

test("without latency no timer is used", async () => {
  vi.useFakeTimers();
  const bank = mondayBank();
  expect((await call(bank, "GET", "/v1/ach")).status).toBe(200);
  expect(vi.getTimerCount()).toBe(0);
});

test("a latency delays each answer by that many milliseconds", async () => {
  expect(await waitsOf({ latency: 250 }, 2)).toEqual([250, 250]);
});

test("a latency between two bounds is drawn from the seed", async () => {
  const waits = await waitsOf({ latency: { min: 100, max: 200 }, seed: 7 }, 10);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(100);
  expect(Math.max(...waits)).toBeLessThanOrEqual(200);
  expect(new Set(waits).size).toBeGreaterThan(3);
  expect(await waitsOf({ latency: { min: 100, max: 200 }, seed: 7 }, 10)).toEqual(waits);
  expect(await waitsOf({ latency: { min: 100, max: 200 }, seed: 8 }, 10)).not.toEqual(waits);
});

test("answers are delayed concurrently, and their effects are visible at once", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank({ latency: 1000 });
  const answers = Promise.all([1, 2, 3].map(() => call(bank, "GET", "/v1/ach")));
  await vi.advanceTimersByTimeAsync(999);
  expect(bank.log.entries).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(1);
  expect((await answers).map(({ status }) => status)).toEqual([200, 200, 200]);
});

test("drawing a latency does not change the state of the bank", async () => {
  const snapshotAfter = async (options: object) => {
    vi.useFakeTimers({ now: 0 });
    const bank = mondayBank(options);
    const answered = call(bank, "GET", "/v1/ach");
    await vi.runAllTimersAsync();
    await answered;
    return JSON.stringify(bank.snapshot());
  };
  expect(await snapshotAfter({ latency: { min: 1, max: 50 } })).toBe(await snapshotAfter({}));
});

test("the requests of a scenario are not delayed", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank({
    latency: { min: 1000, max: 2000 },
    seed: 7,
    scenario: async (inside: Bank) => {
      await create(inside, "/v1/counterparties", minimalCounterparty);
      await create(inside, "/v1/counterparties", minimalCounterparty);
    },
  });
  await bank.ready;
  expect(bank.db.counterparties.count()).toBe(2);
  expect(vi.getTimerCount()).toBe(0);
});

test("an aborted request is rejected at once", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = mondayBank({ latency: 60_000 });
  const controller = new AbortController();
  const headers = { Authorization: "Bearer test_key" };
  const answered = bank.fetch("/v1/ach", { headers, signal: controller.signal });
  const outcome = Promise.allSettled([answered]);
  await vi.advanceTimersByTimeAsync(10);
  controller.abort();
  expect(await outcome).toMatchObject([{ status: "rejected", reason: { name: "AbortError" } }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("an answer that was delayed leaves no listener on the signal of its request", async () => {
  vi.useFakeTimers({ now: 0 });
  const latency = createLatency(250, createRandom(1));
  const { signal } = new AbortController();
  const waited = latency.wait({ signal });
  expect(getEventListeners(signal, "abort")).toHaveLength(1);
  await vi.runAllTimersAsync();
  await waited;
  expect(getEventListeners(signal, "abort")).toEqual([]);
});
