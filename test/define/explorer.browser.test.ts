import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { EndpointView } from "../../playground/src/explorer/endpoint-view.ts";
import type { ExplorerPage } from "../../playground/src/explorer/explorer-page.ts";
import "../../playground/src/explorer/explorer-page.ts";
import { createBank } from "../../src/index.ts";
import { orders } from "./examples/orders.ts";
import { invoices, subscriptions } from "./examples/subscriptions.ts";
import { STILL } from "./support.ts";

afterEach(() => document.querySelector("explorer-page")?.remove());

/** The explorer of a bank with own resources, at an operation. */
async function explorerAt(operation: string) {
  const bank = createBank({ ...STILL, resources: { orders, subscriptions, invoices } });
  const explorer = document.createElement("explorer-page") as ExplorerPage;
  Object.assign(explorer, { bank, operation, revision: 0 });
  document.body.append(explorer);
  await explorer.updateComplete;
  (explorer.querySelector("endpoint-view") as EndpointView).page = bank;
  return bank;
}

const text = (element: Element | null) => element?.textContent.replace(/\s+/g, " ").trim();
const textOf = (selector: string) => text(document.querySelector(selector));
const send = page.getByRole("button", { name: "Send", exact: true });
const body = page.getByLabelText("Body, JSON text");
/** The status and the whole body of the answer that is shown. */
const answer = () => {
  const [status = "", json = ""] = [".answer-line .status", ".answer .json"].map((each) =>
    textOf(`answers-view ${each}`),
  );
  return [status, json === "" ? "" : JSON.parse(json)];
};

const ITEM = { sku: "mug", count: 1, price: 1_250 };

test("the explorer lists own endpoints under their area, and finds them by their fields (DEF-50)", async () => {
  await explorerAt("createOrder");
  const own = () => Array.from(document.querySelectorAll("endpoint-list ul:last-of-type li"), text);
  expect(own()).toEqual([
    "Create an order POST /orders",
    "Retrieve an order GET /orders/:id",
    "List orders GET /orders",
    "Cancel an order POST /orders/:id/cancel",
    "Return an order POST /orders/:id/return",
    "Create a subscription POST /api/subscriptions",
    "Retrieve a subscription GET /api/subscriptions/:id",
    "List subscriptions GET /api/subscriptions",
    "Update a subscription PATCH /api/subscriptions/:id",
    "Delete a subscription that nothing uses DELETE /api/subscriptions/:id",
    "Cancel a subscription POST /api/subscriptions/:id/cancel",
    "Retrieve an invoice GET /api/invoices/:id",
    "List invoices GET /api/invoices",
    "Pay an invoice POST /api/invoices/:id/pay",
  ]);
  // Where there is little room the list is a menu.
  await page.getByRole("button", { name: / endpoints$/ }).click();
  await page.getByLabelText("Search endpoints and fields").fill("customer plan");
  await expect.poll(own).toEqual(["Create a subscription POST /api/subscriptions"]);
});

test("the example of an own create is sent unchanged, without a key, and its answer says what it made (DEF-50)", async () => {
  const bank = await explorerAt("createOrder");
  await expect.element(page.getByRole("group", { name: "API key" })).not.toBeInTheDocument();
  await expect.element(page.getByRole("textbox", { name: "email" })).toHaveValue("ada@example.com");
  await expect.element(page.getByRole("textbox", { name: "count" })).toHaveValue("1");
  await send.click();
  const order = {
    id: "ord_1001",
    email: "ada@example.com",
    items: [{ sku: "Example", count: 1, price: 1 }],
    total: 1,
    status: "placed",
    carrier: null,
    reason: null,
  };
  await expect.poll(answer).toEqual(["200 OK", { data: order }]);
  await expect.poll(() => textOf("answers-view .effects")).toBe("orders ord_1001 created placed by request");
  expect(bank.db.orders.all()).toEqual([order]);
});

test("a refusal is explained by the statement of the team, at the answer and at the field (DEF-14, DEF-29)", async () => {
  await explorerAt("createOrder");
  await page.getByRole("radio", { name: "JSON" }).click();
  await body.fill(JSON.stringify({ data: { email: "ada@example.com", items: [ITEM, ITEM] } }));
  await send.click();
  await expect.poll(answer).toEqual(["400 Bad request", { error: "'items' must name each sku once." }]);
  await page.getByRole("button", { name: "Rule SHOP-1" }).click();
  await expect
    .element(page.getByRole("group", { name: "SHOP-1" }))
    .toHaveTextContent("SHOP-1 An order has one item of each sku, with a count.");
  await page.getByRole("radio", { name: "Fields" }).click();
  await expect.poll(() => textOf("call-body .wrong")).toBe("'items' must name each sku once. SHOP-1");
});

test("an action has no body to type, is sent after the create that it needs, and is refused at a click (DEF-20, DEF-50)", async () => {
  await explorerAt("cancelOrder");
  await expect.poll(() => textOf("form .note li")).toBe("POST /orders");
  await expect.element(page.getByRole("group", { name: "View of the body" })).not.toBeInTheDocument();
  await send.click();
  await expect.poll(answer).toMatchObject(["200 OK", { data: { id: "ord_1001", status: "canceled" } }]);
  await page.getByRole("button", { name: "Trigger 409" }).click();
  await expect
    .poll(answer)
    .toEqual([
      "409 Conflict",
      { error: "'status' is canceled: cancel is possible only in status placed, packed." },
    ]);
  await page.getByRole("button", { name: "Trigger 400" }).click();
  await expect
    .poll(answer)
    .toEqual(["400 Bad request", { error: "'verbose' is not taken by this call: leave it out." }]);
});

test("what no endpoint creates, and a path that is not the bank's, are said in place of a call (DEF-50)", async () => {
  const bank = await explorerAt("payInvoice");
  await send.click();
  const problem = page.getByRole("alert");
  await expect
    .element(problem)
    .toHaveTextContent(
      "No endpoint creates invoices, of which this needs one: they come by the bank's options, or by time and other calls.",
    );
  await page.getByLabelText("Path").fill("/api/others");
  await send.click();
  await expect
    .element(problem)
    .toHaveTextContent(
      "“/api/others” isn't one of the bank's paths. They begin with /v1, /orders, /api/subscriptions, /api/invoices, such as /v1/ach.",
    );
  expect(bank.log.entries).toEqual([]);
});
