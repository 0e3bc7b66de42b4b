// Statements: X70.

import { afterEach, expect, test, vi } from "vitest";
import { type BankOptions, createBank, type FaultRule, OptionError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { get, outcomes, post } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

const unjudging: readonly (readonly [on: () => unknown, got: string])[] = [
  [() => JSON.parse("{"), "but it threw"],
  [async () => false, "got an object."],
  [() => undefined, "got nothing."],
  [
    () => {
      throw Object.create(null);
    },
    "but it threw an object.",
  ],
];

test.for(unjudging)(
  "a function that does not judge is a 500 that says so, and nothing is written (X70)",
  async ([on, got]) => {
    // As a caller without types can give it.
    const rule: FaultRule = { on: on as () => boolean, then: "hang" };
    const bank = mondayBank({ faults: [{ on: () => false, status: 503 }, rule] });
    const answer = await post(bank);
    const { error } = await answer.json();
    expect([answer.status, error]).toEqual([
      500,
      expect.stringContaining(`The function 'on' of fault rule 2 must return true or false, ${got}`),
    ]);
    expect(bank.log.entries).toMatchObject([
      {
        fault: { rule: "2", then: "status", latency: 0, also: [] },
        issues: [{ field: null, code: "fault", message: error, rule: "X70" }],
      },
    ]);
    expect(bank.db.counterparties.count()).toBe(0);
  },
);

test.each([
  ["slow", [200, 200, 200, 200]],
  ["down", [503, 503, 503, 503]],
  ["offline", ["error", "error", "error", "error"]],
  ["rate-limited", [200, 429, 200, 429]],
] as const)("the preset %s (X79)", async (preset, expected) => {
  vi.useFakeTimers();
  const bank = mondayBank({ faults: [preset] });
  const requests = outcomes([get(bank), get(bank), get(bank), get(bank)]);
  await vi.runAllTimersAsync();
  expect(await requests).toEqual(expected);
  expect(bank.faults.list()).toMatchObject([{ preset, matched: 4 }]);
});

const names = '"slow", "flaky", "down", "offline", "rate-limited", "lost-replies"';

test.each<[unknown, string]>([
  [
    { on: "createAchTransfers", status: 500 },
    '.on\' must be an operation, or a method and a path such as "POST /v1/*", got "createAchTransfers": the nearest operation is createAchTransfer.',
  ],
  [
    { on: "lst*", status: 500 },
    '.on\' must be an operation, or a method and a path such as "POST /v1/*", got "lst*": the nearest operation is getFile.',
  ],
  [
    { on: "POST /v1/acch", status: 500 },
    '.on\' must be the method and path of an endpoint, got "POST /v1/acch": the nearest is POST /v1/ach.',
  ],
  [
    { on: 7, status: 500 },
    '.on\' must be an operation such as "createAchTransfer", a method and a path such as "POST /v1/*", or a function, got 7.',
  ],
  [
    { on: "", status: 500 },
    '.on\' must be an operation such as "createAchTransfer", a method and a path such as "POST /v1/*", or a function, got "".',
  ],
  [
    { on: "a POST /v1/ach", status: 500 },
    '.on\' must be an operation, or a method and a path such as "POST /v1/*", got "a POST /v1/ach": the nearest is POST /v1/ach.',
  ],
  [
    { on: "POST /v1/ach x", status: 500 },
    '.on\' must be an operation, or a method and a path such as "POST /v1/*", got "POST /v1/ach x": the nearest is POST /v1/ach.',
  ],
  [
    { on: "GET /*/ach*", status: 500 },
    '.on\' must be the method and path of an endpoint, got "GET /*/ach*": the nearest is GET /v1/ach.',
  ],
  [{ rate: 1.5, status: 500 }, ".rate' must be a number from 0 to 1, got 1.5."],
  [{ nth: 0, status: 500 }, ".nth' must be a whole number of requests from 1 to 1000000, got 0."],
  [{ nth: 1, every: 2, status: 500 }, "' must have one of nth and every, got both."],
  [
    { then: "hang", status: 500 },
    "' must have exactly one of then, status and latency, got then and status.",
  ],
  [
    { status: 500, latency: 3 },
    "' must have exactly one of then, status and latency, got status and latency.",
  ],
  [{ nth: 1 }, "' must have exactly one of then, status and latency, got none."],
  [
    { then: "hang", body: 1, headers: { "X-Note": "a" }, retryAfter: 2 },
    "' must have a status where it has body and headers and retryAfter.",
  ],
  [
    { then: "explode" },
    '.then\' must be one of "refuse", "lost-reply", "hang", "truncate", "duplicate", got "explode".',
  ],
  [{ status: 200 }, "' must have a status of 400 to 599, or of 200 to 202 with a body."],
  [{ status: 203, body: {} }, "' must have a status of 400 to 599, or of 200 to 202 with a body."],
  [{ status: 399, body: {} }, "' must have a status of 400 to 599, or of 200 to 202 with a body."],
  [{ status: 500, body: () => 1 }, ".body' must be a value that JSON can hold, got () => 1."],
  [
    { status: 500, headers: { "X-Request-Id": "7", "a b": "c" } },
    '.headers.a b\' must be a header with a valid name and value, got "c".',
  ],
  [
    { status: 503, headers: { "retry-after": "5" }, retryAfter: 2 },
    "' must have one of retryAfter and headers.retry-after, got both.",
  ],
  [
    { on: "post /v1/counterparties", status: 500 },
    '.on\' must be an operation, or a method and a path such as "POST /v1/*", got "post /v1/counterparties": the nearest is POST /v1/counterparties.',
  ],
  [
    { status: 500, after: "2026-03-02", until: "2026-03-02" },
    "' must have an after that is before its until.",
  ],
  [{ latency: { median: 9, sigma: 1, max: 3 } }, ".latency' must have a median no greater than its max."],
  [
    { status: 500, often: true, rarely: 1 },
    '\' must have only on, nth, every, times, rate, after, until, world, then, status, body, headers, retryAfter, latency, got "often", "rarely".',
  ],
  ["flakey", `' must be a rule such as { rate: 0.1, status: 503 }, or one of ${names}, got "flakey".`],
])("the rule %j is refused with a message", (rule, message) => {
  const make = () => createBank({ faults: ["slow", rule] } as BankOptions);
  expect(make).toThrow(OptionError);
  expect(make).toThrow(new OptionError(`Option 'faults.1${message}`));
});

test.each<FaultRule>([
  { status: 200, body: 1 },
  { status: 202, body: {} },
  { status: 400 },
  { status: 599 },
  { status: 503, headers: { "Retry-After": "5" } },
  { status: 503, headers: { "X-Note": "a" }, retryAfter: 2 },
  { status: 500, after: "2026-03-01T00:00:00.000Z", until: "2026-03-01T00:00:00.001Z" },
])("the rule %j is one", (rule) => {
  expect(createBank({ faults: [rule] }).faults.list()).toMatchObject([{ rule }]);
});
