import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Scenario } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { create } from "../support/call.ts";
import { minimalAddress } from "../support/onboarding.ts";
import { axeViolations, onFreshPage, openPanel } from "./support/panel.ts";
import { bankWithTransfers } from "./support/setting.ts";

onFreshPage();

/** A scenario that makes calls until it is told to end. */
function endless(end: () => void = () => undefined) {
  let isOver = false;
  const scenario: Scenario = async (bank) => {
    while (!isOver) await create(bank, "/v1/addresses", minimalAddress);
    end();
  };
  const finish = () => {
    isOver = true;
  };
  return { scenario, finish };
}

test("while a scenario runs for long, a bar says so, politely and with its name, until it has run", async () => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "outbox" });
  const { scenario, finish } = endless();
  const resetting = bank.reset({ scenario });
  const bar = page.getByRole("progressbar", { name: "Loading the scenario" });
  await expect.element(bar).toBeVisible();
  await expect.element(page.getByRole("status").getByText("Loading the scenario…")).toBeVisible();
  expect(await axeViolations()).toEqual([]);
  finish();
  await resetting;
  await expect.element(bar).not.toBeInTheDocument();
  expect(bank.db.addresses.count()).toBeGreaterThan(0);
});

test("the bar ends with a scenario that fails", async () => {
  const bank = mondayBank();
  await openPanel(bank, { tab: "outbox" });
  const { scenario, finish } = endless(() => {
    throw new Error("The scenario is broken.");
  });
  const outcome = Promise.allSettled([bank.reset({ scenario })]);
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  finish();
  expect(await outcome).toMatchObject([{ status: "rejected" }]);
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

test("another bank has a bar of its own", async () => {
  const [bank, other] = [mondayBank(), mondayBank()];
  const panel = await openPanel(bank, { tab: "outbox" });
  const { scenario, finish } = endless();
  const resetting = bank.reset({ scenario });
  await expect.element(page.getByRole("progressbar")).toBeVisible();
  panel.bank = other;
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
  finish();
  await resetting;
});

test("work that is soon done shows no bar", async () => {
  const bank = await bankWithTransfers();
  const panel = await openPanel(bank, { tab: "clock" });
  let bars = 0;
  const observer = new MutationObserver(() => {
    bars += panel.renderRoot.querySelectorAll("progress").length;
  });
  observer.observe(panel.renderRoot, { childList: true, subtree: true });
  await page.getByRole("button", { name: "+1 day", exact: true }).click();
  await expect.poll(() => bank.db.achTransfers.get("1001")?.status).toBe("processing");
  await new Promise((resolve) => setTimeout(resolve, 300));
  observer.disconnect();
  expect(bars).toBe(0);
});
