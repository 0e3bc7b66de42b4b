import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { bankWithCard } from "../support/cards.ts";
import { focused, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

/** Presses a button of the panel by keyboard. */
async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name, exact: typeof name === "string" }).first();
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
}

const said = () =>
  page
    .getByRole("tabpanel")
    .getByRole("status")
    .elements()
    .map(({ textContent }) => textContent.trim())
    .filter((text) => text !== "");

test("a row's new status is said once, also while its picture is open", async () => {
  await openPanel(await bankWithTransfers(), { place: "data/achTransfers/1002" });
  await press("Hold");
  await expect.poll(said).toEqual(["ACH transfer 1002 is now hold."]);
  await page.getByText("Lifecycle").click();
  await press("Release to pending");
  await expect.poll(said).toEqual(["ACH transfer 1002 is now pending."]);
});

test("a move of the clock says the time and how many rows have changed; a pause is said too", async () => {
  await openPanel(await bankWithTransfers(), { place: "clock" });
  await press("+1 hour");
  await expect.poll(said).toEqual([expect.stringMatching(/^Now Mon, .*\. \d+ rows? changed\.$/)]);
  await press("Resume");
  await expect.poll(said).toEqual(["Bank time resumed."]);
  await press("Pause");
  await expect.poll(said).toEqual(["Bank time paused."]);
});

test("what is done to an authorization is said, and the keyboard goes to the list it was in", async () => {
  const { bank } = await bankWithCard();
  await bank.simulate.virtualCards.authorize("1001", { amount: 1250 });
  await openPanel(bank, { place: "data/virtualCards/1001" });
  await press("Clear");
  await expect.poll(said).toEqual(["Authorization 1001-0001 cleared: $87.50 available."]);
  await expect.poll(() => focused()?.textContent.trim()).toMatch(/^Authorizations/);
  await press("Refund");
  await expect.poll(said).toEqual(["Clearing 1 refunded: $100.00 available."]);
});

test("from a row in another tab the keyboard goes to the row", async () => {
  const panel = await openPanel(await bankWithTransfers(), { place: "clock" });
  await press(/^ACH transfer/);
  await expect.poll(() => panel.place).toMatch(/^data\/achTransfers\//);
  await expect.poll(() => focused()?.id).toBe("tabpanel");
});
