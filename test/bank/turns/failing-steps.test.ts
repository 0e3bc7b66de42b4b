// Statements: X66.

import { afterEach, beforeEach, expect, type Mock, test, vi } from "vitest";
import { HOUR_MS } from "../../../src/engine/time/calendar.ts";
import { MONDAY } from "../../support/bank.ts";
import { call, create } from "../../support/call.ts";
import { bankThatFailsAStep, createFailingBank } from "../../support/failing-step.ts";

let reported: Mock<typeof console.error>;
beforeEach(() => {
  reported = vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  reported.mockRestore();
});

const TWO_HOURS_LATER = "2026-03-02T17:00:00.000Z";
const message =
  'The step "send" of cashPickups 1001, due at 2026-03-02T16:00:00.000Z, failed: There is no such place. This is a bug in Sandbank. The step is dropped, and the bank goes on without it.';

const statuses = (bank: Awaited<ReturnType<typeof bankThatFailsAStep>>) =>
  bank.db.cashPickups.all().map(({ status }) => status);

test("advance rejects with the row and the step that threw, and the clock stops there (X66)", async () => {
  const bank = await bankThatFailsAStep();
  await expect(bank.clock.advance({ hours: 2 })).rejects.toMatchObject({
    ...{ name: "StepError", message },
    cause: { message: "There is no such place." },
  });
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  expect(statuses(bank)).toEqual(["pending", "sent", "sent"]);
});

test("the bank can be used after a step threw, and advances again", async () => {
  const bank = await bankThatFailsAStep();
  await expect(bank.clock.advance({ hours: 2 })).rejects.toThrow(message);
  await bank.clock.advanceTo(TWO_HOURS_LATER);
  expect(statuses(bank)).toEqual(["pending", "sent", "sent"]);
  expect(bank.clock.nextEvent()).toBeNull();
  expect((await call(bank, "PATCH", "/v1/cash_pickups/1001", { status: "canceled" })).status).toBe(200);
});

test("a request that runs a step which throws is a 500 and a report, and the next one is answered (X66)", async () => {
  vi.useFakeTimers({ now: 0 });
  try {
    const bank = await bankThatFailsAStep({ paused: false });
    vi.setSystemTime(2 * HOUR_MS);
    const answer = await call(bank, "GET", "/v1/cash_pickups/1002");
    expect([answer.status, answer.body]).toEqual([
      500,
      { error: "Sandbank itself failed on this request. This is a bug in Sandbank: see the console." },
    ]);
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      "Sandbank failed on GET /v1/cash_pickups/1002. This is a bug in Sandbank.",
      expect.objectContaining({ name: "StepError", message }),
    );
    expect(bank.log.entries.at(-1)).toMatchObject({ path: "/v1/cash_pickups/1002", status: 500 });
    expect((await call(bank, "GET", "/v1/cash_pickups/1002")).status).toBe(200);
    expect(statuses(bank)).toEqual(["pending", "sent", "sent"]);
  } finally {
    vi.useRealTimers();
  }
});

test.each(["immediate", { reads: 1 }] as const)(
  "with progress %j a step that throws is a 500 and a report, and the next request is answered (X66)",
  async (cashPickups) => {
    const bank = createFailingBank({ clock: { start: MONDAY, paused: true }, progress: { cashPickups } });
    await create(bank, "/v1/cash_pickups", {
      amount: 1,
      receiver_name: "Nowhere",
      routing_number: "790000006",
    });
    expect((await call(bank, "GET", "/v1/cash_pickups/1001")).status).toBe(500);
    expect(reported).toHaveBeenCalledExactlyOnceWith(
      "Sandbank failed on GET /v1/cash_pickups/1001. This is a bug in Sandbank.",
      expect.objectContaining({ name: "StepError", message: message.replace("T16:", "T15:") }),
    );
    const { status, body } = await call(bank, "GET", "/v1/cash_pickups/1001");
    expect([status, body]).toMatchObject([200, { data: { status: "pending" } }]);
  },
);

test("a read through bank.db that runs a step which throws throws its error once (X66)", async () => {
  vi.useFakeTimers({ now: 0 });
  try {
    const bank = await bankThatFailsAStep({ paused: false });
    vi.setSystemTime(2 * HOUR_MS);
    expect(() => bank.db.cashPickups.all()).toThrow(message);
    expect(statuses(bank)).toEqual(["pending", "sent", "sent"]);
  } finally {
    vi.useRealTimers();
  }
});

test("what a step changed before the next one threw is reported to the listeners", async () => {
  const bank = createFailingBank({ clock: { start: MONDAY, paused: true } });
  for (const receiver_name of ["Ada", "Nowhere"])
    await create(bank, "/v1/cash_pickups", { amount: 1, receiver_name, routing_number: "790000006" });
  const changed = vi.fn();
  bank.on("change", changed);
  await expect(bank.clock.advance({ hours: 1 })).rejects.toThrow('"send" of cashPickups 1002');
  expect(changed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: "1001", to: "sent" }));
});
