// What the configuration of a project decides: its bank, and the state that its pages begin with.

import { expect, test } from "sandbank/playwright";

const APP = "http://localhost:4174";

test("a project has the bank of its options", ({ bank }, { project }) => {
  expect(bank.clock.now().toISOString()).toContain(project.name);
});

test.describe("with a stored state", () => {
  const origin = { origin: APP, localStorage: [{ name: "token", value: "of-ada" }] };
  test.use({ storageState: { cookies: [], origins: [origin] } });

  test("a page begins with it, and the bank answers the page", async ({ page, context }) => {
    await page.goto("/");
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBe("of-ada");
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("listitem")).toHaveText("Transfer 1001: pending");
    expect(await context.storageState()).toMatchObject({ origins: [origin] });
  });
});
