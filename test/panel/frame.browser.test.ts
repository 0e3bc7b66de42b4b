import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mondayBank } from "../support/bank.ts";
import { expectNoOverflow, focused, onFreshPage, openPanel } from "./support/panel.ts";

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
  await page.getByRole("button", { name: "Close" }).click();
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
    await expect.poll(() => focused()?.id).toBe(`tab-${panel.tab}`);
  }
  expect(walked).toEqual(["time", "data", "scenario", "clock", "scenario", "clock"]);
  const inOrder = page
    .getByRole("tab")
    .elements()
    .filter((tab) => tab.tabIndex === 0);
  expect(inOrder.map((tab) => tab.id)).toEqual(["tab-clock"]);
});

test.each([
  ["left", [0, 0, 440, 800]],
  ["top", [0, 0, 1200, 380]],
  ["bottom", [0, 420, 1200, 380]],
  ["right", [760, 0, 440, 800]],
] as const)("the panel docks at the %s", async (edge, place) => {
  const panel = await openPanel(mondayBank(), { dock: edge === "right" ? "left" : "right" });
  await page.getByRole("button", { name: "Layout" }).click();
  const button = page.getByRole("button", { name: `Dock at the ${edge}` });
  await button.click();
  await expect.element(button).toHaveAttribute("aria-pressed", "true");
  const { x, y, width, height } = panel.getBoundingClientRect();
  expect([x, y, width, height]).toEqual(place);
});

test.each([
  ["left", "ArrowRight", "ArrowLeft", 464],
  ["top", "ArrowDown", "ArrowUp", 404],
  ["bottom", "ArrowUp", "ArrowDown", 404],
] as const)("the edge of a panel at the %s is moved by %s and %s", async (dock, larger, smaller, size) => {
  const panel = await openPanel(mondayBank(), { dock });
  page.getByRole("separator", { name: "Size of the panel" }).element().focus();
  await userEvent.keyboard(`{${larger}}{${larger}}{${smaller}}`);
  const { width, height } = panel.getBoundingClientRect();
  await expect
    .poll(() => page.getByRole("separator").element().getAttribute("aria-valuenow"))
    .toBe(`${size}`);
  expect(dock === "left" ? width : height).toBe(size);
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

test("a panel at the bottom makes the page longer, so that its end can be scrolled into view, and says how much it takes (X260)", async () => {
  const end = document.createElement("p");
  end.textContent = "End";
  end.style.marginBlockStart = "2000px";
  document.body.append(end);
  const panel = await openPanel(mondayBank(), { dock: "bottom" });
  const room = () => getComputedStyle(document.documentElement).getPropertyValue("--sandbank-room-bottom");
  expect(room()).toBe("380px");
  scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => end.getBoundingClientRect().bottom).toBeLessThanOrEqual(420);
  panel.room = "none";
  await panel.updateComplete;
  expect([room(), getComputedStyle(document.documentElement).paddingBlockEnd]).toEqual(["380px", "0px"]);
  panel.remove();
  expect(room()).toBe("");
  end.remove();
});

test("a page's own padding of its root wins over the room for the panel", async () => {
  const style = document.createElement("style");
  style.textContent = "html { padding: 7px }";
  document.head.append(style);
  await openPanel(mondayBank(), { dock: "top" });
  expect(getComputedStyle(document.documentElement).paddingBlockStart).toBe("7px");
  style.remove();
});

test("the keys open and collapse the panel, and the keyboard goes back to where it was (X259)", async () => {
  const field = document.createElement("input");
  document.body.append(field);
  field.focus();
  const panel = await openPanel(mondayBank(), { open: false });
  await userEvent.keyboard("{Control>}`{/Control}");
  await expect.poll(() => focused()?.id).toBe("tab-clock");
  await userEvent.keyboard("{Control>}`{/Control}");
  await expect.poll(focused).toBe(field);
  expect(panel.open).toBe(false);
  panel.shortcut = "Alt+Shift+B";
  await userEvent.keyboard("{Control>}`{/Control}");
  expect(panel.open).toBe(false);
  await userEvent.keyboard("{Alt>}{Shift>}b{/Shift}{/Alt}");
  expect(panel.open).toBe(true);
  panel.shortcut = "";
  await userEvent.keyboard("{Alt>}{Shift>}b{/Shift}{/Alt}");
  expect(panel.open).toBe(true);
  field.remove();
});

test("Escape collapses the panel, but not from a field", async () => {
  const panel = await openPanel(mondayBank(), { tab: "data" });
  page.getByRole("searchbox").element().focus();
  await userEvent.keyboard("{Escape}");
  expect(panel.open).toBe(true);
  page.getByRole("tab", { name: "Data" }).element().focus();
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => focused()?.className).toBe("launcher");
  expect(panel.open).toBe(false);
});

test("the button goes to the corner that is chosen or that it is dragged to, and is there again", async () => {
  const panel = await openPanel(mondayBank());
  await page.getByRole("button", { name: "Layout" }).click();
  await page.getByRole("combobox", { name: "Button" }).selectOptions("top left");
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => panel.getBoundingClientRect().x).toBe(12);
  const opener = page.getByRole("button", { name: "Sandbank" }).element();
  const drag = (type: string, clientX: number, clientY: number) =>
    opener.dispatchEvent(new PointerEvent(type, { clientX, clientY, bubbles: true }));
  opener.setPointerCapture = () => undefined;
  drag("pointerdown", 20, 20);
  drag("pointermove", 1000, 30);
  drag("pointerup", 1000, 30);
  drag("click", 1000, 30);
  await expect.poll(() => panel.getAttribute("corner")).toBe("top-right");
  expect(panel.open).toBe(false);
  panel.remove();
  const second = document.createElement("sandbank-panel");
  document.body.append(second);
  await second.updateComplete;
  const { top, right } = second.getBoundingClientRect();
  expect([top, right]).toEqual([12, innerWidth - 12]);
});

test.each([320, 355])("at a width of %i all of the head is within the page", async (width) => {
  await page.viewport(width, 256);
  const panel = await openPanel(mondayBank(), { dock: "bottom" });
  expectNoOverflow(panel);
  for (const name of ["Layout", "Close"]) {
    const { right } = page.getByRole("button", { name }).element().getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(width);
  }
});

test.each(["not JSON", "[]", "null", '{"open":1,"dock":"nowhere","size":{"right":-5},"places":{"":5}}'])(
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
