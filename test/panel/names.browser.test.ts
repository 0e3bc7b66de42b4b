import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { everything } from "../../fixtures/index.ts";
import { mondayBank } from "../support/bank.ts";
import { expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

describe.each([360, 1400])("at a width of %i", (width) => {
  test.each(["counterparties", "achTransfers", "virtualCards", "companies", "persons", "govIdents"] as const)(
    "every name and every status of %s is shown within the panel",
    async (collection) => {
      await page.viewport(width, 800);
      const bank = mondayBank({ scenario: everything });
      await bank.ready;
      const panel = await openPanel(bank, { tab: "data" });
      const { plural } = bank.resources[collection];
      const count = bank.db[collection].count();
      expect(count).toBeGreaterThan(5);
      await page.getByRole("combobox").first().selectOptions(`${plural} (${count})`);
      await panel.updateComplete;
      expectNoOverflow(panel);
      expect(cutStatuses()).toEqual([]);
    },
  );
});

/** The statuses in the list that are longer than their badges. */
function cutStatuses(): string[] {
  return page
    .getByRole("option")
    .elements()
    .flatMap((row) => [...row.querySelectorAll(".badge > span")])
    .flatMap((word) => (word.scrollWidth > word.clientWidth ? [word.textContent ?? ""] : []));
}
