import { createBank } from "sandbank";
import { createFactories } from "sandbank/fixtures";
import { answer } from "sandbank/vitest";
import { expect, onTestFinished, test } from "vitest";
import options from "./bank.ts";

const baseUrl = "https://api.example.com";

test("a transfer succeeds two banking days later", async () => {
  const bank = createBank({ ...options, baseUrl, clock: { start: "2026-03-02T15:00:00Z" } });
  onTestFinished(await answer(bank));
  // Your own code sends this; it needs the address of the bank alone.
  const response = await fetch(`${baseUrl}/v1/ach`, {
    method: "POST",
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
    body: JSON.stringify({ data: createFactories(1, bank).anAchTransfer({ amount: 12_500 }) }),
  });
  const { data } = await response.json();
  expect(data).toMatchObject({ status: "pending", amount: 12_500 });
  await bank.clock.advance({ bankingDays: 2 });
  expect(bank.db.achTransfers.get(data.id)?.status).toBe("succeeded");
});
