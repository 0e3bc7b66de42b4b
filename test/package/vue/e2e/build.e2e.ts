import { expect, test } from "@playwright/test";

test("the build has no bank in it, so a request goes to the service", async ({ page }) => {
  await page.route("https://api.example.com/**", (route) => route.fulfill({ json: { data: [] } }));
  await page.goto("");
  await expect(page.getByText("No transfers yet.")).toBeVisible();
  expect(await page.evaluate(() => "sandbank" in globalThis)).toBe(false);
});
