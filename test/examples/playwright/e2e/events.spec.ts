import { expect, test } from "sandbank/playwright";
import { eventResourcesWith } from "sandbank/products";

test.use({
  bankOptions: {
    baseUrl: "https://api.example.com",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    resources: eventResourcesWith(),
  },
});

test("the page shows a transfer as the last event has it", async ({ page, events }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");

  await events.next("ach.status.advice", { id: "1001", status: "succeeded" });
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: succeeded");
});
