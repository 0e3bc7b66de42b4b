// Statements: S21.

import { afterEach, expect, test, vi } from "vitest";
import { type Bank, createBank } from "../../../src/index.ts";
import { MONDAY } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, send, sendText } from "../../support/call.ts";
import { busyBank, stateOf } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

async function refuseEverything(bank: Bank) {
  const json = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  return [
    await send(bank, "/v1/ach"),
    await send(bank, "/v1/ach", { headers: { Authorization: "Bearer admin_test_key" } }),
    await call(bank, "GET", "/v1/nothing"),
    await call(bank, "DELETE", "/v1/counterparties/1001"),
    await send(bank, "/v1/ach", { method: "POST", headers: { Authorization: "Bearer x" }, body: "x" }),
    await send(bank, "/v1/ach", { method: "POST", headers: json, body: "{" }),
    await sendText(bank, "POST", "/v1/ach", '{"data":[]}'),
    await call(bank, "POST", "/v1/ach", {}),
    await call(bank, "POST", "/v1/ach", { ...minimalTransfer, counterparty_id: 9999 }),
    await call(bank, "POST", "/v1/counterparties", {
      ...minimalCounterparty,
      metadata: { a: "x".repeat(9000) },
    }),
    await call(bank, "PATCH", "/v1/counterparties/1001", { city: "Rome", country: "UK" }),
    await call(bank, "PATCH", "/v1/counterparties/9999", { city: "Rome" }),
    await call(bank, "PATCH", "/v1/ach/1002", { status: "canceled" }),
    await call(bank, "PATCH", "/v1/ach/1006", { status: "failed" }),
    await call(bank, "GET", "/v1/ach?filter[status]=x"),
    await call(bank, "GET", "/v1/ach?page[cursor]=1"),
  ];
}

test("a refused request leaves the snapshot byte for byte as it was (S21)", async () => {
  const bank = await busyBank();
  const before = stateOf(bank);
  const answers = await refuseEverything(bank);
  expect(answers.map(({ status }) => status)).toEqual([
    401, 403, 404, 405, 415, 400, 400, 400, 400, 400, 400, 404, 409, 400, 400, 400,
  ]);
  expect(stateOf(bank)).toBe(before);
});

test("a refused request leaves it so with a running clock too", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = await busyBank();
  bank.clock.resume();
  bank.clock.setSpeed(3);
  const before = stateOf(bank);
  for (const answer of await refuseEverything(bank)) {
    expect(answer.status).toBeGreaterThanOrEqual(400);
    vi.advanceTimersByTime(7);
  }
  expect(stateOf(bank)).toBe(before);
});

test("a read leaves the snapshot as it was", async () => {
  vi.useFakeTimers({ now: 0 });
  const bank = createBank({ clock: { start: MONDAY } });
  await create(bank, "/v1/ach", minimalTransfer);
  const before = stateOf(bank);
  vi.advanceTimersByTime(1000);
  await call(bank, "GET", "/v1/ach/1001");
  await call(bank, "GET", "/v1/ach");
  bank.clock.nextEvent();
  expect(stateOf(bank)).toBe(before);
});
