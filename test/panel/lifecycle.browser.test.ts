import { afterEach, describe, expect, test } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { companyId } from "../support/onboarding.ts";
import { axeViolations, focused, onFreshPage, openPanel } from "./support/panel.ts";

onFreshPage();
const emulateForcedColors = (value: "active" | "none") =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send("Emulation.setEmulatedMedia", {
    features: [{ name: "forced-colors", value }],
  });
afterEach(() => emulateForcedColors("none"));

async function bankOfRows(): Promise<Bank> {
  const bank = mondayBank({ assumptions: { expiredCardStatus: "Expired", correctedStatus: true } });
  await create(bank, "/v1/ach", minimalTransfer);
  await create(bank, "/v1/virtualcards", minimalCard);
  await companyId(bank);
  return bank;
}

/** The panel with a row and its lifecycle, and the element of the lifecycle. */
async function panelWith(bank: Bank, collection: string, fields: { theme?: "light" | "dark" } = {}) {
  localStorage.setItem("sandbank-panel-pictures", "open");
  const panel = await openPanel(bank, { tab: "data", ...fields });
  const tab = panel.shadowRoot?.querySelector("[role=tabpanel]")?.firstElementChild;
  const detail = { collection, id: "1001" };
  tab?.dispatchEvent(new CustomEvent("sandbank-show", { detail, bubbles: true, composed: true }));
  await expect.element(page.getByText(/^Status history/)).toBeVisible();
  const row = tab?.shadowRoot?.querySelector("sandbank-row")?.shadowRoot;
  const root = row?.querySelector("sandbank-lifecycle")?.shadowRoot as ShadowRoot;
  await expect.poll(() => root.querySelector("svg.lines")).not.toBe(null);
  return { panel, root };
}

const texts = (root: ParentNode, selector: string) =>
  Array.from(root.querySelectorAll(selector), (element) =>
    (element.textContent ?? "").replace(/\s+/g, " ").trim(),
  );
const picture = () => page.getByRole("group", { name: /^Lifecycle of/ });
const way = () => page.getByText(/^Status history/);

test.each(["achTransfers", "virtualCards", "companies"] as const)(
  "the picture of %s has each status and each way of its lifecycle, and each in its place",
  async (collection) => {
    const bank = await bankOfRows();
    const { root } = await panelWith(bank, collection);
    const { statuses, lifecycle } = bank.resources[collection];
    const nodes = Array.from(root.querySelectorAll<HTMLElement>("[data-node]"));
    expect(nodes.map(({ dataset }) => dataset.node).toSorted()).toEqual(
      statuses.map(({ name }) => name).toSorted(),
    );
    const pairs = new Set(lifecycle?.edges.map(({ from, to }) => `${from}\n${to}`));
    const ways = Array.from(root.querySelectorAll<HTMLElement>("[data-transition]"));
    expect(ways.map(({ dataset }) => dataset.transition ?? "").toSorted()).toEqual([...pairs].toSorted());
    expect(root.querySelectorAll(".edge")).toHaveLength(lifecycle?.edges.length ?? 0);
    // A line for each way, and one to the first status.
    expect(root.querySelectorAll("svg.lines .line")).toHaveLength(pairs.size + 1);
    const boxes = nodes.map((node) => node.getBoundingClientRect());
    const areApart = boxes.every((one, at) =>
      boxes.every(
        (other, index) =>
          at >= index ||
          one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ),
    );
    expect(areApart).toBe(true);
  },
);

test("the label of a step says when it is due: by the rules, and for the row in how long", async () => {
  const { root } = await panelWith(await bankOfRows(), "achTransfers");
  const labels = texts(root, ".edge").filter((text) => text.includes("by the clock"));
  expect(labels.map((text) => text.replace(/ ,.*/, ""))).toEqual([
    "process in 1 h",
    "settle after 1 banking day, at 13:30",
    "settle after 1 banking day, at 13:30",
  ]);
});

test("two edges of one way are read apart", async () => {
  const { root } = await panelWith(await bankOfRows(), "achTransfers");
  const [way = ""] = texts(root, '[data-transition="pending\\aprocessing"]');
  expect(way.replace(/ ([,;])/g, "$1")).toBe(
    "process in 1 h, by the clock; or Process to processing, by an action; leads to processing",
  );
});

test("a label is no wider than its text, whether it wraps or not", async () => {
  const { root } = await panelWith(await bankOfRows(), "achTransfers");
  const spare = Array.from(root.querySelectorAll(".transition"), (label) => {
    const text = document.createRange();
    const rights = Array.from(label.querySelectorAll(".edge"), (edge) => {
      text.selectNodeContents(edge);
      return Math.max(
        ...Array.from(text.getClientRects(), ({ right, width }) => (width > 1 ? right : 0)),
        ...Array.from(edge.querySelectorAll("button"), (button) => button.getBoundingClientRect().right),
      );
    });
    return label.getBoundingClientRect().right - Math.max(...rights);
  });
  expect(Math.max(...spare)).toBeLessThan(12);
});

