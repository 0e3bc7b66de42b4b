import { afterEach, describe, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import type { Bank } from "../../src/index.ts";
import { eventResourcesWith } from "../../src/products/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransferTo } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";
import { axeViolations, expectNoOverflow, onFreshPage, openPanel } from "./support/panel.ts";

const HOSTILE = {
  html: "<img src=x onerror=\"document.title = 'broken'\"><b>Bold</b>",
  rightToLeft: "شركة النقل الدولية",
  override: "\u202eevil\u202c \u2066name",
  emoji: "🏦👩‍👩‍👧‍👦 🇨🇭",
  long: "A".repeat(10_000),
  lines: "one\n\ttwo",
} as const;

/** A bank with something in every state, and names that are hard to show. */
async function bankOfEverything(): Promise<Bank> {
  const webhooks = [{ url: `https://hooks.example/${HOSTILE.long}` }];
  const bank = mondayBank({ resources: eventResourcesWith({ webhooks }) });
  for (const name of Object.values(HOSTILE)) {
    const { id } = await create(bank, "/v1/counterparties", {
      ...minimalCounterparty,
      name,
      description: name,
    });
    await create(bank, "/v1/ach", {
      ...minimalTransferTo(id),
      amount: 9_999_999_999,
      metadata: { [name.slice(0, 50)]: name.slice(0, 7000) },
    });
  }
  await bank.simulate.achTransfers.hold("1001");
  await bank.simulate.achTransfers.process("1002");
  await bank.simulate.achTransfers.process("1003");
  await bank.simulate.achTransfers.return("1003", "R01");
  await bank.simulate.achTransfers.process("1004");
  await bank.simulate.achTransfers.settle("1004");
  await call(bank, "PATCH", "/v1/ach/1005", { status: "canceled" });
  await create(bank, "/v1/virtualcards", { ...minimalCard, emails: ["ada@example.com"] });
  const merchant = { name: HOSTILE.long };
  const { reference } = await bank.simulate.virtualCards.authorize("1001", { amount: 2500, merchant });
  await bank.simulate.virtualCards.clear("1001", reference);
  await bank.simulate.virtualCards.authorize("1001", { amount: 1200, merchant: { name: HOSTILE.html } });
  await bank.simulate.virtualCards.authorize("1001", { amount: 99_999_999 });
  await call(bank, "POST", "/v1/ach", { [HOSTILE.html]: HOSTILE.long });
  await call(bank, "GET", "/v1/nowhere");
  bank.faults.add("down");
  bank.faults.add({ world: HOSTILE.long, latency: { median: 300, sigma: 0.4, max: 3000 } });
  await call(bank, "GET", "/v1/ach");
  return bank;
}

const TABS = [
  ...(["clock", "time", "data", "requests", "history", "outbox", "events", "faults", "scenario"] as const),
];

/** A row of each kind, and a request, in full. */
async function showInFull(panel: Awaited<ReturnType<typeof openPanel>>, what: string): Promise<void> {
  const [collection = "", id = ""] = what.split(" ");
  const tab = panel.shadowRoot?.querySelector("[role=tabpanel]")?.firstElementChild;
  tab?.dispatchEvent(
    new CustomEvent("sandbank-show", { detail: { collection, id }, bubbles: true, composed: true }),
  );
  await panel.updateComplete;
  await expect.element(page.getByRole("button", { name: "JSON" })).toBeInTheDocument();
}

onFreshPage();
const emulate = (features: { name: string; value: string }[]) =>
  (cdp() as { send(method: string, params: object): Promise<unknown> }).send("Emulation.setEmulatedMedia", {
    features,
  });
afterEach(() => emulate([]));

describe.each(["light", "dark"] as const)("in the %s theme", (theme) => {
  test.each(TABS)("axe finds nothing wrong with the %s tab", async (tab) => {
    await openPanel(await bankOfEverything(), { tab, theme, scenarios: { empty: () => undefined } });
    expect(await axeViolations()).toEqual([]);
  });

  test.each(["achTransfers 1001", "achTransfers 1003", "virtualCards 1001", "counterparties 1005"])(
    "axe finds nothing wrong with %s in full",
    async (what) => {
      const panel = await openPanel(await bankOfEverything(), { theme, tab: "data", dock: "bottom" });
      await showInFull(panel, what);
      expect(await axeViolations()).toEqual([]);
    },
  );

  test("axe finds nothing wrong with a request in full, nor with the button in the corner", async () => {
    const panel = await openPanel(await bankOfEverything(), { theme, tab: "requests", dock: "bottom" });
    await page.getByRole("option").nth(1).click();
    expect(await axeViolations()).toEqual([]);
    panel.open = false;
    await panel.updateComplete;
    expect(await axeViolations()).toEqual([]);
  });
});

test("the theme follows the system unless the attribute says otherwise", async () => {
  const panel = await openPanel(mondayBank());
  const ground = () => getComputedStyle(panel.shadowRoot?.querySelector(".frame") as Element).backgroundColor;
  await emulate([{ name: "prefers-color-scheme", value: "dark" }]);
  expect(ground()).toBe("rgb(19, 21, 23)");
  panel.theme = "light";
  await panel.updateComplete;
  expect(ground()).toBe("rgb(246, 246, 244)");
});

test("in forced colours a status is still a word with a shape and a border", async () => {
  await emulate([{ name: "forced-colors", value: "active" }]);
  const panel = await openPanel(await bankOfEverything(), { tab: "data", dock: "bottom" });
  await showInFull(panel, "achTransfers 1003");
  const badge = page.getByRole("article").getByText("failed").first().element().parentElement as Element;
  expect(getComputedStyle(badge).borderTopWidth).toBe("1px");
  expect(badge.querySelector("svg")).not.toBe(null);
});

test("nothing moves for users who prefer less motion", async () => {
  await emulate([{ name: "prefers-reduced-motion", value: "reduce" }]);
  const panel = await openPanel(mondayBank());
  expect(panel.shadowRoot?.getAnimations()).toEqual([]);
});

describe.each([360, 800, 1400])("at a width of %i", (width) => {
  test.each(TABS)("the %s tab stays within the page, whatever the names", async (tab) => {
    await page.viewport(width, 800);
    const panel = await openPanel(await bankOfEverything(), { tab, scenarios: { empty: () => undefined } });
    await panel.updateComplete;
    expectNoOverflow(panel);
  });

  test.each([
    "counterparties 1001",
    "counterparties 1003",
    "counterparties 1005",
    "achTransfers 1005",
    "virtualCards 1001",
  ])("%s in full stays within the page", async (what) => {
    await page.viewport(width, 800);
    const panel = await openPanel(await bankOfEverything(), { tab: "data" });
    await showInFull(panel, what);
    expectNoOverflow(panel);
  });
});

test("names are text: markup in them is not interpreted", async () => {
  const panel = await openPanel(await bankOfEverything(), { tab: "data", dock: "bottom" });
  await showInFull(panel, "counterparties 1001");
  await expect.element(page.getByRole("heading", { name: HOSTILE.html })).toBeVisible();
  expect(document.title).not.toBe("broken");
  await expect.poll(() => page.getByRole("img").elements()).toEqual([]);
});

test("text that would change the direction of what follows is isolated, and escaped in JSON", async () => {
  const panel = await openPanel(await bankOfEverything(), { tab: "data", dock: "bottom" });
  await showInFull(panel, "counterparties 1003");
  const heading = page.getByRole("heading", { level: 2 }).element();
  expect(heading.firstElementChild?.localName).toBe("bdi");
  await page.getByRole("button", { name: "JSON" }).click();
  const json = page.getByRole("group", { name: "JSON" }).element().textContent;
  expect(json).toContain('"name": "\\u202eevil\\u202c \\u2066name"');
  expect(JSON.parse(json).name).toBe(HOSTILE.override);
});

test("10,000 characters are folded, and shown in full when unfolded", async () => {
  const panel = await openPanel(await bankOfEverything(), { tab: "data", dock: "bottom" });
  await showInFull(panel, "counterparties 1005");
  await page.getByText("show all 10,000 characters").first().click();
  await expect.element(page.getByText(HOSTILE.long, { exact: true }).first()).toBeVisible();
});
