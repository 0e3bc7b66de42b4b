import { expect, vi } from "vitest";
import { createPayments } from "../src/payments.ts";
import { test } from "./bank-test.ts";

const acme = { name: "Acme Paper", account: "1234567890123456" };

for (const count of [1, 2, 3]) {
  test.concurrent(`${count} transfers stay in their own test`, async ({ bank, expect }) => {
    const payments = createPayments(bank.baseUrl);
    for (let sent = 0; sent < count; sent += 1) await payments.originate(100, acme);
    expect(await payments.list()).toHaveLength(count);
  });
}

test("the bank answers while timers are fake", async ({ bank }) => {
  vi.useFakeTimers();
  try {
    expect(await createPayments(bank.baseUrl).originate(100, acme)).toMatchObject({ status: "pending" });
  } finally {
    vi.useRealTimers();
  }
});

test.fails("a request that no route answers fails its test", async ({ bank }) => {
  await fetch(`${bank.baseUrl}/v1/loans`, { headers: { Authorization: "Bearer test" } });
});
