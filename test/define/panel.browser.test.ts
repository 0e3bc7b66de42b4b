import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { createBank } from "../../src/index.ts";
import { axeViolations, onFreshPage, openPanel } from "../panel/support/panel.ts";
import { orders } from "./examples/orders.ts";
import { STILL, send } from "./support.ts";

onFreshPage();

const ITEMS = [{ sku: "cup", count: 2, price: 900 }];

async function bankWithOrder() {
  const bank = createBank({ ...STILL, resources: { orders } });
  await send(bank, "POST", "/orders", { data: { email: "ada@example.com", items: ITEMS } });
  return bank;
}

async function panelWithOrder() {
  localStorage.setItem("sandbank-panel-pictures", "open");
  const bank = await bankWithOrder();
  const panel = await openPanel(bank, { tab: "data", dock: "bottom" });
  await page.getByRole("button", { name: /Orders/ }).click();
  await page.getByRole("option").first().click();
  return { bank, panel };
}

const text = (element: Element) => element.textContent.replace(/\s+/g, " ").trim();
const group = page.getByRole("group", { name: "Available actions" });
const steps = () => page.getByRole("region", { name: "Timeline" }).getByRole("listitem").elements().map(text);

test("the panel lists own rows, with the status in its tone and the step that comes (DEF-1, DEF-18)", async () => {
  const { bank } = await panelWithOrder();
  const rows = page.getByRole("listbox", { name: "Orders" }).getByRole("option");
  await expect.poll(() => rows.elements().map(text)).toEqual(["ada@example.com ord_1001placed"]);
  await expect
    .poll(steps)
    .toEqual([
      expect.stringMatching(/^placed .* by a request$/),
      expect.stringMatching(/ 19:00:00 by the clock in 4 h$/),
    ]);
  await bank.clock.advance({ hours: 4 });
  await bank.simulate.orders.ship("ord_1001", { carrier: "UPS" });
  const tones = () =>
    page
      .getByRole("article")
      .getByText("shipped", { exact: true })
      .elements()
      .map((word) => word.parentElement?.className);
  await expect.poll(tones).toContain("badge tone-move");
});

test("a button of the panel takes an own action with its arguments (DEF-19)", async () => {
  const { bank } = await panelWithOrder();
  await expect.element(group.getByRole("button", { name: "Cancel" })).toBeVisible();
  await bank.clock.advance({ hours: 4 });
  await group.getByRole("combobox", { name: /carrier/i }).selectOptions("USPS");
  await group.getByRole("button", { name: "Ship" }).click();
  await expect
    .poll(() => bank.db.orders.get("ord_1001"))
    .toMatchObject({ status: "shipped", carrier: "USPS" });
  expect(await axeViolations()).toEqual([]);
});

test("the picture of the panel has each status and way of an own resource (DEF-18)", async () => {
  const { bank } = await panelWithOrder();
  const { statuses, lifecycle } = bank.resources.orders;
  const picture = page.getByRole("group", { name: /^Lifecycle of/ });
  await expect.element(picture).toBeVisible();
  const root = picture.element().getRootNode() as ShadowRoot;
  const nodes = Array.from(root.querySelectorAll<HTMLElement>("[data-node]"), ({ dataset }) => dataset.node);
  expect(nodes.toSorted()).toEqual(statuses.map(({ name }) => name).toSorted());
  expect(root.querySelectorAll(".edge")).toHaveLength(lifecycle?.edges.length ?? 0);
});

test("a refusal in the panel is explained by the statement of the team (DEF-14, DEF-29)", async () => {
  const bank = await bankWithOrder();
  await send(bank, "POST", "/orders", { data: { email: "ada@example.com", items: [...ITEMS, ...ITEMS] } });
  await openPanel(bank, { tab: "requests", dock: "bottom" });
  await page.getByRole("option").first().click();
  const reasons = page.getByRole("region", { name: "Why it failed" });
  await expect.element(reasons).toHaveTextContent("Why it failed 'items' must name each sku once. SHOP-1");
  await reasons.getByRole("button", { name: "Rule SHOP-1" }).click();
  await expect
    .element(reasons.getByRole("group", { name: "SHOP-1" }))
    .toHaveTextContent("SHOP-1 An order has one item of each sku, with a count.");
});
