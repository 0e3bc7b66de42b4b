// Statements: PROD-81 to PROD-87.

import { expect, expectTypeOf, onTestFinished, test } from "vitest";
import { clientOf, scenarios } from "../../../fixtures/index.ts";
import { eventsOf } from "../../../src/adapters/shared/tests/events.ts";
import { type AchTransfer, type BankOptions, connect, createBank } from "../../../src/index.ts";
import {
  eventResourcesWith,
  events,
  statusOf,
  webhookDeliveries,
  webhooks,
} from "../../../src/products/index.ts";
import { deliverWebhooks } from "../../../src/webhooks/deliver.ts";
import { payouts } from "../../define/payouts.ts";
import { ach, PRODUCTS, send } from "../../products/support.ts";

const OPTIONS = {
  ...PRODUCTS,
  resources: { events, webhooks, webhookDeliveries },
} as const satisfies BankOptions;

const eventsBank = () => createBank(OPTIONS);

/** Creates an ACH transfer; returns its id. */
async function originate(bank: Parameters<typeof send>[0]): Promise<string> {
  const { body } = await send(bank, "POST", "/v1/ach", ach());
  return (body as { readonly data: AchTransfer }).data.id;
}

test("the next event is awaited by bank time, which moves to it and no further (PROD-81)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  const id = await originate(bank);
  const made = await events.next("ach.status.advice");
  expectTypeOf(made.payload).toEqualTypeOf<AchTransfer>();
  expect([made.id, made.payload.id, made.payload.status, made.previous]).toEqual([
    "1001",
    id,
    "pending",
    null,
  ]);
  expect(bank.clock.now()).toEqual(new Date("2026-03-02T15:00:00Z"));

  const sent = await events.next("ach.status.advice");
  expect([sent.payload.status, sent.previous?.status]).toEqual(["processing", "pending"]);
  expect(bank.clock.now().toISOString()).toBe(sent.created_at);

  const settled = await events.next("ach.status.advice");
  expect(settled).toEqual(bank.db.events.get("1003"));
  expect([settled.payload.status, bank.clock.now().toISOString()]).toEqual(["succeeded", settled.created_at]);
});

test("an event is awaited by values of its object, and those passed over are still to be taken (PROD-82)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  const [first, second] = [await originate(bank), await originate(bank)];
  const { payload } = await events.next("ach.status.advice", { id: second, status: "succeeded" });
  expect([payload.id, payload.status]).toEqual([second, "succeeded"]);
  expect((await events.next("ach.status.advice")).payload).toMatchObject({ id: first, status: "pending" });
});

test("two that are awaited at once are the first and the second (PROD-82)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  const awaited = [
    events.next("ach.status.advice", { status: "processing" }),
    events.next("ach.status.advice"),
  ];
  await originate(bank);
  const [first, second] = await Promise.all(awaited);
  expect([first?.payload.status, second?.payload.status]).toEqual(["processing", "pending"]);
  expect(bank.clock.now().toISOString()).toBe(first?.created_at);
});

test("without such an event within five banking days, an error lists what came instead (PROD-83)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  await expect(events.next("wires.status")).rejects.toThrow(
    new Error("No wires.status has come by 2026-03-09T15:00:00.000Z, and nothing else."),
  );
  const id = await originate(bank);
  await events.next("ach.status.advice");
  await expect(events.next("ach.status", { id, status: "failed" })).rejects.toThrow(
    new Error(
      `No ach.status with {"id":"${id}","status":"failed"} has come by 2026-03-09T15:00:00.000Z. What came instead:
  ach.status.advice of ${id} (processing) at 2026-03-02T16:00:00.000Z
  ach.status.advice of ${id} (succeeded) at 2026-03-04T13:30:00.000Z`,
    ),
  );
});

test("the error lists the last ten of what came instead (PROD-83)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  for (let each = 0; each < 4; each += 1) await originate(bank);
  const message = await events.next("ach.status").catch((error: unknown) => (error as Error).message);
  expect(message).toContain(
    "What came instead, the last 10 of 12:\n  ach.status.advice of 1003 (pending) at",
  );
  expect(`${message}`.split("\n")).toHaveLength(11);
});

test("how long an event is awaited is a duration of bank time (PROD-83)", async () => {
  const bank = eventsBank();
  const events = await eventsOf(bank);
  await originate(bank);
  const soon = events.next("ach.status.advice", { status: "processing" }, { within: { minutes: 59 } });
  await expect(soon).rejects.toThrow("No ach.status.advice with");
  expect(bank.clock.now()).toEqual(new Date("2026-03-02T15:00:00Z"));
  const sent = await events.next("ach.status.advice", { status: "processing" }, { within: { hours: 1 } });
  expect(sent.created_at).toBe("2026-03-02T16:00:00.000Z");
  await expect(events.next("ach.status", {}, { within: { days: -1 } })).rejects.toThrow(
    new RangeError("advance takes a number of at least 0 for 'days', got -1: time only moves forward."),
  );
});

