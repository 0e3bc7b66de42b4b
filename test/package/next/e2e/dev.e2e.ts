// The bank of `sandbank/next`, which runs in the dev server. The service's host does not exist, so no request of a test
// can be answered but by the bank.

import { expect, type Page, test } from "@playwright/test";
import type { RemoteBank } from "sandbank";
import { whileEdited } from "../repository/test/package/edited/while-edited";

declare global {
  var sandbank: RemoteBank;
}

const add = (page: Page, where: "in the page" | "on the server") =>
  page.getByRole("button", { name: `Add ${where}` }).click();

/** Opens the page with an empty bank, and waits until both sides have asked it. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto("/");
  await page.waitForFunction(() => "sandbank" in globalThis);
  await page.evaluate(() => sandbank.reset());
  await page.reload();
  await both(page, 0);
}

async function both(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} on the server`)).toBeVisible();
  await expect(page.getByText(`${count} in the page`)).toBeVisible();
}

test("server components, pages, server actions and route handlers have one bank", async ({
  page,
  request,
}) => {
  await openEmpty(page);
  await add(page, "in the page");
  await both(page, 1);
  await add(page, "on the server");
  await expect(page.getByText("2 on the server")).toBeVisible();
  expect(await (await request.get("/api/count")).json()).toBe(2);
  await page.reload();
  await both(page, 2);
  expect(await page.evaluate(() => sandbank.db.counterparties.count())).toBe(2);
});

test("the panel shows the server's bank, and moves its time (X265, X270)", async ({ page }) => {
  await openEmpty(page);
  await page.getByRole("button", { name: "Sandbank" }).click();
  await page.getByRole("tab", { name: "Clock" }).click();
  const before = await page.evaluate(async () => (await sandbank.clock.now()).getTime());
  await page.getByRole("button", { name: "+1 day" }).click();
  const passed = () => page.evaluate(async (from) => (await sandbank.clock.now()).getTime() - from, before);
  await expect.poll(passed).toBeGreaterThanOrEqual(86_400_000);
});

test("an edit of a server file, or a client file, leaves the bank and its answers", async ({
  page,
  request,
}) => {
  await openEmpty(page);
  await add(page, "in the page");
  await both(page, 1);
  await whileEdited("app/page.tsx", "<h1>Counterparties</h1>", "<h1>Receivers</h1>", async () => {
    await expect(page.getByRole("heading")).toHaveText("Receivers");
    await add(page, "on the server");
    await expect(page.getByText("2 on the server")).toBeVisible();
    await whileEdited("app/add-in-page.tsx", "Add in the page", "Add here", async () => {
      await page.getByRole("button", { name: "Add here" }).click();
      await both(page, 3);
    });
    expect(await (await request.get("/api/count")).json()).toBe(3);
  });
  await page.reload();
  await both(page, 3);
});

test("an edit of instrumentation.ts leaves the bank", async ({ page }) => {
  await openEmpty(page);
  await add(page, "in the page");
  await both(page, 1);
  await whileEdited("instrumentation.ts", "// Next leaves", "// Edited: Next leaves", async () => {
    await page.waitForTimeout(3000);
    await page.goto("/");
    await both(page, 1);
  });
});

test("pages of other sites do not reach the bank", async ({ request }) => {
  const headers = { Origin: "https://evil.example", "Content-Type": "application/x-sandbank" };
  expect((await request.post("/sandbank", { headers, data: "x" })).status()).toBe(403);
});
