import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { scenarios } from "../../fixtures/scenarios.ts";
import { createBank } from "../../src/index.ts";
import { openLink } from "../../src/share/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();
afterEach(() => vi.restoreAllMocks());

const button = () => page.getByRole("button", { name: "Copy link" });

test("a link to the bank is copied, and the panel says how long it is and what is in it", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const bank = mondayBank({ scenarios, scenario: scenarios.starter });
  const panel = await openPanel(bank, { tab: "scenario" });
  await expect
    .poll(() => bank.recipe().then(({ from }) => from), { timeout: 10_000 })
    .toMatchObject({ scenario: "starter" });
  await create(bank, "/v1/ach", minimalTransfer);
  const clear = "The link contains full card numbers, CVCs, and account numbers, unmasked.";
  await expect.element(button()).toHaveAccessibleDescription(clear);
  await button().click();
  await expect.element(page.getByText(/^Copied\./)).toBeVisible();
  const [url = ""] = copied.mock.calls.flat();
  expect(url.length).toBeLessThan(700);
  await expect
    .element(
      page.getByText(`Copied. The link is ${url.length} characters long and contains unmasked test data.`),
    )
    .toBeVisible();
  const other = mondayBank({ scenarios });
  expect(await openLink(other, url)).toEqual({ form: "recipe", isSame: true, messages: [] });
  expect(other.snapshot()).toEqual(bank.snapshot());
  expect(await axeViolations()).toEqual([]);
  expectNoOverflow(panel);
});

test("where the page may not write to the clipboard, the link stands in a field", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  const bank = mondayBank();
  await openPanel(bank, { tab: "scenario" });
  await button().click();
  const field = page.getByRole("textbox", { name: "Link" });
  await expect.element(field).toHaveValue(expect.stringMatching(/#bank=[\w-]+$/));
  expect(await axeViolations()).toEqual([]);
});

test("a bank that holds too much for a link is saved as a file", async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const bank = createBank({ scenario: scenarios.starter });
  await bank.ready;
  await openPanel(bank, { tab: "scenario" });
  for (let at = 0; at < 1_500; at += 1)
    await create(bank, "/v1/counterparties", {
      ...{ account_number: String(Math.floor(Math.sin(at) * 1e9 + 2e9)), account_type: "checking" },
      ...{ name: `Ada ${Math.sin(at)}`, routing_number: "021000021" },
      metadata: { a: String(Math.cos(at)), b: String(Math.tan(at)), c: String(Math.sqrt(at)) },
    });
  await button().click();
  await expect.element(page.getByText(/^The state is too large for a link/)).toBeVisible();
  expect(saved).toEqual(["sandbank-shared.json"]);
});
