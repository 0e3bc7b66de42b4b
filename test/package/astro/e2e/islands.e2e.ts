// Islands, view transitions and actions. Statements: X215, X216.

import { expect, type Page, test } from "@playwright/test";

test.describe.configure({ mode: "default" });

/** What the console says that it should not. */
function complaintsOf(page: Page): string[] {
  const said: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) said.push(message.text());
  });
  page.on("pageerror", ({ message }) => said.push(message));
  return said;
}

async function countOnServer(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.getByText(/^server: /).textContent()) ?? ""));
}

test("islands ask the bank that the server has asked, however they are loaded (X215)", async ({ page }) => {
  const said = complaintsOf(page);
  await page.goto("islands/");
  const count = await countOnServer(page);
  expect(count).toBeGreaterThan(0);
  for (const label of ["load", "idle", "only"])
    await expect(page.getByText(`${label}: ${count}`)).toBeVisible();
  expect(said).toEqual([]);
});

test("what an action has sent is in the answer of the server and in the islands (X215)", async ({ page }) => {
  await page.goto("islands/");
  const count = await countOnServer(page);
  await expect(page.getByText(`load: ${count}`)).toBeVisible();
  await page.getByRole("button", { name: "Add on the server" }).click();
  await expect(page.getByText("added Birch Books")).toBeVisible();
  await expect(page.getByText(`server: ${count + 1}`)).toBeVisible();
  for (const label of ["load", "idle", "only"])
    await expect(page.getByText(`${label}: ${count + 1}`)).toBeVisible();
});

test("a page that ClientRouter has put in place of another has the bank and the panel (X215, X216)", async ({
  page,
}) => {
  const said = complaintsOf(page);
  let loads = 0;
  page.on("domcontentloaded", () => {
    loads += 1;
  });
  await page.goto("islands/");
  const count = await countOnServer(page);
  await expect(page.getByText(`only: ${count}`)).toBeVisible();
  await page.getByRole("link", { name: "Another page" }).click();
  await expect(page.getByText("newest: Birch Books")).toBeVisible();
  await expect(page.getByText(`load: ${count}`)).toBeVisible();
  await page.getByRole("button", { name: "Sandbank" }).click();
  await page.getByRole("tab", { name: "Data" }).click();
  await expect(page.getByText(/Birch Books/).last()).toBeVisible();
  await page.getByRole("link", { name: "Islands" }).click();
  await expect(page.getByText(`only: ${count}`)).toBeVisible();
  await expect(page.getByRole("tab", { name: "Data" })).toBeVisible();
  expect(loads).toBe(1);
  expect(said).toEqual([]);
});
