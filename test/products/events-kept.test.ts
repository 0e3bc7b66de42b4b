// Statements: PROD-80.

import { expect, onTestFinished, test } from "vitest";
import { bankOf } from "../../src/adapters/shared/failure/bank-of.ts";
import { failureOf } from "../../src/adapters/shared/failure/failure-of.ts";
import { readFailure } from "../../src/adapters/shared/failure/read.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { link, openLink } from "../../src/share/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import * as session from "./event-session.ts";
import { ach, PRODUCTS, send } from "./support.ts";

const { events, webhooks, webhookDeliveries } = session;
const resources = { events, webhooks, webhookDeliveries };
const emptyBank = () => createBank({ ...PRODUCTS, resources, record: true });
/** Delivers the deliveries of a bank; returns those that were sent, by their events. */
function sentBy(bank: ReturnType<typeof emptyBank>) {
  const sent: string[] = [];
  const delivering = deliverWebhooks(bank, {
    deliver: ({ id, event_type }) => {
      sent.push(`${id} ${event_type}`);
      return new Response();
    },
  });
  onTestFinished(() => delivering.stop());
  return { sent, delivering };
}

test("a delivery has a timeline (PROD-80)", async () => {
  const { bank } = await session.bankWithDeliveries(500);
  expect(bank.timeline("webhookDeliveries", "1001")).toEqual([
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "request" },
    { at: "2026-03-02T15:00:00.000Z", status: "due", cause: "clock" },
    { at: "2026-03-02T15:00:00.000Z", status: "pending", cause: "action" },
    { at: "2026-03-02T15:00:02.000Z", status: "due", cause: "clock" },
    { at: "2026-03-02T15:00:02.000Z", status: "delivered", cause: "action" },
  ]);
});

test("the history goes to before a delivery and back, and sends none again (PROD-80)", async () => {
  const bank = emptyBank();
  await bank.history.start();
  const { sent, delivering } = sentBy(bank);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  const status = () => bank.db.webhookDeliveries.get("1001")?.status;
  const entries = await bank.history.entries();
  await bank.history.goTo(entries[0]?.id as never);
  expect([status(), bank.db.events.count()]).toEqual([undefined, 0]);
  await bank.history.goTo(entries.at(-1)?.id as never);
  await delivering.idle();
  expect([status(), sent]).toEqual(["delivered", ["1001 ach.status.advice"]]);
});

test("a delivery that was due in a snapshot is sent once by the bank that is set to it (PROD-80)", async () => {
  const bank = emptyBank();
  await send(bank, "POST", "/v1/ach", ach());
  expect(bank.db.webhookDeliveries.get("1001")?.status).toBe("due");
  const copy = emptyBank();
  const { sent, delivering } = sentBy(copy);
  await copy.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  await delivering.idle();
  await copy.clock.advance({ minutes: 30 });
  expect(sent).toEqual(["1001 ach.status.advice"]);
  expect(copy.db.webhookDeliveries.all().map(({ status }) => status)).toEqual(["delivered"]);
});

test("a link opens a bank with its events and deliveries (PROD-80)", async () => {
  const { bank } = await session.bankWithDeliveries(500);
  const url = await link(bank as unknown as Bank, { to: "https://playground.example/" });
  const copy = emptyBank();
  expect(await openLink(copy as unknown as Bank, url)).toMatchObject({ isSame: true, messages: [] });
  expect(copy.db.events.all()).toEqual(bank.db.events.all());
  expect(copy.db.webhookDeliveries.all()).toEqual(bank.db.webhookDeliveries.all());
});

test("the file of a failed test opens as a bank with its events and deliveries (PROD-80)", async () => {
  const { bank } = await session.bankWithDeliveries(500);
  const failed = { runner: "vitest", name: "hooks", file: "hooks.test.ts", attempt: 1 } as const;
  const file = await failureOf(bank as unknown as Bank, { test: failed, errors: [] });
  const copy = await bankOf(readFailure(JSON.stringify(file)), resources);
  expect(copy.snapshot().tables).toEqual(bank.snapshot().tables);
});
