import { expect, test } from "vitest";
import { created, reload } from "./support/keep.ts";
import { pages } from "./support/page.ts";

const open = pages();

test("a bank that is kept outlives the reload, without a question, until the switch is off", async () => {
  const { page, problems } = await open();
  const keep = page.getByLabel("Keep this bank in the browser");
  await page.getByRole("button", { name: "Create transfer" }).click();
  await created(page).waitFor();
  await keep.check();
  await page.getByText("The bank is kept: a reload goes on with it.").waitFor();
  expect(await reload(page)).toBe(false);
  await created(page).waitFor();
  await expect.poll(() => keep.isChecked()).toBe(true);
  await keep.uncheck();
  await page.getByText("The bank is not kept any more").waitFor();
  await reload(page);
  await expect.poll(() => keep.isChecked()).toBe(false);
  await expect.poll(() => created(page).count()).toBe(0);
  expect(problems).toEqual([]);
});
