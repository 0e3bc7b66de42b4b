import { createFactories } from "sandbank/fixtures";
import { setupBank } from "sandbank/jest";
import options from "./bank.ts";

const getBank = setupBank({ bankOptions: { ...options, clock: { start: "2026-03-02T15:00:00Z" } } });

test("a transfer succeeds two banking days later", async () => {
  const bank = getBank();
  // Your own code sends this; it needs the address of the bank alone.
  const response = await fetch(`${bank.baseUrl}/v1/ach`, {
    method: "POST",
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
    body: JSON.stringify({ data: createFactories(1, bank).anAchTransfer({ amount: 12_500 }) }),
  });
  const { data } = await response.json();
  expect(data).toMatchObject({ status: "pending", amount: 12_500 });
  await bank.clock.advance({ bankingDays: 2 });
  expect(bank.db.achTransfers.get(data.id)?.status).toBe("succeeded");
});
