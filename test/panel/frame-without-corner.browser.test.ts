import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

test("Escape leaves a panel in an element of the page alone", async () => {
  const panel = await openPanel(mondayBank(), { dock: "inline" });
  page.getByRole("tab", { name: "Clock" }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("tab", { name: "Clock" })).toBeVisible();
  expect(panel.open).toBe(true);
});

test("an inline panel fills the element around it, and remembers nothing", async () => {
  const panel = await openPanel(mondayBank(), { dock: "inline", open: false, tab: "data" });
  await expect.element(page.getByRole("tab", { name: "Data" })).toBeVisible();
  await expect.poll(() => page.getByRole("button", { name: "Close" }).elements()).toEqual([]);
  expect(getComputedStyle(panel).position).toBe("relative");
  expect(localStorage.getItem("sandbank-panel")).toBe(null);
});

test("the head shows bank time on every tab", async () => {
  await openPanel(mondayBank(), { tab: "scenario" });
  await expect.element(page.getByText(/Mon, 2 Mar 2026 15:00:00 GMT/)).toBeVisible();
});

test("a panel without a bank says what it is missing", async () => {
  const panel = document.createElement("sandbank-panel");
  panel.open = true;
  document.body.append(panel);
  await expect.element(page.getByText("Set the bank property to show a bank.")).toBeVisible();
});

test("a panel shows another bank once it is given one", async () => {
  const panel = await openPanel(mondayBank());
  panel.bank = mondayBank({ clock: { start: "2027-01-01T08:00:00Z" } });
  await expect.element(page.getByText(/Fri, 1 Jan 2027 08:00:00 GMT/)).toBeVisible();
});

test("a panel that was removed from the page does not call the bank", async () => {
  const bank = mondayBank();
  const panel = await openPanel(bank);
  panel.remove();
  let calls = 0;
  const { nextEvent } = bank.clock;
  bank.clock.nextEvent = () => {
    calls += 1;
    return nextEvent();
  };
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(calls).toBe(0);
});

test("focus() goes to what the tab shows, to the button while the panel is collapsed, and as soon as it is opened", async () => {
  const panel = await openPanel(mondayBank(), { open: false });
  panel.focus();
  await expect.poll(() => focused()?.className).toBe("launcher");
  panel.open = true;
  panel.focus();
  await expect.poll(() => focused()?.id).toBe("tabpanel");
});
