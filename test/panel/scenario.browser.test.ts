import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransferTo } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();
afterEach(() => vi.restoreAllMocks());

async function ada(bank: Bank): Promise<void> {
  await create(bank, "/v1/counterparties", minimalCounterparty);
}

function broken(): never {
  throw new Error("The scenario is broken.");
}

test("a scenario is picked and set, at the bank time there is, with the clock paused as it was", async () => {
  const bank = await bankWithTransfers();
  await openPanel(bank, { tab: "scenario", scenarios: { empty: () => undefined, ada } });
  await userEvent.selectOptions(page.getByRole("combobox", { name: "Scenario" }), "ada");
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText('Scenario "ada" loaded.')).toBeVisible();
  expect([bank.db.counterparties.count(), bank.db.achTransfers.count()]).toEqual([1, 0]);
  expect([bank.clock.paused, bank.clock.now().toISOString()]).toEqual([true, "2026-03-02T15:00:00.000Z"]);
});

test("the error of a scenario that fails is shown", async () => {
  await openPanel(await bankWithTransfers(), { tab: "scenario", scenarios: { broken } });
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("The scenario is broken.");
});

test("the bank's own scenarios are there to pick, besides those of the panel (X207)", async () => {
  const bank = mondayBank({ scenarios: { empty: () => undefined, ada } });
  await openPanel(bank, { tab: "scenario", scenarios: { broken } });
  const select = page.getByRole("combobox", { name: "Scenario" });
  await expect.element(select).toHaveTextContent("emptyadabroken");
  await userEvent.selectOptions(select, "ada");
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText('Scenario "ada" loaded.')).toBeVisible();
  expect(bank.db.counterparties.count()).toBe(1);
});

test("a scenario of the panel takes the place of the bank's of the same name (X207)", async () => {
  const bank = mondayBank({ scenarios: { ada: broken } });
  await openPanel(bank, { tab: "scenario", scenarios: { ada } });
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText('Scenario "ada" loaded.')).toBeVisible();
  expect(bank.db.counterparties.count()).toBe(1);
});

test("without scenarios the tab says how to give some", async () => {
  await openPanel(await bankWithTransfers(), { tab: "scenario" });
  await expect.element(page.getByText(/No scenarios. Pass the scenarios option/)).toBeVisible();
});

test("reset puts the bank back as it was at the start", async () => {
  const bank = await bankWithTransfers();
  await bank.clock.advance({ days: 1 });
  await openPanel(bank, { tab: "scenario" });
  await page.getByRole("button", { name: "Reset bank" }).click();
  await expect.element(page.getByText("Bank reset to its initial state.")).toBeVisible();
  expect([bank.db.achTransfers.count(), bank.clock.now().toISOString()]).toEqual([
    0,
    "2026-03-02T15:00:00.000Z",
  ]);
});

test("a snapshot is saved as a file named after bank time, and loaded again", async () => {
  const bank = await bankWithTransfers();
  const saved = bank.snapshot();
  const files = downloads();
  await openPanel(bank, { tab: "scenario" });
  await page.getByRole("button", { name: "Save snapshot" }).click();
  const [file] = files;
  expect(file?.name).toBe("sandbank-2026-03-02T15-00-00Z.json");
  const text = (await file?.text) ?? "";
  expect(JSON.parse(text)).toEqual(saved);

  await bank.reset();
  await load("kept.json", text);
  await expect.element(page.getByText("Loaded kept.json.")).toBeVisible();
  expect(bank.snapshot()).toEqual(saved);
});

