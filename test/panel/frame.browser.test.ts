import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();

test("a panel begins as a button in the corner, and opens at the right on the clock", async () => {
  const panel = await openPanel(mondayBank(), { open: false });
  await page.getByRole("button", { name: "Sandbank" }).click();
  expect([panel.open, panel.dock, panel.tab]).toEqual([true, "right", "clock"]);
  const { right, width, height } = panel.getBoundingClientRect();
  expect([right, width, height]).toEqual([innerWidth, 440, innerHeight]);
});

test("opening gives the keyboard to the tab, collapsing gives it to the button", async () => {
  await openPanel(mondayBank(), { open: false });
  await page.getByRole("button", { name: "Sandbank" }).click();
  await expect.poll(() => focused()?.id).toBe("tab-clock");
  await page.getByRole("button", { name: "Collapse" }).click();
  await expect.poll(() => focused()?.textContent.trim()).toBe("Sandbank");
});

test("the tabs are walked with the arrows, Home and End, and only one of them is in the tab order", async () => {
  const panel = await openPanel(mondayBank());
  page.getByRole("tab", { name: "Clock" }).element().focus();
  const walked: string[] = [];
  for (const key of ["ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"]) {
    await userEvent.keyboard(`{${key}}`);
    await panel.updateComplete;
    walked.push(panel.tab);
    expect(focused()?.id).toBe(`tab-${panel.tab}`);
  }
  expect(walked).toEqual(["data", "requests", "scenario", "clock", "scenario", "clock"]);
  const inOrder = page
    .getByRole("tab")
    .elements()
    .filter((tab) => tab.tabIndex === 0);
  expect(inOrder.map((tab) => tab.id)).toEqual(["tab-clock"]);
});

test("the panel moves to the bottom and back", async () => {
  const panel = await openPanel(mondayBank());
  await page.getByRole("button", { name: "Dock at the bottom" }).click();
  await panel.updateComplete;
  const { left, width, bottom, height } = panel.getBoundingClientRect();
  expect([left, width, bottom, height]).toEqual([0, innerWidth, innerHeight, 380]);
  await page.getByRole("button", { name: "Dock at the right" }).click();
  await expect.poll(() => panel.getBoundingClientRect().width).toBe(440);
});

test("the edge makes the panel larger and smaller with the arrows, within limits", async () => {
  const panel = await openPanel(mondayBank());
  const edge = page.getByRole("separator", { name: "Size of the panel" });
  edge.element().focus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowRight}");
  await expect.poll(() => panel.getBoundingClientRect().width).toBe(464);
  expect(edge.element().getAttribute("aria-valuenow")).toBe("464");
  await userEvent.keyboard("{ArrowRight>20/}");
  await expect.poll(() => panel.getBoundingClientRect().width).toBe(320);
});

test("the panel remembers its place, size and tab", async () => {
  const bank = mondayBank();
  const first = await openPanel(bank, { dock: "bottom", tab: "requests" });
  page.getByRole("separator").element().focus();
  await userEvent.keyboard("{ArrowUp}");
  await first.updateComplete;
  first.remove();
  const second = document.createElement("sandbank-panel");
  second.bank = bank;
  document.body.append(second);
  await second.updateComplete;
  expect([second.open, second.dock, second.tab]).toEqual([true, "bottom", "requests"]);
  expect(second.getBoundingClientRect().height).toBe(404);
});

test.each(["not JSON", "[]", "null", '{"open":1,"dock":"left","size":{"right":-5},"tab":"nowhere"}'])(
  "what was remembered is ignored when it is %s",
  async (stored) => {
    localStorage.setItem("sandbank-panel", stored);
    const panel = document.createElement("sandbank-panel");
    panel.bank = mondayBank();
    document.body.append(panel);
    await panel.updateComplete;
    expect([panel.open, panel.dock, panel.tab]).toEqual([false, "right", "clock"]);
  },
);

test("an inline panel fills the element around it, and remembers nothing", async () => {
  const panel = await openPanel(mondayBank(), { dock: "inline", open: false, tab: "data" });
  await expect.element(page.getByRole("tab", { name: "Data" })).toBeVisible();
  expect(page.getByRole("button", { name: "Collapse" }).elements()).toEqual([]);
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
  await expect.element(page.getByText("Set bank to see one here.")).toBeVisible();
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
