import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { create } from "../support/call.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

async function panelWithCompany(name: string) {
  const bank = mondayBank();
  await create(bank, "/v1/addresses", { street_line1: "1 Main St", city: "Boston", country: "US" });
  await create(bank, "/v1/companies", {
    name,
    email_address: "ada@example.com",
    phone_number: "+1 555 0100",
    physical_address_id: 1001,
    website_url: "https://example.com",
  });
  await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Companies/ }).click();
  await page.getByRole("option").first().click();
  return bank;
}

const steps = () =>
  page
    .getByRole("region", { name: "Timeline" })
    .getByRole("listitem")
    .elements()
    .map((step) => step.textContent.replace(/\s+/g, " ").trim());

test("a company's timeline shows its review as the next event", async () => {
  await panelWithCompany("Cobalt Cloud");
  expect(steps()).toEqual([
    "pending Mon, 2 Mar 2026, 15:00:00 by a request",
    "review Wed, 4 Mar 2026, 22:00:00 by the clock in 2 d 7 h",
  ]);
});

test("a company goes where its status allows, with a reason", async () => {
  const bank = await panelWithCompany("TEST BLOCKED");
  const group = page.getByRole("group", { name: "Available actions" });
  await expect
    .poll(() =>
      group
        .getByRole("button")
        .elements()
        .map((button) => button.textContent.trim()),
    )
    .toEqual(["To pending", "To rejected"]);
  await page.getByLabelText("Reason").fill("The EIN letter is missing");
  await page.getByLabelText("Category").fill("documents");
  await group.getByRole("button", { name: "To rejected" }).click();
  await expect.element(page.getByText("No actions available.")).toBeVisible();
  expect(bank.db.companies.get(1001)?.events.at(-1)?.data).toEqual({
    status: "rejected",
    status_reason: "The EIN letter is missing",
    status_reason_category: "documents",
  });
  await expect
    .poll(steps)
    .toEqual([
      "blocked Mon, 2 Mar 2026, 15:00:00 by a request",
      "rejected Mon, 2 Mar 2026, 15:00:00 by an action after 0 s",
    ]);
});

test("the ids of a company lead to its other rows", async () => {
  await panelWithCompany("Cobalt Cloud");
  await page.getByRole("button", { name: "1001 1 Main St" }).click();
  await expect.element(page.getByText("address 1001")).toBeVisible();
});
