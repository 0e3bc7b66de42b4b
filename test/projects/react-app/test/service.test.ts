import { describe, expect, vi } from "vitest";
import { call, originate, SERVICE, type Transfer } from "../src/service.ts";
import { test } from "./bank-test.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };

test("a transfer succeeds two banking days later", async ({ bank }) => {
  const { id } = await originate(12_500, acme, bank.baseUrl);
  await bank.clock.advance({ bankingDays: 2 });
  expect(await call<Transfer>(`/v1/ach/${id}`, {}, bank.baseUrl)).toMatchObject({
    status: "succeeded",
    amount: 12_500,
  });
});

test("the bank of the next test is empty", async ({ bank }) => {
  expect(await call("/v1/ach", {}, bank.baseUrl)).toEqual([]);
});

test("the bank says what is wrong", async ({ bank }) => {
  await expect(originate(-1, acme, bank.baseUrl)).rejects.toThrow("'amount'");
});

describe("a service at its real address", () => {
  test.override({ bankOptions: { baseUrl: SERVICE } });

  test("is the bank", async ({ bank }) => {
    await originate(1, acme);
    expect(bank.db.achTransfers.count()).toBe(1);
  });
});

for (const count of [1, 2, 3]) {
  test.concurrent(`${count} transfers stay in their own test`, async ({ bank, expect }) => {
    for (let sent = 0; sent < count; sent += 1) await originate(100, acme, bank.baseUrl);
    expect(await call("/v1/ach", {}, bank.baseUrl)).toHaveLength(count);
  });
}

test("fake timers leave the bank answering", async ({ bank }) => {
  vi.useFakeTimers();
  try {
    expect(await originate(100, acme, bank.baseUrl)).toMatchObject({ status: "pending" });
  } finally {
    vi.useRealTimers();
  }
});

test.fails("a request that no route answers fails its test", async ({ bank }) => {
  await fetch(`${bank.baseUrl}/v1/loans`, { headers: { Authorization: "Bearer test" } });
});
