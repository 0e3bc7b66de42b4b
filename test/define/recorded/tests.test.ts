import { expect, test } from "vitest";
import type { PanelBank } from "../../../src/code/bank.ts";
import { createService } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";
import { copiedTest } from "../../../src/recorded/test/index.ts";
import { recordedTest } from "../../../src/recorded/test/recording.ts";
import { copied } from "../../panel/support/replay.ts";
import * as resources from "./resources.ts";
import { usedBank, usedShop } from "./sessions.ts";

const keys = { client: "test_key", admin: "admin_test_key" };

/** What was done from the start, as a test. */
async function testOf(bank: object, form: "vitest" | "playwright" = "vitest"): Promise<string> {
  const mark = { request: 0, calls: 0 };
  return (await recordedTest(bank as PanelBank, { keys, mark, form, title: "all" })).text;
}

/** Runs a written test, with what it imports; returns the bank that it has made. */
async function run<Made>(code: string): Promise<Made> {
  const body = code.replace(/^import .*\n/gm, "");
  let done: (() => Promise<void>) | undefined;
  let made: Made | undefined;
  const noting =
    (make: (options: never) => unknown) =>
    (options: never): Made => {
      made = make(options) as Made;
      return made;
    };
  const names = {
    ...resources,
    createBank: noting(createBank),
    createService: noting(createService),
    expect,
    test: (_title: string, given: () => Promise<void>) => {
      done = given;
    },
  };
  new Function(...Object.keys(names), body)(...Object.values(names));
  await done?.();
  return made as Made;
}

test("the test of a recording in a bank with own resources passes, with the same rows (DEF-52)", async () => {
  const bank = await usedBank();
  const code = await testOf(bank);
  expect(code).toBe(`import { createBank } from "sandbank";
import { expect, test } from "vitest";
// The bank's own resources: import them from where they are.
import { jobs, payouts } from "./resources";

test("all", async () => {
  const bank = createBank({
    baseUrl: "https://app.test",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    resources: { jobs, payouts },
  });
  const response1 = await bank.fetch("/api/payouts", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: { amount: 500, payee: "Ada" } }),
  });
  expect(response1.status).toBe(200);
  const { data: payout1 } = await response1.json();
  expect(payout1.status).toBe("pending");

  await bank.simulate.payouts.fail(payout1.id);
  expect(bank.db.payouts.get(payout1.id)?.status).toBe("failed");

  const response2 = await bank.fetch("/api/payouts", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ data: { amount: 700, payee: "Bob" } }),
  });
  expect(response2.status).toBe(200);
  const { data: payout2 } = await response2.json();
  expect(payout2.status).toBe("pending");

  const response3 = await bank.fetch("/jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Clean" }),
  });
  expect(response3.status).toBe(200);
  const job = await response3.json();
  expect(job.status).toBe("open");

  const response4 = await bank.fetch("/v1/addresses", {
    method: "POST",
    headers: {
      Authorization: "Bearer test_key",
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      data: {
        street_line1: "2 Main Street",
        city: "Dover",
        state: "DE",
        postal_code: "19901",
        country: "US",
      },
    }),
  });
  expect(response4.status).toBe(200);
  const { data: address } = await response4.json();

  const response5 = await bank.fetch("/jobs", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Cook" }),
  });
  expect(response5.status).toBe(200);
  expect((await response5.json()).status).toBe("open");

  const response6 = await bank.fetch(\`/v1/addresses/\${address.id}\`, {
    method: "DELETE",
    headers: { Authorization: "Bearer test_key" },
  });
  expect(response6.status).toBe(204);

  const response7 = await bank.fetch(\`/jobs/\${encodeURIComponent(job.id)}\`, {
    method: "PATCH",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ title: "Clean it" }),
  });
  expect(response7.status).toBe(200);
  expect((await response7.json()).status).toBe("open");

  await bank.simulate.jobs.close(job.id);
  expect(bank.db.jobs.get(job.id)?.status).toBe("closed");

  await bank.clock.advance({ days: 1 });

  const response8 = await bank.fetch(\`/api/payouts/\${payout2.id}\`, {
    method: "DELETE",
  });
  expect(response8.status).toBe(204);
});
`);
  const made = await run<typeof bank>(code);
  expect(made.snapshot().tables).toEqual(bank.snapshot().tables);
});

test("the test of a recording in a service passes, with the same rows (DEF-52)", async () => {
  const shop = await usedShop();
  const code = await testOf(shop);
  expect(code).toBe(`import { createService } from "sandbank/define";
import { expect, test } from "vitest";
// The bank's own resources: import them from where they are.
import { orders, parcels } from "./resources";

test("all", async () => {
  const bank = createService({
    baseUrl: "https://app.test",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    auth: { header: "x-api-key" },
    style: { envelope: "none" },
    resources: { orders, parcels },
  });
  const clientJson = {
    "x-api-key": "test_key",
    "Content-Type": "application/json",
  };

  const response1 = await bank.fetch("/orders", {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({
      email: "ada@mail.example",
      items: [{ sku: "lamp", count: 2, price: 4500 }],
    }),
  });
  expect(response1.status).toBe(200);
  const order = await response1.json();
  expect(order.status).toBe("placed");

  const response2 = await bank.fetch("/parcels", {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({ order_id: order.id }),
  });
  expect(response2.status).toBe(200);
  const parcel = await response2.json();
  expect(parcel.status).toBe("packed");

  await bank.clock.advance({ hours: 4 });
  expect(bank.db.orders.get(order.id)?.status).toBe("packed");

  await bank.simulate.orders.ship(order.id, { carrier: "UPS" });
  expect(bank.db.orders.get(order.id)?.status).toBe("shipped");

  await bank.clock.advance({ days: 4 });
  expect(bank.db.orders.get(order.id)?.status).toBe("delivered");
  expect(bank.db.parcels.get(parcel.id)?.status).toBe("sent");

  const response3 = await bank.fetch(\`/orders/\${order.id}/return\`, {
    method: "POST",
    headers: clientJson,
    body: JSON.stringify({ reason: "Too bright" }),
  });
  expect(response3.status).toBe(200);
  expect((await response3.json()).status).toBe("returned");

  await bank.clock.advance({ bankingDays: 3 });
  expect(bank.db.orders.get(order.id)?.status).toBe("refunded");
});
`);
  const made = await run<typeof shop>(code);
  expect(made.snapshot().tables).toEqual(shop.snapshot().tables);
});

test.each([
  ["a bank with own resources", usedBank],
  ["a service", usedShop],
])("each request of %s is copied as a test that passes (DEF-52)", async (_, use) => {
  const bank = (await use()) as unknown as PanelBank;
  for (const [at] of bank.log.entries.entries()) await run(await copiedTest(copied(bank, at)));
});
