import { expect, test } from "vitest";
import { bankMenu, created, reload } from "./support/keep.ts";
import { pages } from "./support/page.ts";

const open = pages();

test("a bank that is kept outlives the reload, without a question, until the switch is off", async () => {
  const { page, problems } = await open();
  const keep = page.getByLabel("Save this bank in the browser");
  await page.getByRole("button", { name: "Create transfer" }).click();
  await created(page).waitFor();
  await bankMenu(page);
  await keep.check();
  await page.getByText("Bank saved in this browser. It survives a reload.").waitFor();
  expect(await reload(page)).toBe(false);
  await created(page).waitFor();
  await expect.poll(() => keep.isChecked()).toBe(true);
  await bankMenu(page);
  await keep.uncheck();
  await page.getByText("Bank no longer saved").waitFor();
  await reload(page);
  await expect.poll(() => keep.isChecked()).toBe(false);
  await expect.poll(() => created(page).count()).toBe(0);
  expect(problems).toEqual([]);
});