test("a button at a way moves the row, which is said, and marks the way with its time and cause", async () => {
  const bank = await bankOfRows();
  const { root } = await panelWith(bank, "achTransfers");
  await picture().getByRole("button", { name: "Process to processing" }).click();
  await expect.element(way()).toHaveTextContent("Status history: pending → processing");
  expect(bank.db.achTransfers.get(1001)?.status).toBe("processing");
  await expect.poll(() => focused()?.getAttribute("data-node")).toBe("processing");
  await expect.poll(() => texts(root, "[role=status]")).toContain("ACH transfer 1001 is now processing.");
  await expect
    .poll(() => texts(root, ".node.visited"))
    .toEqual([
      "pending Mon, 2 Mar 2026, 15:00 GMT, by a request",
      "processing Mon, 2 Mar 2026, 15:00 GMT, by an action",
    ]);
  await expect.poll(() => texts(root, ".edge.taken")).toEqual(["Process , by an action, taken"]);
  const taken = Array.from(root.querySelectorAll("g.taken"), (line) => line.getAttribute("data-line"));
  expect(taken).toEqual([" \npending", "pending\nprocessing"]);
  await bank.clock.advance({ bankingDays: 2 });
  await expect.element(way()).toHaveTextContent("Status history: pending → processing → succeeded");
  await expect
    .poll(() => texts(root, ".edge.taken"))
    .toContain("settle after 1 banking day, at 13:30 , by the clock, taken");
});

test("an action that must be told something opens its form, and then moves the row", async () => {
  const bank = await bankOfRows();
  await bank.simulate.achTransfers.process(1001);
  const { root } = await panelWith(bank, "achTransfers");
  await picture().getByRole("button", { name: "Return to failed" }).click();
  expect(bank.db.achTransfers.get(1001)?.status).toBe("processing");
  const form = root.querySelector("sandbank-actions")?.shadowRoot;
  const code = form?.querySelector("input");
  await expect.poll(() => focused()).toBe(code);
  await userEvent.fill(code as HTMLInputElement, "R99");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => form?.querySelector("[role=alert]")?.textContent).toMatch(/'code' must be/);
  await userEvent.fill(code as HTMLInputElement, "R03");
  await userEvent.keyboard("{Enter}");
  await expect.element(way()).toHaveTextContent("Status history: pending → processing → failed");
  expect(root.querySelector("sandbank-actions")).toBe(null);
  await expect.poll(() => focused()?.getAttribute("data-node")).toBe("failed");
});

test("what the bank refuses is said in its words", async () => {
  const bank = await bankOfRows();
  const { root } = await panelWith(bank, "achTransfers");
  bank.faults.add({ on: "cancelAchTransfer", status: 503 });
  await picture().getByRole("button", { name: "Cancel to canceled" }).click();
  await expect.poll(() => texts(root, "[role=alert]").join("")).toMatch(/^503: /);
  expect(bank.db.achTransfers.get(1001)?.status).toBe("pending");
});

test("the keyboard goes through the picture in the order of the lifecycle, and the fold is remembered", async () => {
  const bank = await bankOfRows();
  const { panel, root } = await panelWith(bank, "companies");
  root.querySelector<HTMLElement>(".box")?.focus();
  const reached: string[] = [];
  for (let press = 0; press < 5; press += 1) {
    await userEvent.keyboard("{Tab}");
    reached.push(
      focused()?.getAttribute("data-node") ?? focused()?.textContent?.replace(/\s+/g, " ").trim() ?? "",
    );
  }
  expect(reached).toEqual([
    "pending",
    "To approved to approved",
    "To blocked to blocked",
    "To conditionally approved to conditionally approved",
    "To rejected to rejected",
  ]);
  await page.getByText("Lifecycle", { exact: true }).click();
  await expect.poll(() => localStorage.getItem("sandbank-panel-pictures")).toBe("closed");
  panel.remove();
});

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(["achTransfers", "companies"])(
    "axe finds nothing wrong with the picture of %s",
    async (collection) => {
      const bank = await bankOfRows();
      await bank.simulate.achTransfers.process(1001);
      await panelWith(bank, collection, { theme });
      expect(await axeViolations()).toEqual([]);
    },
  );
});

test("axe finds nothing wrong with the picture in forced colours, and what is taken differs from what is not", async () => {
  await emulateForcedColors("active");
  const bank = await bankOfRows();
  await bank.simulate.achTransfers.process(1001);
  const { root } = await panelWith(bank, "achTransfers");
  expect(await axeViolations()).toEqual([]);
  const taken = root.querySelector("g.taken .line") as Element;
  const other = root.querySelector("g:not(.taken) > .line") as Element;
  expect(getComputedStyle(taken).stroke).not.toBe(getComputedStyle(other).stroke);
  expect(getComputedStyle(root.querySelector(".node.current") as Element).outlineStyle).toBe("solid");
});

test("at 320 pixels the picture scrolls in its own box", async () => {
  await page.viewport(320, 800);
  const { root } = await panelWith(await bankOfRows(), "companies");
  const box = root.querySelector(".box") as HTMLElement;
  expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
  expect(box.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  // The status that the row has is in view.
  const { left, right } = (root.querySelector(".current") as HTMLElement).getBoundingClientRect();
  expect([left >= 0, right <= 320]).toEqual([true, true]);
});