test("a bank without events says what it needs (PROD-84)", async () => {
  const { resources: _, ...without } = OPTIONS;
  const bank = createBank(without);
  const events = await eventsOf(bank);
  const needs =
    "This bank has no events: give it resources: { events, webhooks, webhookDeliveries } of sandbank/products.";
  await expect(events.next("ach.status")).rejects.toThrow(new Error(needs));
  const remote = connect({ baseUrl: "https://bank.test", fetch: bank.fetch });
  await expect(eventsOf(remote)).rejects.toThrow('There is no collection "events": it is one of ');
});

test("events of a scenario, and those before a reset, are not awaited (PROD-85)", async () => {
  const bank = createBank({ ...OPTIONS, accounts: ["2001"], scenario: scenarios.starter });
  await bank.ready;
  expect(bank.db.events.count()).toBeGreaterThan(10);
  const events = await eventsOf(bank);
  const none = events.next("virtualcard.created", {}, { within: { minutes: 0 } });
  await expect(none).rejects.toThrow("and nothing else.");

  await bank.reset({ scenario: scenarios.empty });
  await send(bank, "POST", "/v1/ach", ach({ account_number: "2001" }));
  expect(await events.next("ach.status.advice")).toMatchObject({
    id: "1001",
    payload: { status: "pending" },
  });
});

test("a clock that runs is moved on to the event too (PROD-81)", async () => {
  const bank = createBank({ ...OPTIONS, clock: { start: "2026-03-02T15:00:00Z" } });
  onTestFinished(() => bank.dispose());
  const events = await eventsOf(bank);
  await originate(bank);
  const { created_at } = await events.next("ach.status.advice", { status: "succeeded" });
  expect(bank.clock.now().getTime() - Date.parse(created_at)).toBeLessThan(60_000);
});

test("a delivery that the event makes has reached its receiver by then (PROD-86)", async () => {
  const webhooks = [{ url: "http://localhost:3000/hooks" }];
  const bank = createBank({ ...OPTIONS, resources: eventResourcesWith({ webhooks }) });
  const received: string[] = [];
  const delivering = deliverWebhooks(bank, {
    async deliver({ id, created_at }) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      received.push(`${id} ${created_at}`);
      return new Response();
    },
  });
  onTestFinished(() => delivering.stop());
  const events = await eventsOf(bank);
  await originate(bank);
  for (const time of ["2026-03-02T15:00:00.000Z", "2026-03-02T16:00:00.000Z", "2026-03-04T13:30:00.000Z"]) {
    const { id } = await events.next("ach.status.advice");
    expect(received.at(-1)).toBe(`${id} ${time}`);
    expect(bank.db.webhookDeliveries.get(id)?.attempts.map(({ at }) => at)).toEqual([time]);
  }
});

test("events of a bank of another process are awaited through connect (PROD-87)", async () => {
  const bank = eventsBank();
  await originate(bank);
  const events = await eventsOf(connect({ baseUrl: "https://bank.test", fetch: bank.fetch }));
  const id = await originate(bank);
  expect(await events.next("ach.status.advice")).toMatchObject({ payload: { id, status: "pending" } });
  expect(await events.next("ach.status.advice", { id, status: "succeeded" })).toEqual(
    bank.db.events.get("1006"),
  );
  expect(bank.clock.now()).toEqual(new Date("2026-03-04T13:30:00Z"));
});

test("an event of a resource of a team's own is awaited by its type (PROD-81)", async () => {
  const types = { "payout.status": statusOf("payouts") };
  const bank = createBank({ ...OPTIONS, resources: { payouts, ...eventResourcesWith({ types }) } });
  const events = await eventsOf(bank);
  await clientOf(bank).create("/api/payouts", { amount: 500, payee: "Ada Park" });
  const { payload, created_at } = await events.next<{ readonly status: string }>("payout.status", {
    status: "paid",
  });
  expectTypeOf(payload).toEqualTypeOf<{ readonly status: string }>();
  expect(payload).toEqual({ id: "1001", amount: 500, payee: "Ada Park", status: "paid", transfer_id: null });
  expect([created_at, bank.clock.now().toISOString()]).toEqual(Array(2).fill("2026-03-03T15:00:00.000Z"));
});
