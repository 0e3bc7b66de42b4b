// Statements: X73.

import { afterEach, expect, test, vi } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call } from "../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a disposed bank refuses requests, actions, resets and travels in time with one message", async () => {
  const bank = mondayBank();
  await bank.dispose();
  const message = "This bank was disposed of: create another one with createBank().";
  await expect(call(bank, "GET", "/v1/ach")).rejects.toThrow(message);
  await expect(bank.clock.advance({ days: 1 })).rejects.toThrow(message);
  await expect(bank.simulate.achTransfers.process(1001)).rejects.toThrow(message);
  await expect(bank.reset()).rejects.toThrow(message);
});

test("disposing twice does no harm", async () => {
  const bank = mondayBank();
  await bank.dispose();
  await bank.dispose();
});

test("disposing aborts delayed answers and leaves no timer", async () => {
  vi.useFakeTimers();
  const bank = mondayBank({ latency: 1000 });
  const outcome = Promise.allSettled([call(bank, "GET", "/v1/ach")]);
  await vi.advanceTimersByTimeAsync(10);
  await bank.dispose();
  expect(await outcome).toMatchObject([{ status: "rejected", reason: { name: "AbortError" } }]);
  expect(vi.getTimerCount()).toBe(0);
});

test("disposing forgets the listeners", async () => {
  const bank = mondayBank();
  const listener = vi.fn();
  bank.on("request", listener);
  const answered = call(bank, "GET", "/v1/ach");
  await bank.dispose();
  await answered.catch(() => undefined);
  expect(listener).not.toHaveBeenCalled();
});
