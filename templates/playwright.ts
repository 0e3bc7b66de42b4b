import { createFactories } from "sandbank/fixtures";
import { expect, test } from "sandbank/playwright";
import options from "./bank.ts";

test.use({
  bankOptions: { ...options, baseUrl: "https://api.example.com", clock: { start: "2026-03-02T15:00:00Z" } },
});

test("a transfer succeeds two banking days later", async ({ page, bank }) => {
  const data = createFactories(1, bank).anAchTransfer({ amount: 12_500 });
  // Your own page sends this: open it by page.goto, and click.
  const id = await page.evaluate(async (body) => {
    const response = await fetch("https://api.example.com/v1/ach", {
      method: "POST",
      headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
      body,
    });
    return (await response.json()).data.id;
  }, JSON.stringify({ data }));
  await bank.clock.advance({ bankingDays: 2 });
  expect(bank.db.achTransfers.get(id)?.status).toBe("succeeded");
});
