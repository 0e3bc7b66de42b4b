import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { bankWithCard } from "../support/cards.ts";
import { farFrom } from "./support/far-from.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

test("a panel of a remote bank shows its rows and time, acts on them, and sees what others do (X265)", async () => {
  const bank = await bankWithTransfers();
  const { remote } = farFrom(bank);
  const panel = await openPanel(remote, { place: "data/achTransfers/1001" });
  await expect.element(page.getByText(/Mon, 2 Mar 2026 15:00:00/)).toBeVisible();
  await page.getByRole("button", { name: "Hold" }).click();
  await expect.element(page.getByRole("article").getByText("hold").first()).toBeVisible();
  expect(bank.db.achTransfers.get("1001")?.status).toBe("hold");
  await bank.simulate.achTransfers.release("1001");
  // Other parts of the article have the word too: the timeline, and the lifecycle while it is folded.
  await expect.element(page.getByRole("region", { name: "Content" }).getByText("pending")).toBeVisible();
  await page.getByRole("tab", { name: "Clock" }).click();
  await page.getByRole("button", { name: "+1 hour" }).click();
  await expect.poll(() => bank.clock.now().toISOString()).toBe("2026-03-02T16:00:00.000Z");
  await expect.element(page.getByText(/Mon, 2 Mar 2026 16:00:00/)).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
});

test("each tab of a remote bank shows what it has", async () => {
  const bank = mondayBank({
    scenarios: { filled: () => undefined },
  });
  const { remote } = farFrom(bank);
  await openPanel(remote, { tab: "faults" });
  await page.getByRole("switch", { name: "down" }).click();
  await expect.element(page.getByText(/Matched 0, fired 0/)).toBeVisible();
  await page.getByRole("button", { name: "Remove all" }).click();
  await page.getByRole("tab", { name: "History" }).click();
  await expect.element(page.getByRole("option", { name: /history begins/ })).toBeVisible();
  await page.getByRole("tab", { name: "Emails" }).click();
  await expect.element(page.getByText(/No emails yet/)).toBeVisible();
  await page.getByRole("tab", { name: "Clock" }).click();
  await expect.element(page.getByRole("combobox", { name: "ACH transfers" })).toBeVisible();
  await page.getByRole("tab", { name: "Setup" }).click();
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Scenario" }), "filled");
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText('Scenario "filled" loaded.')).toBeVisible();
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.element(page.getByText("Only a bank in this page can be shared with a link.")).toBeVisible();
});

test("the Time tab of a remote bank has its rows, moves its time and goes to its past", async () => {
  const bank = await bankWithTransfers();
  const { remote } = farFrom(bank);
  const panel = await openPanel(remote, { place: "time/achTransfers/1001", dock: "bottom" });
  await expect.element(page.getByText(/^ACH transfer 1001: pending since/)).toBeVisible();
  await expect.element(page.getByText("This bank runs in another process", { exact: false })).toBeVisible();
  const playhead = page.getByRole("slider", { name: "Bank time" });
  (playhead.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowRight}");
  await expect
    .element(
      page.getByText(
        /^Now Mon, 2 Mar 2026, 16:00. 2 changes: ACH transfer 1001 pending → processing, by the clock;/,
      ),
    )
    .toBeVisible();
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await expect.element(page.getByText(/Mon, 2 Mar 2026 16:00:00/)).toBeVisible();
  await userEvent.keyboard("{Home}");
  await expect.element(page.getByText(/^In the past, /)).toBeVisible();
  expect(bank.clock.now().toISOString()).toBe("2026-03-02T15:00:00.000Z");
  expect(bank.db.achTransfers.get("1001")?.status).toBe("pending");
  await page.getByRole("button", { name: "Show row" }).click();
  await expect.poll(() => panel.place).toBe("data/achTransfers/1001");
  expect(await axeViolations()).toEqual([]);
});

