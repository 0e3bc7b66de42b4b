import { createBank } from "sandbank";
import { answer, test } from "sandbank/playwright";
import { lostReplies } from "sandbank/resilience";

test("the page sends no transfer twice when a reply is lost, late or never sent", async ({
  browser,
  baseURL,
  bankOptions,
}) => {
  await lostReplies({
    bank: () => createBank(bankOptions),
    async run(bank) {
      // A context of its own, which this run's bank answers.
      const context = await browser.newContext();
      await answer(context, bank);
      const page = await context.newPage();
      await page.goto(`${baseURL}`);
      const isSend = (request: { method(): string }) => request.method() === "POST";
      const sent = Promise.race([
        page.waitForEvent("requestfinished", isSend),
        page.waitForEvent("requestfailed", isSend),
      ]);
      await page.getByRole("button", { name: "Send" }).click();
      await sent;
      await context.close();
    },
    faults: ["lost-reply", "refuse", "slow"],
    slow: 300,
    timeout: 10_000,
    budget: 25_000,
  });
});
