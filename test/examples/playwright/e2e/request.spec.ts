import { expect, test } from "sandbank/playwright";

const TRANSFERS = "https://api.example.com/v1/ach";
const headers = { Authorization: "Bearer test" };
const data = {
  account_number: "2001",
  receiver_name: "Acme Paper",
  receiver_account_number: "1234567890123456",
  receiver_routing_number: "790000018",
  receiver_account_type: "checking",
  amount: 12_500,
  direction: "credit",
  sec_code: "ccd",
};

test("a transfer that a test has sent itself is on the page", async ({ page, request }) => {
  const sent = await request.post(TRANSFERS, { headers, data: { data } });
  await expect(sent).toBeOK();
  expect(sent.url()).toBe(TRANSFERS);

  await page.goto("/");
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");
});

test("a test reads what the page has sent", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");

  const list = await page.request.get(TRANSFERS, { headers, params: { "filter[status]": "pending" } });
  expect(await list.json()).toMatchObject({ data: [{ id: "1001" }] });
});
