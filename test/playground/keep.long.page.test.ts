import { expect, test } from "vitest";
import { bankMenu, created, reload } from "./support/keep.ts";
import { pages } from "./support/page.ts";

const open = pages();

test("the page says that a reload loses what was done, and the browser asks, but only when something was", async () => {
  const { page } = await open();
  await bankMenu(page);
  await page.getByText("Reloading starts over.").waitFor();
  expect(await reload(page)).toBe(false);
  await page.getByRole("button", { name: "Create transfer" }).click();
  await created(page).waitFor();
  await bankMenu(page);
  await page.getByText("Reloading loses your changes.").waitFor();
  expect(await reload(page)).toBe(true);
  await expect.poll(() => created(page).count()).toBe(0);
});

test("a tab follows another in which the bank is kept no more, and says what a reload does", async () => {
  const { page, problems } = await open();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await bankMenu(other);
  await other.getByText("Reloading starts over.").waitFor();
  await bankMenu(page);
  const [label, reloads] = ["Save this bank in the browser", "It survives a reload."];
  await page.getByLabel(label).check();
  await other.getByText("Another tab keeps a bank. Reloading opens that one.").waitFor();
  await other.reload();
  await bankMenu(other);
  await other.getByText(reloads).waitFor();
  await page.getByLabel(label).uncheck();
  await other.getByText("Another tab turned saving off. Reloading starts over.").waitFor();
  await other.getByText("Reloading loses your changes.").waitFor();
  await expect.poll(() => other.getByLabel(label).isChecked()).toBe(false);
  expect(problems).toEqual([]);
});

test("a tour goes on where it was left, and what begins it again can be undone", async () => {
  const { page, problems } = await open("#/tours/cancel");
  const count = page.locator("tour-view .actions .figures");
  await page.getByRole("button", { name: "Start" }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await expect.poll(() => count.textContent()).toBe("2 of 6 steps");
  await page.getByRole("link", { name: "Demo app" }).click();
  await page.getByRole("link", { name: "Transfers" }).click();
  await created(page).getByText("canceled").waitFor();
  await page.goBack();
  await page.goBack();
  await expect.poll(() => count.textContent()).toBe("2 of 6 steps");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect.poll(() => count.textContent()).toBe("0 of 6 steps");
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent?.trim())).toBe("Start");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => count.textContent()).toBe("2 of 6 steps");
  expect(problems).toEqual([]);
});

test("where the browser lets the page store nothing, the playground opens, its bank answers, and says that it is not kept (X340)", async () => {
  const { page, problems } = await open("#/treasury/transfers", {}, () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("denied", "SecurityError");
        },
      });
    }
  });
  await page.getByRole("button", { name: "Create transfer" }).click();
  await created(page).waitFor();
  await bankMenu(page);
  await page.getByLabel("Save this bank in the browser").click();
  await page.getByText("the browser lets this page store nothing (denied)").first().waitFor();
  await expect.poll(() => page.getByLabel("Save this bank in the browser").isChecked()).toBe(false);
  expect(problems).toEqual([]);
});
