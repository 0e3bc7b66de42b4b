import { expect, test } from "../../../../src/adapters/playwright/index.ts";
import { send } from "../transfers.ts";

test.use({ bankOptions: { baseUrl: "https://api.example.com" } });

test("a page lists transfers, and one is returned", async ({ page, bank }) => {
  const id = await send(bank.fetch);
  await bank.simulate.achTransfers.process(id);
  await bank.simulate.achTransfers.return(id, "R03");
  await page.route("https://app.example.com/", (route) => route.fulfill({ body: "<p>Transfers</p>" }));
  await page.goto("https://app.example.com/");
  const status = await page.evaluate(async () => {
    const headers = { Authorization: "Bearer test" };
    return (await fetch("https://api.example.com/v1/ach", { headers })).status;
  });
  expect(status).toBe(200);
});
