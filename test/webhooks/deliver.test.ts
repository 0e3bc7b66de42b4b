import { expect, onTestFinished, test, vi } from "vitest";
import { createBank } from "../../src/index.ts";
import type { Event } from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { verifySignature } from "../../src/webhooks/index.ts";
import { ach, send } from "../products/support.ts";
import { HOOK, hookedBank, type Received, receiving } from "./support.ts";

const CARD = { total_card_amount: 20_000, valid_ending_on: "2026-12-31" };

test("a delivery is the event, signed with the secret of its webhook at bank time (PROD-43, PROD-44)", async () => {
  const bank = hookedBank();
  const { received, delivering } = receiving(bank);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  const { request } = received[0] as Received;
  expect([request.method, request.url]).toEqual(["POST", HOOK]);
  expect(Object.fromEntries(request.headers)).toEqual({
    "content-type": "application/json",
    "x-signature": expect.stringMatching(/^[0-9a-f]{64}$/),
    "x-timestamp": "1772463600",
  });
  expect(await verifySignature(request.clone(), { secret: "s3cret", now: bank.clock.now() })).toEqual({
    ok: true,
  });
  const { body } = await send(bank, "GET", "/v1/events/1001");
  expect({ data: await request.json() }).toEqual(body);
});

test("an answer with a status from 200 to 299 ends a delivery, and is kept with its time (PROD-43)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering } = receiving(bank, () => 201);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect(bank.db.webhookDeliveries.all()).toEqual([
    {
      id: "1001",
      event_id: "1001",
      event_type: "ach.status.advice",
      webhook_id: "1001",
      url: HOOK,
      status: "delivered",
      fault: null,
      next_attempt_at: null,
      failed: 0,
      attempts: [
        {
          at: "2026-03-02T15:00:00.000Z",
          status: 201,
          body: "",
          duration_ms: expect.any(Number),
          error: null,
        },
      ],
    },
  ]);
});

test("a failed attempt is made again after 2, 4, 8 and 16 seconds, three more times an hour apart, and then given up (PROD-43)", async () => {
  const bank = hookedBank(["virtualcard.created"]);
  const { lines } = receiving(bank, () => 503);
  await send(bank, "POST", "/v1/virtualcards", CARD);
  await bank.clock.advance({ hours: 5 });
  expect(lines().map((line) => line.slice(0, 8))).toEqual([
    ...["15:00:00", "15:00:02", "15:00:06", "15:00:14", "15:00:30"],
    ...["16:00:32", "16:00:36", "16:00:44", "16:01:00"],
    ...["17:01:02", "17:01:06", "17:01:14", "17:01:30"],
    ...["18:01:32", "18:01:36", "18:01:44", "18:02:00"],
  ]);
  expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({
    status: "given_up",
    next_attempt_at: null,
    failed: 17,
  });
});

test("a move of the clock waits for the receiver, and goes on where it was (PROD-45)", async () => {
  const bank = hookedBank();
  const { lines } = receiving(bank);
  await send(bank, "POST", "/v1/ach", ach());
  await bank.clock.advance({ bankingDays: 3 });
  expect(lines()).toEqual([
    "15:00:00.000Z 1001 ach.status.advice",
    "16:00:00.000Z 1002 ach.status.advice",
    "13:30:00.000Z 1003 ach.status.advice",
  ]);
  expect(bank.clock.now().toISOString()).toBe("2026-03-05T15:00:00.000Z");
});

test("no request waits for a receiver (PROD-45)", async () => {
  const bank = hookedBank();
  const { promise, resolve } = Promise.withResolvers<number>();
  const { delivering, lines } = receiving(bank, () => promise);
  await send(bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  expect(await send(bank, "POST", "/v1/ach", ach())).toMatchObject({ status: 200 });
  expect(bank.db.webhookDeliveries.all().map(({ status }) => status)).toEqual(["due", "due"]);
  resolve(200);
  await delivering.idle();
  expect(bank.db.webhookDeliveries.all().map(({ status }) => status)).toEqual(["delivered", "delivered"]);
});

test("a bank whose clock runs sends what becomes due (PROD-43)", async () => {
  const bank = hookedBank(["virtualcard.created"]);
  const statuses = [500, 200];
  const { lines } = receiving(bank, () => statuses.shift() as number);
  bank.clock.setSpeed(1000);
  bank.clock.resume();
  await send(bank, "POST", "/v1/virtualcards", CARD);
  await vi.waitFor(() => expect(lines()).toHaveLength(2));
});

test("a reset while a delivery is under way takes it away, and nothing is recorded of it (PROD-45)", async () => {
  const errors = vi.spyOn(console, "error");
  onTestFinished(() => errors.mockRestore());
  const bank = hookedBank();
  const { promise, resolve } = Promise.withResolvers<number>();
  const { delivering, lines } = receiving(bank, () => promise);
  await send(bank, "POST", "/v1/ach", ach());
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  await bank.reset();
  resolve(200);
  await delivering.idle();
  expect(bank.db.webhookDeliveries.all()).toEqual([]);
  expect(errors).not.toHaveBeenCalled();
});

test("a restored bank sends what was due when it was saved (PROD-45)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  await send(bank, "POST", "/v1/ach", ach());
  await bank.clock.advance({ minutes: 0 });
  const other = hookedBank(["ach.status.advice"]);
  await other.restore(bank.snapshot());
  const { delivering, lines } = receiving(other);
  await delivering.idle();
  expect(lines()).toEqual(["15:00:00.000Z 1001 ach.status.advice"]);
});