test("what was done is saved as a scenario, and the panel says which secrets are in it (X149)", async () => {
  const bank = mondayBank({ record: true });
  const { id } = await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransferTo(id));
  await bank.clock.advance({ days: 2 });
  const files = downloads();
  await openPanel(bank, { tab: "scenario" });
  const button = page.getByRole("button", { name: "Save scenario" });
  await expect
    .element(button)
    .toHaveAccessibleDescription(
      "The file contains everything that was sent, including full account numbers, unmasked.",
    );
  await button.click();
  await expect.element(page.getByText("Scenario saved to your downloads.")).toBeVisible();
  expect(files).toEqual([{ name: "scenario.ts", type: "text/plain", text: expect.any(Promise) }]);
  const text = await files[0]?.text;
  expect(text).toContain(`
export const scenario: Scenario = Object.assign(play, {
  startsBefore: { days: 2 },
});
`);
  expect(text).toContain("counterparty_id: Number(counterparty.id),");
});

test("a bank that had rows before the panel has a scenario to save after a reset (X149)", async () => {
  const bank = await bankWithTransfers();
  const files = downloads();
  await openPanel(bank, { tab: "scenario" });
  const button = page.getByRole("button", { name: "Save scenario" });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await button.click();
  await expect
    .element(page.getByRole("alert"))
    .toMatchTextContent(/^The recording begins after the bank was made/);
  await page.getByRole("button", { name: "Reset bank" }).click();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  expect(files).toEqual([]);
  await button.click();
  await expect.element(page.getByText("Scenario saved to your downloads.")).toBeVisible();
  expect(await files[0]?.text).toContain('await client.create("/v1/counterparties", {');
});

test("before a snapshot is saved, the panel says which secrets are in it, and they are", async () => {
  const bank = await bankWithTransfers();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/virtualcards", {
    total_card_amount: 50_000,
    valid_ending_on: "2026-12-31",
    emails: ["ada@example.com"],
  });
  await openPanel(bank, { tab: "scenario" });
  const said = "The file contains full card numbers, CVCs, and account numbers, unmasked.";
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Save snapshot" })).toHaveAccessibleDescription(said);
  const saved = JSON.stringify(bank.snapshot());
  for (const secret of [/"card_number":"\d{16}"/, /"cvc":"\d{3}"/, /"account_number":"\d+"/])
    expect(saved).toMatch(secret);
});

test.each([
  ["text that is not JSON", "hello", "other.json isn't a snapshot: it isn't valid JSON. Nothing changed."],
  ["JSON that is no snapshot", "{}", /^A snapshot must have version/],
  ["an empty file", "", "other.json isn't a snapshot: it isn't valid JSON. Nothing changed."],
])("%s is refused with an error, and nothing is lost", async (_, text, expected) => {
  const bank = await bankWithTransfers();
  const before = bank.snapshot();
  await openPanel(bank, { tab: "scenario" });
  await load("other.json", text);
  await expect.element(page.getByRole("alert")).toMatchTextContent(expected);
  expect(bank.snapshot()).toEqual(before);
});

/** The files that are handed to the browser from now on. */
function downloads() {
  const files: { name: string; type: string; text: Promise<string> }[] = [];
  const urls = new Map<string, Blob>();
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    urls.set("blob:saved", blob as Blob);
    return "blob:saved";
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    const blob = urls.get(this.href) ?? new Blob();
    files.push({ name: this.download, type: blob.type, text: blob.text() });
  });
  return files;
}

/** Chooses a file, as the browser's own window would. */
async function load(name: string, text: string): Promise<void> {
  const tab = document.querySelector("sandbank-panel")?.shadowRoot?.querySelector("sandbank-scenario");
  const input = tab?.shadowRoot?.querySelector<HTMLInputElement>("input[type=file]");
  const files = new DataTransfer();
  files.items.add(new File([text], name, { type: "application/json" }));
  if (!input) throw new Error("There is no input for a file.");
  input.files = files.files;
  input.dispatchEvent(new Event("change"));
}

test("what a scenario has come to is in view, wherever the tab is scrolled to", async () => {
  await page.viewport(600, 420);
  await openPanel(mondayBank(), { tab: "scenario", dock: "bottom", scenarios: { empty: () => undefined } });
  await page.getByRole("button", { name: "Load" }).click();
  const result = page.getByText('Scenario "empty" loaded.');
  await expect.element(result).toBeVisible();
  expect(result.element().closest("[role=status]")).not.toBe(null);
  expect(result.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
