// A bank of `sandbank/ssr` in the process of a server that renders its pages. The service's host does not exist, so only
// the bank can answer.

import { expect, type Page, test } from "@playwright/test";
import type { RemoteBank } from "sandbank";

/** What the page has under this name. */
declare const sandbank: RemoteBank;

async function shows(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} on the server`)).toBeVisible();
  await expect(page.getByText(`${count} in the page`)).toBeVisible();
}

test("the rendered page and its scripts have one bank, with the first request of each (X362)", async ({
  page,
}) => {
  const wrong: string[] = [];
  page.on("pageerror", ({ message }) => wrong.push(message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  await page.goto("/");
  await shows(page, 0);
  await page.getByRole("button", { name: "Add in the page" }).click();
  await expect(page.getByText("1 in the page")).toBeVisible();
  await page.reload();
  await shows(page, 1);
  expect(await page.evaluate(() => sandbank.db.counterparties.count())).toBe(1);
  await page.evaluate(() => sandbank.reset());
  await page.reload();
  await shows(page, 0);
  expect(wrong).toEqual([]);
});

test("the panel shows the server's bank (X270)", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Sandbank" }).click();
  await expect(page.getByRole("tab", { name: "Clock" })).toBeVisible();
});

test("a page of another site may not ask the bank (X210)", async ({ request }) => {
  const answer = await request.get("/sandbank", { headers: { Origin: "https://elsewhere.example" } });
  expect(answer.status()).toBe(403);
});