test("what is sent goes to this machine and to the origins of the option allow (PROD-46)", async () => {
  const url = "https://hooks.test/in";
  const bank = hookedBank();
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push(request.url);
    return new Response(null, { status: 204 });
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  await send(bank, "POST", "/v1/webhooks", { url });
  const first = deliverWebhooks(bank);
  await send(bank, "POST", "/v1/ach", ach());
  await first.idle();
  await first.stop();
  expect(asked).toEqual([HOOK]);
  const [attempt] = bank.db.webhookDeliveries.get("1002")?.attempts ?? [];
  expect(attempt).toMatchObject({
    status: null,
    error: `Deliveries only go to this machine: name "https://hooks.test" in 'allow' of deliverWebhooks, 'allowWebhooks' of what runs the bank, or --allow-webhook.`,
  });
  const second = deliverWebhooks(bank, { allow: ["https://hooks.test"] });
  onTestFinished(() => second.stop());
  await bank.clock.advance({ minutes: 1 });
  expect(asked).toEqual([HOOK, url]);
  expect(bank.db.webhookDeliveries.get("1002")?.status).toBe("delivered");
});

test("an attempt is told with its delivery, and an error in it is reported (PROD-43)", async () => {
  const errors = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => errors.mockRestore());
  const told: string[] = [];
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering } = receiving(bank, () => 200, {
    onAttempt({ id, status }) {
      told.push(`${id} ${status}`);
      throw new Error("full");
    },
  });
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect(told).toEqual(["1001 delivered"]);
  expect(errors).toHaveBeenCalledWith("The onAttempt of deliverWebhooks threw.", new Error("full"));
});

test("a bank without webhooks, one whose deliveries are sent already, and wrong options are refused (PROD-45)", () => {
  expect(() => deliverWebhooks(createBank() as never)).toThrow(
    "This bank has no webhooks: create it with resources: { events, webhooks, webhookDeliveries } of sandbank/products.",
  );
  const bank = hookedBank();
  receiving(bank);
  expect(() => deliverWebhooks(bank)).toThrow("This bank's deliveries are already being sent.");
  expect(() => deliverWebhooks(bank, { allow: ["https://hooks.test/in"] })).toThrow(
    `Option 'allow.0' must be an origin such as "https://example.com", got "https://hooks.test/in".`,
  );
});

test("a webhook that is deleted gets nothing more, and its deliveries are given up (PROD-48)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  const { lines } = receiving(bank, () => 500);
  await send(bank, "POST", "/v1/ach", ach());
  await bank.clock.advance({ minutes: 0.05 });
  await bank.fetch("/v1/webhooks/1001", { method: "DELETE", headers: { authorization: "Bearer test" } });
  await bank.clock.advance({ bankingDays: 3 });
  expect(lines()).toHaveLength(2);
  expect(bank.db.webhookDeliveries.all().map(({ status }) => status)).toEqual(["given_up"]);
});

test("an ended delivery is sent again, with a fault or without one (PROD-48)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering, received } = receiving(bank);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  await bank.simulate.webhookDeliveries.resend("1001");
  await delivering.idle();
  await bank.simulate.webhookDeliveries.resend("1001", { fault: "wrong-signature" });
  await delivering.idle();
  const valid = received.map(({ request }) =>
    verifySignature(request, { secret: "s3cret", now: bank.clock.now() }).then(({ ok }) => ok),
  );
  expect(await Promise.all(valid)).toEqual([true, true, false]);
  const bodies = received.map(({ event }: { event: Event }) => event.id);
  expect(bodies).toEqual(["1001", "1001", "1001"]);
  await expect(bank.simulate.webhookDeliveries.giveUp("1001")).rejects.toThrow("delivered");
});

test("a delivery that is given up has no attempt to come (PROD-43)", async () => {
  const bank = hookedBank(["ach.status.advice"]);
  const { delivering } = receiving(bank, () => 500);
  await send(bank, "POST", "/v1/ach", ach());
  await delivering.idle();
  expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({
    status: "pending",
    next_attempt_at: expect.any(String),
  });
  await bank.simulate.webhookDeliveries.giveUp("1001");
  expect(bank.db.webhookDeliveries.get("1001")).toMatchObject({ status: "given_up", next_attempt_at: null });
});
