// Statements: X74.

import { afterEach, expect, test, vi } from "vitest";
import { createLimiter } from "../../src/engine/http/faults/rate-limit.ts";
import { type BankOptions, createBank, OptionError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { get, outcomes, post } from "./support.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("above its quota a caller gets 429 until the window has ended, in bank time (X74)", async () => {
  const bank = mondayBank({ rateLimit: { quota: 2, window: 90 } });
  expect(await outcomes([get(bank), post(bank)])).toEqual([200, 200]);
  await bank.clock.advance({ minutes: 1 });
  const refused = await post(bank);
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toBe("30");
  expect(await refused.json()).toEqual({
    error: "Too many requests: 2 in 90 seconds are handled. Try again in 30 seconds.",
  });
  expect(bank.log.entries.at(-1)).toMatchObject({
    status: 429,
    changes: [],
    issues: [
      {
        field: null,
        code: "rate_limited",
        message: "Too many requests: 2 in 90 seconds are handled. Try again in 30 seconds.",
        rule: "X74",
      },
    ],
    fault: { rule: "rateLimit", then: "rate-limit", latency: 0, also: [] },
  });
  await bank.clock.advance({ minutes: 1 });
  expect((await post(bank)).status).toBe(200);
});

test("a window that begins after the time to which a restore goes back has ended (X74)", async () => {
  const bank = mondayBank({ rateLimit: { quota: 1, window: 60 } });
  const before = bank.snapshot();
  await bank.clock.advance({ minutes: 5 });
  expect(await outcomes([get(bank), get(bank)])).toEqual([200, 429]);
  await bank.restore(before);
  expect(await outcomes([get(bank), get(bank)])).toEqual([200, 429]);
});

test("each key has a quota of its own, or each operation (X74)", async () => {
  const other = { headers: { Authorization: "Bearer other_key" } };
  const byKey = mondayBank({ rateLimit: { quota: 1, window: 60 } });
  expect(await outcomes([get(byKey), get(byKey), get(byKey, other), post(byKey)])).toEqual([
    200, 429, 200, 429,
  ]);
  const byOperation = mondayBank({ rateLimit: { quota: 1, window: 60, per: "operation" } });
  expect(await outcomes([get(byOperation), get(byOperation, other), post(byOperation)])).toEqual([
    200, 429, 200,
  ]);
});

test("with clock wall the seconds are the machine's (X74)", async () => {
  let now = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const bank = mondayBank({ rateLimit: { quota: 1, window: 10, clock: "wall" } });
  expect(await outcomes([get(bank), get(bank)])).toEqual([200, 429]);
  await bank.clock.advance({ hours: 1 });
  expect((await get(bank)).headers.get("retry-after")).toBe("10");
  now += 10_000;
  expect((await get(bank)).status).toBe(200);
});

test("a request above the quota that a rule delays names both (X74)", async () => {
  const bank = mondayBank({ faults: [{ latency: 0 }], rateLimit: { quota: 0, window: 60 } });
  expect((await get(bank)).status).toBe(429);
  expect(bank.log.entries).toMatchObject([
    { fault: { rule: "rateLimit", then: "rate-limit", latency: 0, also: ["1"] } },
  ]);
});

test("the windows of the last 10,000 callers are kept (X74)", () => {
  const limiter = createLimiter({ quota: 1, window: 1, per: "key", clock: "bank" });
  const isRefused = (key: string, now: number) =>
    limiter.count({ operation: null, headers: new Headers({ authorization: key }) }, now) !== undefined;
  expect(isRefused("first", 0)).toBe(false);
  for (let other = 1; other < 10_000; other += 1) isRefused(`${other}`, 0);
  expect(isRefused("first", 0)).toBe(true);
  // A caller's new window is the newest.
  expect(isRefused("first", 1000)).toBe(false);
  expect(isRefused("another", 1000)).toBe(false);
  expect(isRefused("first", 1000)).toBe(true);
  for (let other = 1; other < 10_000; other += 1) isRefused(`${other}`, 2000);
  expect(isRefused("first", 1000)).toBe(false);
});

test("requests that a rule keeps from the bank are not counted (X74)", async () => {
  const faults: BankOptions["faults"] = [
    { nth: 1, then: "refuse" },
    { nth: 2, status: 500 },
  ];
  const bank = mondayBank({ faults, rateLimit: { quota: 1, window: 60 } });
  expect(await outcomes([get(bank), get(bank), get(bank), get(bank)])).toEqual(["error", 500, 200, 429]);
});

test("a reset begins a new window", async () => {
  const bank = mondayBank({ rateLimit: { quota: 1, window: 60 } });
  await outcomes([get(bank), get(bank)]);
  await bank.reset();
  expect((await get(bank)).status).toBe(200);
});

test.each<[unknown, string]>([
  [
    { quota: -1, window: 60 },
    "Option 'rateLimit.quota' must be a whole number of requests from 0 to 1000000, got -1.",
  ],
  [
    { quota: 1, window: 0 },
    "Option 'rateLimit.window' must be a whole number of seconds from 1 to 86400, got 0.",
  ],
  [
    { quota: 1, window: 1, per: "ip" },
    'Option \'rateLimit.per\' must be one of "key", "operation", got "ip".',
  ],
  [7, "Option 'rateLimit' must be an object such as { quota: 100, window: 60 }, got 7."],
])("the limit %j is refused with a message", (rateLimit, message) => {
  expect(() => createBank({ rateLimit } as BankOptions)).toThrow(new OptionError(message));
});
