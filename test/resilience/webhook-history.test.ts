// Statements: PROD-54, PROD-56 and PROD-59.

import { expect, test } from "vitest";
import { type WebhookReceiver, webhookProof } from "../../src/adapters/resilience/index.ts";
import { failureOf, receiver, SECRET } from "./receivers.ts";

/** A receiver whose answers a test gives. */
function answering(handle: WebhookReceiver["handle"]): WebhookReceiver {
  return { ...receiver(), handle };
}

test("a delivery that gets no 2xx is sent again, so one that has to wait for an earlier one holds (PROD-56)", async () => {
  const report = await webhookProof(receiver({ refusesUnknown: true }));
  expect(report.rows.filter(({ problem }) => problem !== null)).toEqual([]);
});

test("a delivery that is never taken was sent 17 times, signed at the time that is given (PROD-56)", async () => {
  const now = 1_773_068_400;
  const timestamps: (string | null)[] = [];
  const own = answering((request) => {
    timestamps.push(request.headers.get("X-Timestamp"));
    return new Response("no room", { status: 507 });
  });
  await expect(webhookProof(own, { now })).rejects.toThrow(
    "The receiver does not take the history as it should be: evt_1 ach.status.advice was answered with 507 no room, each of 17 times.",
  );
  expect(timestamps.filter((each) => each === String(now)).length).toBeGreaterThanOrEqual(17);
});

test("one that is not there in time, or throws, is told with its event (PROD-54)", async () => {
  const hanging = answering(() => new Promise<never>(() => undefined));
  await expect(webhookProof(hanging, { timeout: 20 })).rejects.toThrow(
    "The receiver does not take the history as it should be: evt_1 ach.status.advice was answered with nothing within 20 ms.",
  );
  const throwing = answering(() => {
    throw new Error("no database");
  });
  await expect(webhookProof(throwing)).rejects.toThrow(
    "The receiver does not take the history as it should be: evt_1 ach.status.advice was answered with an error: no database, each of 17 times.",
  );
});

test("one whose secret is another one is told why (PROD-54)", async () => {
  await expect(webhookProof(receiver(), { now: 1 })).rejects.toThrow(
    /evt_1 ach\.status\.advice was answered with 401 'X-Timestamp' is \d+ seconds before 'now'/,
  );
  await expect(webhookProof({ ...receiver(), secret: "whsec_other" })).rejects.toThrow(
    /evt_1 ach\.status\.advice was answered with 401 'X-Signature' does not fit this request\./,
  );
});

test("a state that never changes, and a reset that does nothing, prove nothing (PROD-54)", async () => {
  await expect(webhookProof({ ...receiver(), state: () => ({}) })).rejects.toThrow(
    "'state' must change with the deliveries, got {} after them too.",
  );
  const kept = receiver();
  await expect(webhookProof({ ...kept, reset: () => undefined })).rejects.toThrow(
    "'reset' must make the receiver as it was at first, and its state is another one.",
  );
});

test("equal receivers have equal reports, of the orders of the seed (PROD-59)", async () => {
  const report = async (seed: number) => (await failureOf(receiver({ repeats: true }), { seed })).report;
  expect(await report(7)).toEqual(await report(7));
  const bodies = async (seed: number) => {
    const own = receiver();
    await webhookProof(own, { seed });
    return Promise.all(own.sent.map(async (request) => (await request.json().catch(() => ({}))).id));
  };
  expect(await bodies(1)).not.toEqual(await bodies(2));
});

test("a history of one's own is delivered, its events as the body has them (PROD-59)", async () => {
  const events = Array.from({ length: 30 }, (_, at) => ({
    id: `own_${at}`,
    event_type: "payout.paid",
    payload: { id: `payout_${at % 3}`, status: `step ${at}` },
    previous: null,
    created_at: at,
  }));
  const own = receiver({ inOrderOfArrival: true });
  const { report } = await failureOf(own, { events });
  expect(await own.sent[0]?.json()).toEqual(events[0]);
  expect(report.rows.find(({ fault }) => fault === "late")?.orders).toBe(20);
  expect(report.rows.find(({ fault }) => fault === "late")?.order).toHaveLength(2);
});

test("a receiver and options that are none are refused by their names (PROD-54)", async () => {
  const refused = (own: unknown, options: unknown = {}) =>
    expect(webhookProof(own as WebhookReceiver, options as object)).rejects;
  await refused({ secret: SECRET, state: 1, reset() {}, handle() {} }).toThrow(
    "Option 'state' must be a function that returns the state, got 1.",
  );
  await refused({ ...receiver(), secret: "" }).toThrow(
    "Option 'secret' must be text that is not empty, got text of 0 characters.",
  );
  await refused(receiver(), { events: [{ type: "x" }] }).toThrow(
    "Option 'events.0' must be an event with an id, got an object.",
  );
  await refused(receiver(), { faults: ["late"] }).toThrow(
    "Unknown option 'faults' for webhookProof. The options are events, seed, timeout, now.",
  );
});
