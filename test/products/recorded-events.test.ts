// Statements: PROD-79.

import { expect, test } from "vitest";
import type { PanelBank } from "../../src/code/bank.ts";
import { type BankOptions, createBank } from "../../src/index.ts";
import { type Delivery, events, webhookDeliveries, webhooks } from "../../src/products/index.ts";
import { recordedScenario } from "../../src/recorded/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { markNow, recordedTest } from "../../src/recorded/test/recording.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";
import * as resources from "./event-session.ts";
import { ach, PRODUCTS, send } from "./support.ts";

const { bankWithDeliveries } = resources;
const keys = { client: "test_key", admin: "admin_test_key" };
const START = { request: 0, calls: 0 };

const testOf = async (bank: object, mark = START) =>
  recordedTest(bank as PanelBank, { keys, mark, form: "vitest", title: "all" });

/** Runs a written test; returns the deliveries of its bank. */
async function deliveriesIn(code: string) {
  let made: object | undefined;
  const make = (options: BankOptions) => {
    const bank = createBank(options);
    made = bank;
    return bank;
  };
  await runCopiedTest(code, make, { ...resources, deliverWebhooks });
  return (made as unknown as PanelBank).db.webhookDeliveries?.all();
}

const withoutDuration = (rows: unknown) =>
  JSON.parse(JSON.stringify(rows, (name, value) => (name === "duration_ms" ? 0 : value)));

test("a recorded test has a receiver and expects each delivery that was made (PROD-79)", async () => {
  const { bank } = await bankWithDeliveries();
  const { text, steps } = await testOf(bank);
  expect(text).toBe(`import { createBank } from "sandbank";
import { deliverWebhooks } from "sandbank/deliver";
import { expect, test } from "vitest";
// The bank's own resources: import them from where they are.
import { events, webhookDeliveries, webhooks } from "./resources";

test("all", async () => {
  const bank = createBank({
    baseUrl: "https://bank.test",
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    accounts: ["9900112233", "9900112244"],
    resources: { events, webhookDeliveries, webhooks },
  });
  const delivering = deliverWebhooks(bank, { deliver: () => new Response() });

  const response = await bank.fetch("/v1/ach", {
    method: "POST",
    headers: {
      Authorization: "Bearer test_key",
      "Content-Type": "application/json",
    },
    body: JSON.stringify({
      data: {
        account_number: "9900112233",
        amount: 500,
        direction: "credit",
        sec_code: "ppd",
        receiver_account_number: "77123",
        receiver_account_type: "checking",
        receiver_name: "Ada Park",
        receiver_routing_number: "021000021",
      },
    }),
  });
  expect(response.status).toBe(200);
  const { data: achTransfer } = await response.json();
  expect(achTransfer.status).toBe("pending");

  await bank.clock.advance({ hours: 3 });
  expect(bank.db.achTransfers.get(achTransfer.id)?.status).toBe("processing");

  await bank.simulate.achTransfers.return(achTransfer.id, "R01");
  expect(bank.db.achTransfers.get(achTransfer.id)?.status).toBe("failed");

  await delivering.idle();
  const deliveries = bank.db.webhookDeliveries.all();
  expect(deliveries).toHaveLength(3);
  expect(deliveries[0]).toMatchObject({
    event_type: "ach.status.advice",
    status: "delivered",
  });
  expect(deliveries[1]).toMatchObject({
    event_type: "ach.status.advice",
    status: "delivered",
  });
  expect(deliveries[2]).toMatchObject({
    event_type: "ach.status",
    status: "delivered",
  });
});
`);
  expect(steps.map(({ label }) => label)).toEqual(["create ach transfer", "3 hours", "return R01"]);
  expect(withoutDuration(await deliveriesIn(text))).toEqual(withoutDuration(bank.db.webhookDeliveries.all()));
});

test("its receiver answers as that of the recording did (PROD-79)", async () => {
  const { bank } = await bankWithDeliveries(
    500,
    0,
    302,
    200,
    400,
    500,
    500,
    500,
    500,
    500,
    500,
    500,
    500,
    500,
  );
  const { text } = await testOf(bank);
  expect(text).toContain(`  const answers = [
    500, 503, 302, 200, 400, 500, 500, 500, 500, 500, 500, 500, 500, 500,
  ];
  const delivering = deliverWebhooks(bank, {
    deliver: () => new Response(null, { status: answers.shift() ?? 200 }),
  });
`);
  const attempts = (rows: readonly object[] = []) =>
    rows.map((row) => {
      const { status, attempts } = row as Delivery;
      return [status, attempts.length];
    });
  expect(attempts(await deliveriesIn(text))).toEqual(attempts(bank.db.webhookDeliveries.all()));
});

