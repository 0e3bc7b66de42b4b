import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { bankWithCard } from "../support/cards.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

test("a card's balance, holds and clearings are lines over bank time, with each movement in a table", async () => {
  const { bank, cards } = await bankWithCard();
  await bank.clock.advance({ days: 1 });
  const { reference } = await cards.authorize(1001, { amount: 4000 });
  localStorage.setItem("sandbank-panel-pictures", "open");
  const panel = await openPanel(bank, { tab: "data" });
  const tab = panel.shadowRoot?.querySelector("[role=tabpanel]")?.firstElementChild;
  const detail = { collection: "virtualCards", id: "1001" };
  tab?.dispatchEvent(new CustomEvent("sandbank-show", { detail, bubbles: true, composed: true }));
  const region = page.getByRole("region", { name: "Balance over time" });
  await expect
    .element(region.getByRole("img"))
    .toHaveAccessibleName("$60.00 available, $40.00 held, $0.00 cleared: after 1 movement.");
  await bank.clock.advance({ days: 1 });
  await cards.clear(1001, reference, { amount: 2500 });
  await expect
    .element(region.getByRole("img"))
    .toHaveAccessibleName("$75.00 available, $0.00 held, $25.00 cleared: after 2 movements.");
  const root = region.element();
  const held = () => root.querySelector("path.held")?.getAttribute("d") ?? "";
  // Up to 40 of 100 dollars on a field of 140, and down again.
  expect(held()).toMatch(/^M0 140H[\d.]+V84H[\d.]+V140H600$/);
  await region.getByText("Show as table").click();
  const cells = Array.from(root.querySelectorAll("tbody tr"), (line) =>
    Array.from(line.querySelectorAll("td"), (cell) => cell.textContent?.replace(/\s+/g, " ").trim()),
  );
  expect(cells).toEqual([
    ["2026-03-03", "authorized 1001-0001", "$40.00", "$60.00", "$40.00", "$0.00"],
    ["2026-03-04", "cleared 1001-0001", "$25.00", "$75.00", "$0.00", "$25.00"],
  ]);
  expect(await axeViolations()).toEqual([]);
});
