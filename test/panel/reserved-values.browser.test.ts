import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

/** What the panel lists of a collection. */
function listed(): readonly (string | undefined)[] {
  return page
    .getByRole("listitem")
    .elements()
    .map((item) => item.textContent?.replace(/\s+/g, " ").trim());
}

test("the data tab lists the reserved values of a collection, the documented and the team's own", async () => {
  const bank = mondayBank({
    reserved: {
      receiverAccounts: { "9000000000008290": { status: "hold" } },
      authorizationAmounts: { 6666: { decline: "do not <b>honor</b>" } },
    },
  });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /ACH transfers/ }).click();
  await page.getByText("Reserved test values (3)").click();
  expect(listed()).toEqual([
    "receiver_account_number 9000000000008201: failed, returned with R01",
    "receiver_account_number 9000000000008202: failed, returned with R02",
    "receiver_account_number 9000000000008290: hold",
  ]);
  await page.getByRole("button", { name: /Virtual cards/ }).click();
  await expect.element(page.getByText("Reserved test values (1)")).toBeVisible();
  expect(listed()).toEqual(["amount of authorize 6666: declined: do not <b>honor</b>"]);
  await page.getByRole("button", { name: /Counterparties/ }).click();
  await expect.element(page.getByText(/Reserved test values/)).not.toBeInTheDocument();
});

test("a transfer is corrected by the form of its row", async () => {
  const bank = mondayBank({
    assumptions: { correctedStatus: true },
    reserved: { receiverAccounts: { "9000000000008292": { status: "processing" } } },
  });
  const data = {
    account_number: "4000000011",
    amount: 12_500,
    direction: "credit",
    sec_code: "ppd",
    receiver_account_number: "9000000000008292",
    receiver_account_type: "checking",
    receiver_name: "Ada Lovelace",
    receiver_routing_number: "021000021",
  };
  const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
  await bank.fetch("/v1/ach", { method: "POST", headers, body: JSON.stringify({ data }) });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("option", { name: /Ada Lovelace/ }).click();
  const form = page.getByRole("form", { name: "Correct" });
  await form.getByRole("combobox").selectOptions("C02");
  await form.getByRole("textbox", { name: /Corrected value/ }).fill("790000006");
  await form.getByRole("button", { name: "Correct" }).click();
  await expect.element(page.getByText("No actions available.")).toBeVisible();
  expect(bank.db.achTransfers.get(1001)).toMatchObject({
    status: "corrected",
    return: { code: "C02", corrected_data: "790000006" },
  });
});
