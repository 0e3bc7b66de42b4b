import { expect, test } from "sandbank/playwright";
import { states } from "sandbank/states";

for (const state of states({ only: ["answers/listAchTransfers/50"] })) {
  test(`the page says that ${state.title}`, async ({ bank, page }) => {
    await state.apply(bank);
    if (state.pageTime?.at) await page.clock.setFixedTime(state.pageTime.at);
    await page.goto("/");
    await expect(page.getByRole("alert")).not.toBeEmpty();
  });
}
