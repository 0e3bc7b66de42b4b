import type { Page } from "playwright";

export const created = (page: Page) => page.locator('transfer-list tr[data-id="1008"]');

/** Reloads the page; answers whether the browser asked before. */
export async function reload(page: Page): Promise<boolean> {
  let isAsked = false;
  page.once("dialog", (dialog) => {
    isAsked = dialog.type() === "beforeunload";
    void dialog.accept();
  });
  await page.reload();
  page.removeAllListeners("dialog");
  await page.locator("transfer-list tr[data-id]").first().waitFor();
  return isAsked;
}

/** Opens the menu that keeps the bank and opens files. */
export const bankMenu = (page: Page) => page.getByRole("button", { name: "Bank options" }).click();
