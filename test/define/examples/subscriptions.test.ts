import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { STILL, send } from "../support.ts";
import { invoices, subscriptions } from "./subscriptions.ts";

const billing = () => createBank({ ...STILL, resources: { subscriptions, invoices } });

const subscription = {
  id: "1001",
  customer: "Ada",
  plan: "solo",
  next_invoice_on: "2026-04-01",
  status: "active",
};

async function billingWithOne() {
  const bank = billing();
  await send(bank, "POST", "/api/subscriptions", { data: { customer: "Ada", plan: "solo" } });
  return bank;
}

test("a subscription is active, and says when its first invoice is written (DEF-6, DEF-9)", async () => {
  const bank = billing();
  const data = { customer: "Ada", plan: "solo" };
  expect(await send(bank, "POST", "/api/subscriptions", { data })).toEqual({
    status: 200,
    body: { data: subscription },
  });
  expect(bank.clock.nextEvent()).toEqual({
    at: "2026-04-01T00:00:00.000Z",
    collection: "subscriptions",
    id: "1001",
    event: "write the invoice",
  });
});

test("a year writes twelve invoices, the first of each month (DEF-23)", async () => {
  const bank = await billingWithOne();
  await bank.clock.advance({ days: 365 });
  expect(bank.db.invoices.all().map(({ month }) => month)).toEqual([
    "2026-04-01",
    "2026-05-01",
    "2026-06-01",
    "2026-07-01",
    "2026-08-01",
    "2026-09-01",
    "2026-10-01",
    "2026-11-01",
    "2026-12-01",
    "2027-01-01",
    "2027-02-01",
    "2027-03-01",
  ]);
  expect(await send(bank, "GET", "/api/invoices?subscription_id=1001&limit=1")).toEqual({
    status: 200,
    body: {
      data: [{ id: "1012", subscription_id: "1001", amount: 900, month: "2027-03-01", status: "open" }],
      next: "1011",
    },
  });
  expect(bank.db.subscriptions.get("1001")?.next_invoice_on).toBe("2027-04-01");
});

test("an invoice is overdue after 14 days, and can be paid before and after (DEF-18, DEF-20)", async () => {
  const bank = await billingWithOne();
  const pay = (id: string) => send(bank, "POST", `/api/invoices/${id}/pay`);
  await bank.clock.advanceTo("2026-04-01T09:00:00Z");
  expect((await pay("1001")).body).toEqual({
    data: { id: "1001", subscription_id: "1001", amount: 900, month: "2026-04-01", status: "paid" },
  });
  await bank.clock.advanceTo("2026-05-20T09:00:00Z");
  expect((await pay("1002")).status).toBe(200);
  expect(["1001", "1002"].map((id) => bank.timeline("invoices", id))).toEqual([
    [
      { at: "2026-04-01T00:00:00.000Z", status: "open", cause: "clock" },
      { at: "2026-04-01T09:00:00.000Z", status: "paid", cause: "request" },
    ],
    [
      { at: "2026-05-01T00:00:00.000Z", status: "open", cause: "clock" },
      { at: "2026-05-15T00:00:00.000Z", status: "overdue", cause: "clock" },
      { at: "2026-05-20T09:00:00.000Z", status: "paid", cause: "request" },
    ],
  ]);
});

test("another plan costs more from the next invoice on (DEF-6, DEF-23)", async () => {
  const bank = await billingWithOne();
  await bank.clock.advanceTo("2026-04-15T00:00:00Z");
  expect(await send(bank, "PATCH", "/api/subscriptions/1001", { data: { plan: "team" } })).toEqual({
    status: 200,
    body: { data: { ...subscription, plan: "team", next_invoice_on: "2026-05-01" } },
  });
  await bank.clock.advanceTo("2026-05-01T00:00:00Z");
  expect(bank.db.invoices.all().map(({ amount }) => amount)).toEqual([900, 4_900]);
});

test("a canceled subscription writes no further invoice (DEF-19, DEF-23)", async () => {
  const bank = await billingWithOne();
  expect(await send(bank, "POST", "/api/subscriptions/1001/cancel")).toEqual({
    status: 200,
    body: { data: { ...subscription, next_invoice_on: null, status: "canceled" } },
  });
  expect(bank.clock.nextEvent()).toBeNull();
});

test("each refusal says what to do (DEF-6, DEF-10, DEF-15, DEF-20)", async () => {
  const bank = await billingWithOne();
  await bank.clock.advanceTo("2026-04-02T00:00:00Z");
  const refused = async (method: string, path: string, body?: object) => {
    const { status, body: answer } = await send(bank, method, `/api/${path}`, body);
    return [status, (answer as { readonly error: string }).error];
  };
  expect(await refused("POST", "subscriptions", { data: { customer: "", plan: "big" } })).toEqual([
    400,
    "'customer' must have at least 1 character, got \"\". 'plan' must be one of solo, team, got \"big\".",
  ]);
  expect(await refused("GET", "subscriptions/1")).toEqual([
    404,
    "There is no subscription with this id: take one from the list at /api/subscriptions.",
  ]);
  expect(await refused("POST", "invoices", { data: {} })).toEqual([
    405,
    "POST is not a method of this path: it takes GET.",
  ]);
  const [status, text] = await refused("DELETE", "subscriptions/1001");
  expect(status).toBe(409);
  expect(text).toContain("'id' names subscription 1001, which is used by invoice 1001");
  await send(bank, "POST", "/api/invoices/1001/pay");
  expect(await refused("POST", "invoices/1001/pay")).toEqual([
    409,
    "'status' is paid: pay is possible only in status open, overdue.",
  ]);
});

test("of two payments at once one is refused (DEF-20)", async () => {
  const bank = await billingWithOne();
  await bank.clock.advanceTo("2026-04-02T00:00:00Z");
  const pay = () => send(bank, "POST", "/api/invoices/1001/pay");
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status)).toEqual([200, 409]);
});

test("a restored subscription writes the same invoices (DEF-28)", async () => {
  const [before, bank] = [await billingWithOne(), billing()];
  await before.clock.advance({ days: 100 });
  await bank.restore(before.snapshot());
  for (const each of [before, bank]) await each.clock.advance({ days: 265 });
  expect(bank.db.invoices.count()).toBe(12);
  expect(bank.snapshot()).toEqual(before.snapshot());
});

test("a snapshot with an invoice of no subscription is refused (DEF-15, DEF-28)", async () => {
  const before = await billingWithOne();
  await before.clock.advance({ days: 31 });
  const snapshot = JSON.parse(
    JSON.stringify(before.snapshot()).replaceAll('"subscription_id":"1001"', '"subscription_id":"9"'),
  );
  await expect(billing().restore(snapshot)).rejects.toThrow("subscription_id");
});