test("the header of the panel follows a move of the Time tab at once", async () => {
  const bank = await bankWithTransfers();
  await openPanel(farFrom(bank).remote, { place: "time/achTransfers/1001", dock: "bottom" });
  await expect.element(page.getByText(/^ACH transfer 1001: pending since/)).toBeVisible();
  // While the page is hidden the bank is not asked every second.
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  try {
    (page.getByRole("slider", { name: "Bank time" }).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(page.getByText(/Mon, 2 Mar 2026 16:00:00/)).toBeVisible();
  } finally {
    hidden.mockRestore();
  }
});

test("the Time tab of a remote bank that does not answer says so, writes nothing to the console, and goes on once it does", async () => {
  const logged = vi.spyOn(console, "error");
  const { remote, break: setBroken } = farFrom(await bankWithTransfers());
  await openPanel(remote, { place: "time/achTransfers/1001", dock: "bottom" });
  const limits = page.getByText("This bank runs in another process", { exact: false });
  const track = page.getByText(/^ACH transfer 1001: pending since/);
  await expect.element(limits).toBeVisible();
  await expect.element(track).toBeVisible();
  setBroken(true);
  const lost = page.getByText(/^The bank isn't responding. Showing its last known state: /);
  await expect.element(lost).toBeVisible();
  await expect.element(track).toBeVisible();
  setBroken(false);
  await expect.element(limits).toBeVisible();
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

test("the lifecycle of a row of a remote bank marks its way and moves it", async () => {
  const bank = await bankWithTransfers();
  const { remote } = farFrom(bank);
  localStorage.setItem("sandbank-panel-pictures", "open");
  await openPanel(remote, { place: "data/achTransfers/1001" });
  const way = page.getByText(/^Status history/);
  await expect.element(way).toHaveTextContent("Status history: pending");
  await page
    .getByRole("group", { name: /^Lifecycle of/ })
    .getByRole("button", { name: "Process to processing" })
    .click();
  await expect.element(way).toHaveTextContent("Status history: pending → processing");
  expect(bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await bank.simulate.achTransfers.return("1001", "R03");
  await expect.element(way).toHaveTextContent("Status history: pending → processing → failed");
});

test("the money of a card of a remote bank is drawn over time, and follows what happens there", async () => {
  const { bank, cards } = await bankWithCard();
  const { remote } = farFrom(bank);
  localStorage.setItem("sandbank-panel-pictures", "open");
  await openPanel(remote, { place: "data/virtualCards/1001" });
  const line = page.getByRole("region", { name: "Balance over time" }).getByRole("img");
  await expect.element(line).toHaveAccessibleName(/no movements yet/);
  await cards.authorize(1001, { amount: 4000 });
  await expect
    .element(line)
    .toHaveAccessibleName("$60.00 available, $40.00 held, $0.00 cleared: after 1 movement.");
});

test("several banks have a switch, and the panel keeps its place in each (X264)", async () => {
  const first = await bankWithTransfers();
  const second = mondayBank({ clock: { start: "2027-01-01T08:00:00Z" } });
  const panel = await openPanel(first, { banks: { "Blue bank": first, Green: second } });
  panel.place = "data/achTransfers/1001";
  await expect.element(page.getByText("ACH transfer 1001", { exact: true })).toBeVisible();
  const banks = page.getByRole("combobox", { name: "Bank" });
  await userEvent.selectOptions(banks, "Green");
  await expect.element(page.getByText(/Fri, 1 Jan 2027 08:00:00/)).toBeVisible();
  expect([panel.bank, panel.place]).toEqual([second, "data"]);
  await page.getByRole("tab", { name: "Emails" }).click();
  await userEvent.selectOptions(banks, "Blue bank");
  await expect.element(page.getByText("ACH transfer 1001", { exact: true })).toBeVisible();
  await userEvent.selectOptions(banks, "Green");
  await expect.poll(() => panel.place).toBe("outbox");
  panel.remove();
  const again = document.createElement("sandbank-panel");
  again.banks = { "Blue bank": first, Green: second };
  document.body.append(again);
  await again.updateComplete;
  expect([again.bank, again.place]).toEqual([second, "outbox"]);
});
