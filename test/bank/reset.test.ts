// Statements: X14.

import { afterEach, expect, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a reset restores the state just after createBank, byte for byte, clock and log included (X14)", async () => {
  const bank = mondayBank();
  const before = JSON.stringify(bank.snapshot());
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 3 });
  bank.clock.setSpeed(5);
  bank.clock.resume();
  await bank.reset();
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  expect(bank.log.entries).toEqual([]);
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
  expect(bank.clock.paused).toBe(true);
  expect(bank.clock.speed).toBe(1);
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await create(bank, "/v1/counterparties", minimalCounterparty)).id).toBe("1001");
});

test("a running clock runs on from its start after a reset", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = createBank({ clock: { start: MONDAY } });
  vi.advanceTimersByTime(60_000);
  await bank.reset();
  expect(bank.clock.now().toISOString()).toBe(MONDAY);
  vi.advanceTimersByTime(1000);
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:01.000Z");
});

test("listeners survive a reset and are notified of it", async () => {
  const bank = mondayBank();
  const listener = vi.fn();
  const requests = vi.fn();
  bank.on("reset", listener);
  bank.on("request", requests);
  await bank.reset();
  await call(bank, "GET", "/v1/ach");
  expect(listener).toHaveBeenCalledTimes(1);
  expect(requests).toHaveBeenCalledTimes(1);
});

test("a reset aborts delayed answers, and the bank continues to work", async () => {
  vi.useFakeTimers();
  const bank = mondayBank({ latency: 1000 });
  const held = [call(bank, "POST", "/v1/counterparties", minimalCounterparty), call(bank, "GET", "/v1/ach")];
  const outcomes = Promise.allSettled(held);
  await vi.advanceTimersByTimeAsync(10);
  await bank.reset();
  for (const outcome of await outcomes) {
    expect(outcome).toMatchObject({ status: "rejected", reason: { name: "AbortError" } });
  }
  expect(vi.getTimerCount()).toBe(0);
  expect(bank.db.counterparties.count()).toBe(0);
  const after = call(bank, "POST", "/v1/counterparties", minimalCounterparty);
  await vi.advanceTimersByTimeAsync(1000);
  expect((await after).status).toBe(200);
});

test("a reset among requests at once falls between two of them", async () => {
  const bank = mondayBank();
  const post = () => call(bank, "POST", "/v1/counterparties", minimalCounterparty);
  await Promise.allSettled([post(), post(), bank.reset(), bank.reset()]);
  expect(bank.db.counterparties.count()).toBe(0);
  expect((await post()).body).toMatchObject({ data: { id: "1001" } });
});

test("a reset while a transfer is processing leaves no step behind", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.reset();
  await bank.clock.advance({ days: 30 });
  expect(bank.db.achTransfers.count()).toBe(0);
  await create(bank, "/v1/ach", minimalTransfer);
  expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
});

test("reset and restore name what they do not take, and by which call", async () => {
  const bank = mondayBank();
  await expect(bank.reset({ seed: 2 } as never)).rejects.toThrow(
    "Unknown option 'seed' for bank.reset: it takes scenario and clock.",
  );
  await expect(bank.reset({ clock: { at: 2 } } as never)).rejects.toThrow(
    "Unknown option 'clock.at' for bank.reset.",
  );
  for (const [name, call] of [
    ["bank.reset", bank.reset(undefined, { wait: 5 } as never)],
    ["bank.restore", bank.restore(bank.snapshot(), { wait: 5 } as never)],
  ] as const)
    await expect(call).rejects.toThrow(`Unknown option 'wait' for ${name}.`);
});