test("a test of a part of what was done has no deliveries in it (PROD-79)", async () => {
  const { bank, delivering } = await bankWithDeliveries(500);
  const mark = await markNow(bank as never);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  const { text } = await testOf(bank, mark);
  expect(text).not.toContain("deliver");
  await deliveriesIn(text);
  expect(await copiedTest(copied(bank as never))).not.toContain("deliver");
});

test("a delivery that was sent again is sent again (PROD-79)", async () => {
  const { bank, delivering } = await bankWithDeliveries();
  await bank.simulate.webhookDeliveries.resend("1001", { fault: "late" });
  await bank.clock.advance({ minutes: 10 });
  await delivering.idle();
  const { text } = await testOf(bank);
  expect(text).toContain(
    '  await bank.simulate.webhookDeliveries.resend("1001", { fault: "late" });\n\n  await bank.clock.advance({ minutes: 10 });\n',
  );
  expect(text).not.toContain("from a state");
  expect(withoutDuration(await deliveriesIn(text))).toEqual(withoutDuration(bank.db.webhookDeliveries.all()));
});

test("beside accounts and transfers, resources of events with options are still the bank's own (PROD-79)", async () => {
  const { events, webhooks, webhookDeliveries } = resources;
  const bank = createBank({
    ...PRODUCTS,
    resources: { ...PRODUCTS.resources, events, webhooks, webhookDeliveries },
    record: true,
  });
  await send(bank, "POST", "/v1/ach", ach());
  const { text } = await testOf(bank);
  expect(text).toContain(`import { accounts, bookTransfers, wireTransfers } from "sandbank/products";
`);
  expect(text).toContain(`import { events, webhookDeliveries, webhooks } from "./resources";
`);
});

test("resources of events without options are imported from their entry (PROD-79)", async () => {
  const bank = createBank({ ...PRODUCTS, resources: { events, webhooks, webhookDeliveries }, record: true });
  await send(bank, "POST", "/v1/webhooks", { url: "http://localhost:3000/hooks" });
  await send(bank, "POST", "/v1/ach", ach());
  const { text } = await testOf(bank);
  expect(text).toContain('import { events, webhookDeliveries, webhooks } from "sandbank/products";\n');
  expect(text).not.toContain("deliverWebhooks");
  expect(text).toContain(`  const deliveries = bank.db.webhookDeliveries.all();
  expect(deliveries).toHaveLength(1);
  expect(deliveries[0]).toMatchObject({
    event_type: "ach.status.advice",
    status: "due",
  });
`);
  await runCopiedTest(text, createBank, { events, webhooks, webhookDeliveries });
});

test("a test that begins with a state expects the deliveries that were made since (PROD-79)", async () => {
  const own = { events, webhooks, webhookDeliveries };
  const first = createBank({ ...PRODUCTS, resources: own });
  await send(first, "POST", "/v1/webhooks", { url: "http://localhost:3000/hooks" });
  await send(first, "POST", "/v1/ach", ach());
  const bank = createBank({ ...PRODUCTS, resources: own, record: true });
  await bank.restore(first.snapshot());
  const mark = await markNow(bank as never);
  await send(bank, "POST", "/v1/ach", ach());
  const { text } = await testOf(bank, mark);
  expect(text).toContain(`  const deliveries = bank.db.webhookDeliveries.all().slice(1);
  expect(deliveries).toHaveLength(1);
`);
  await runCopiedTest(text, createBank, own);
});

test("a recorded scenario has what receivers made of the deliveries, since nothing leaves the bank in one (PROD-79)", async () => {
  const { bank } = await bankWithDeliveries(500);
  const { source } = await recordedScenario(bank, "returned");
  expect(source.match(/webhookDeliveries\.\w+\("\d+"/g)).toEqual([
    'webhookDeliveries.fail("1001"',
    'webhookDeliveries.receive("1001"',
    'webhookDeliveries.receive("1002"',
    'webhookDeliveries.receive("1003"',
  ]);
});
