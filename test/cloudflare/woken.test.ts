// Statements: X281, X189.

import { afterEach, expect, test, vi } from "vitest";
import type { CoreBank } from "../../src/core.ts";
import { MONDAY } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { deployed } from "./deployed.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("a world that is woken does not play its scenario again, and one that is reset or is new does (X281)", async () => {
  // The bank starts at the machine's time, so that no play can take over the rows of another.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(MONDAY) });
  const play = vi.fn(async (bank: CoreBank) => {
    await create(bank, "/v1/counterparties", minimalCounterparty);
  });
  const scenario = Object.assign(play, { shared: true });
  const platform = deployed({ bank: { scenario } });
  await platform.worlds("PUT", "/checkout");
  const bank = platform.connect("checkout");
  await create(bank, "/v1/ach", minimalTransfer);
  const before = JSON.stringify(await bank.snapshot());
  expect(play).toHaveBeenCalledTimes(1);
  platform.restart();
  vi.advanceTimersByTime(1000);
  expect(await bank.db.achTransfers.count()).toBe(1);
  expect(JSON.stringify(await bank.snapshot())).toBe(before);
  expect(play).toHaveBeenCalledTimes(1);
  await bank.reset();
  expect([await bank.db.counterparties.count(), await bank.db.achTransfers.count()]).toEqual([1, 0]);
  expect(play).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  await platform.worlds("PUT", "/other");
  expect(await platform.connect("other").db.counterparties.count()).toBe(1);
  expect(play).toHaveBeenCalledTimes(3);
});

test.each([
  ["does more than make rows", { shared: false }, {}],
  ["is recorded", { shared: true }, { record: true }],
  ["begins a history", { shared: true }, { history: true }],
] as const)(
  "a scenario that %s plays in a world that is woken, too (X281, X189)",
  async (_, how, options) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(MONDAY) });
    const play = vi.fn(async (bank: CoreBank) => {
      await create(bank, "/v1/counterparties", minimalCounterparty);
    });
    const platform = deployed({ bank: { scenario: Object.assign(play, how), ...options } });
    await platform.worlds("PUT", "/checkout");
    const bank = platform.connect("checkout");
    expect(await bank.db.counterparties.count()).toBe(1);
    platform.restart();
    vi.advanceTimersByTime(1000);
    expect(await bank.db.counterparties.count()).toBe(1);
    expect(play).toHaveBeenCalledTimes(2);
  },
);

test("a world whose shared scenario fails is a 503 that says why, and begins once it does not fail (X281)", async () => {
  let isBroken = true;
  const scenario = Object.assign(
    async (bank: CoreBank) => {
      if (isBroken) throw new Error("There is no such counterparty.");
      await create(bank, "/v1/counterparties", minimalCounterparty);
    },
    { shared: true },
  );
  const platform = deployed({ bank: { scenario } });
  await platform.worlds("PUT", "/checkout");
  const bank = platform.connect("checkout");
  const refused = await call(bank, "GET", "/v1/counterparties");
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([
    503,
    expect.stringContaining("There is no such counterparty."),
  ]);
  isBroken = false;
  expect(await bank.db.counterparties.count()).toBe(1);
});
