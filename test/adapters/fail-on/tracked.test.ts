import { expect, test, vi } from "vitest";
import type { FailOn } from "../../../src/adapters/shared/tests/options.ts";
import { trackRequests } from "../../../src/adapters/shared/tests/request-tracker.ts";
import { HOUR_MS } from "../../../src/engine/time/calendar.ts";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { bankThatFailsAStep } from "../../support/failing-step.ts";

const ALL: readonly FailOn[] = ["unhandled", "pending", "warning", "unknown-field", "server-error"];

/** What a test with this `failOn` fails with, line by line; [] when it passes. */
function failuresWith(failOn: readonly FailOn[], bank: Pick<Bank, "on">) {
  const requests = trackRequests(bank, { failOn: new Set(failOn), test: "pays a bill" });
  return () => {
    try {
      requests.check();
      return [];
    } catch (error) {
      return String(error).replace("Error: ", "").split("\n");
    }
  };
}

const misspelled = { ...minimalCounterparty, nickname: "ada" };

test("a warning of a request fails a test with warning (X101)", async () => {
  const bank = mondayBank();
  const failures = failuresWith(["warning"], bank);
  const { id } = await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", { ...minimalTransfer, counterparty_id: Number(id) });
  expect(failures()).toEqual([
    `Test "pays a bill": POST /v1/ach got a warning, "'counterparty_id' replaces 'receiver_account_number', 'receiver_account_type', 'receiver_name', 'receiver_routing_number': send only one of them.": fix what it says, or leave "warning" out of failOn.`,
  ]);
});

test("a warning of an action fails a test with warning, under its control path (X7, X101)", async () => {
  const bank = mondayBank();
  const failures = failuresWith(["warning"], bank);
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 90 });
  await bank.simulate.achTransfers.return(id, "R03");
  expect(failures()).toEqual([
    expect.stringMatching(
      /^Test "pays a bill": POST \/_sandbank\/simulate\/achTransfers\/1001\/return got a warning, "ACH transfer 1001 was returned \d+ days after/,
    ),
  ]);
});

test("an unknown field fails a test with unknown-field or with warning, once with both (X101)", async () => {
  const line = (word: FailOn, mend: string) =>
    `Test "pays a bill": POST /v1/counterparties got a warning, "'nickname' is not taken by this call and was ignored.": ${mend}, or leave "${word}" out of failOn.`;
  const asUnknown = line("unknown-field", "remove the field, or correct its name");
  for (const [failOn, expected] of [
    [["unknown-field"], [asUnknown]],
    [["warning"], [line("warning", "fix what it says")]],
    [["warning", "unknown-field"], [asUnknown]],
    [["unhandled", "pending", "server-error"], []],
  ] satisfies [FailOn[], string[]][]) {
    const bank = mondayBank();
    const failures = failuresWith(failOn, bank);
    await create(bank, "/v1/counterparties", misspelled);
    expect([failOn, failures()]).toEqual([failOn, expected]);
  }
});

test("an unknown field that a strict bank refuses fails a test with unknown-field, and not with warning (X101)", async () => {
  for (const [failOn, expected] of [
    [
      ["unknown-field"],
      [
        `Test "pays a bill": POST /v1/counterparties was refused for 'nickname', a field that it does not take: remove it, or leave "unknown-field" out of failOn.`,
      ],
    ],
    [["warning"], []],
  ] satisfies [FailOn[], string[]][]) {
    const bank = mondayBank({ strict: true });
    const failures = failuresWith(failOn, bank);
    expect((await call(bank, "POST", "/v1/counterparties", misspelled)).status).toBe(400);
    expect(failures()).toEqual(expected);
  }
});

test("a 5xx that no rule gave fails a test with server-error (X101)", async () => {
  const reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.useFakeTimers({ now: 0 });
  try {
    const bank = await bankThatFailsAStep({ paused: false });
    const failures = failuresWith(["server-error"], bank);
    vi.setSystemTime(2 * HOUR_MS);
    expect((await call(bank, "GET", "/v1/wires/1002")).status).toBe(500);
    expect(failures()).toEqual([
      'Test "pays a bill": GET /v1/wires/1002 was answered 500, and no fault caused it: look for its error in the console, or leave "server-error" out of failOn.',
    ]);
  } finally {
    vi.useRealTimers();
    reported.mockRestore();
  }
});

test("a 5xx that a rule gave, a refusal, a lost reply and a 429 fail no test (X101)", async () => {
  const bank = mondayBank({
    faults: [
      { nth: 1, status: 503 },
      { nth: 2, then: "refuse" },
      { nth: 3, then: "lost-reply" },
    ],
    rateLimit: { quota: 1, window: 60 },
  });
  const failures = failuresWith(ALL, bank);
  for (let sent = 0; sent < 4; sent += 1) await call(bank, "GET", "/v1/ach").catch(() => undefined);
  expect(bank.log.entries.map(({ status }) => status)).toEqual([503, 0, 200, 429]);
  expect(failures()).toEqual([]);
});

test("what went wrong is kept over a reset, without a log, and after the bank was disposed of (X101)", async () => {
  const bank = mondayBank({ logSize: 0 });
  const failures = failuresWith(["unhandled"], bank);
  await call(bank, "GET", "/v1/loans");
  await bank.reset();
  await call(bank, "GET", "/v1/loans/1");
  await bank.dispose();
  expect(failures()).toEqual(
    ["/v1/loans", "/v1/loans/1"].map(
      (path) =>
        `Test "pays a bill": no route of the bank answers GET ${path} (404): GET /_sandbank lists those that exist, or leave "unhandled" out of failOn.`,
    ),
  );
});

test("what goes wrong again is named once, with how often (X101)", async () => {
  const bank = mondayBank();
  const failures = failuresWith(["unhandled"], bank);
  for (let sent = 0; sent < 3; sent += 1) await call(bank, "GET", "/v1/loans");
  expect(failures()).toEqual([expect.stringMatching(/out of failOn\. \(3 times\)$/)]);
});

test("nothing fails a test whose failOn is empty (X101)", async () => {
  const bank = mondayBank();
  const failures = failuresWith([], bank);
  await call(bank, "GET", "/v1/loans");
  await create(bank, "/v1/counterparties", misspelled);
  expect(failures()).toEqual([]);
});
