// Statements: PROD-64 to PROD-69.

import { expect, test } from "vitest";
import {
  WebhookProofError,
  type WebhookReceiver,
  webhookProof,
} from "../../src/adapters/resilience/index.ts";
import { type Rules, receiver, SECRET } from "./receivers.ts";

const TRANSFER = "7e1d0c6a-0000-4000-8000-000000000001";
const CARD = "7e1d0c6a-0000-4000-8000-000000000002";

/** The faults that break a receiver, each with its smallest order. */
async function brokenBy(changes: Partial<Rules>): Promise<Record<string, readonly string[]>> {
  const { report } = await failureOf(receiver(changes));
  const broken = report.rows.filter(({ problem }) => problem !== null);
  return Object.fromEntries(broken.map(({ fault, order }) => [fault, order]));
}

async function failureOf(own: WebhookReceiver, options = {}): Promise<WebhookProofError> {
  const reason = await webhookProof(own, options).then(
    () => new Error("The proof passed."),
    (error: unknown) => error,
  );
  if (reason instanceof WebhookProofError) return reason;
  throw reason;
}

/** A receiver whose answers a test gives. */
function answering(
  handle: WebhookReceiver["handle"],
  changes: Partial<WebhookReceiver> = {},
): WebhookReceiver {
  return { ...receiver(), handle, ...changes };
}

test("a right receiver holds under each fault (PROD-64, PROD-65)", async () => {
  const report = await webhookProof(receiver());
  expect(report.table.split("\n")).toEqual([
    "fault            orders  receiver",
    "late             5       holds",
    "twice            10      holds",
    "out-of-order     21      holds",
    "lost             20      holds",
    "wrong-signature  1       holds",
    "old-signature    1       holds",
    "truncated        1       holds",
    "burst            2       holds",
  ]);
  expect(report.events).toBe(5);
  expect(report.rows[0]).toEqual({ fault: "late", orders: 5, problem: null, order: [] });
});

test("a receiver that applies an event twice is broken by the same one twice (PROD-65, PROD-68)", async () => {
  const error = await failureOf(receiver({ repeats: true }));
  expect(error.message.split("\n")).toEqual([
    "2 of 8 faults break the receiver:",
    "fault  orders  receiver",
    "twice  10      broken",
    "burst  2       broken",
    "",
    "twice, by deliveries in this order:",
    "  1. evt_1 ach.status.advice",
    "  2. evt_1 ach.status.advice",
    `  its state is {"applied":2,"statuses":{"${TRANSFER}":"pending"}}, and in order it is {"applied":1,"statuses":{"${TRANSFER}":"pending"}}`,
    "  To mend it: keep the id of each event that you have applied, and answer a known one with 2xx and nothing else.",
    "",
    "burst, by these deliveries at once:",
    "  1. evt_5 virtualcard.deleted",
    "  2. evt_5 virtualcard.deleted",
    `  its state is {"applied":2,"statuses":{"${CARD}":"canceled"}}, and in order it is {"applied":1,"statuses":{"${CARD}":"canceled"}}`,
    "  To mend it: read and write in one step, such as a transaction: deliveries arrive at the same time.",
  ]);
});

test("one that applies events as they arrive is broken by two of one object in another order (PROD-65, PROD-68)", async () => {
  const { burst: _, ...broken } = await brokenBy({ inOrderOfArrival: true });
  expect(broken).toEqual({
    late: ["evt_4 ach.status", "evt_1 ach.status.advice"],
    "out-of-order": ["evt_3 ach.status.advice", "evt_1 ach.status.advice"],
    lost: ["evt_5 virtualcard.deleted", "evt_2 virtualcard.created"],
  });
});

test("an order in which one came twice is made smaller without losing that (PROD-68)", async () => {
  const { twice } = await brokenBy({ inOrderOfArrival: true, repeats: true });
  expect(twice).toEqual(["evt_1 ach.status.advice", "evt_1 ach.status.advice"]);
  const own = receiver({ inOrderOfArrival: true, repeats: true });
  const { report } = await failureOf({ ...own, state: () => (own.state() as { statuses: object }).statuses });
  expect(report.rows.find(({ fault }) => fault === "twice")?.order).toEqual([
    "evt_1 ach.status.advice",
    "evt_3 ach.status.advice",
    "evt_1 ach.status.advice",
  ]);
});

test("one that verifies nothing is broken by each delivery that it had to refuse (PROD-67)", async () => {
  const error = await failureOf(receiver({ verifies: false }));
  const problems = error.report.rows.filter(({ problem }) => problem !== null);
  expect(problems).toEqual([
    {
      fault: "wrong-signature",
      orders: 1,
      problem:
        "evt_5 virtualcard.deleted, wrong-signature was answered with 204, and must be refused with a 4xx",
      order: ["evt_5 virtualcard.deleted, wrong-signature"],
    },
    {
      fault: "old-signature",
      orders: 1,
      problem:
        "evt_5 virtualcard.deleted, old-signature was answered with 204, and must be refused with a 4xx",
      order: ["evt_5 virtualcard.deleted, old-signature"],
    },
    {
      fault: "truncated",
      orders: 1,
      problem: expect.stringMatching(
        /^evt_5 virtualcard\.deleted, truncated was answered with an error: .*JSON.*, and must be refused with a 4xx$/,
      ),
      order: ["evt_5 virtualcard.deleted, truncated"],
    },
  ]);
});

test("one that refuses a delivery and keeps something of it is broken (PROD-67)", async () => {
  const own = receiver();
  let refused = 0;
  const error = await failureOf({
    ...own,
    async handle(request) {
      const answer = await own.handle(request);
      if (answer.status === 401) refused += 1;
      return answer;
    },
    state: () => [own.state(), refused],
    reset() {
      refused = 0;
      return own.reset();
    },
  });
  expect(error.report.rows.map(({ fault, problem }) => [fault, problem !== null])).toEqual([
    ["late", false],
    ["twice", false],
    ["out-of-order", false],
    ["lost", false],
    ["wrong-signature", true],
    ["old-signature", true],
    ["truncated", true],
    ["burst", false],
  ]);
  expect(error.report.rows[4]?.problem).toMatch(/, and has changed the state$/);
});

test("one that reads, waits and writes is broken by two deliveries at once (PROD-65, PROD-68)", async () => {
  const broken = await brokenBy({ waits: true, verifies: false });
  expect(broken.burst).toEqual(["evt_4 ach.status", "evt_5 virtualcard.deleted"]);
});

test("a delivery that gets no 2xx is sent again, so one that has to wait for an earlier one holds (PROD-66)", async () => {
  const report = await webhookProof(receiver({ refusesUnknown: true }));
  expect(report.rows.filter(({ problem }) => problem !== null)).toEqual([]);
});

test("a delivery that is never taken was sent 17 times, signed at the time that is given (PROD-66)", async () => {
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

test("one that is not there in time, or throws, is told with its event (PROD-64)", async () => {
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

test("one whose secret is another one is told why (PROD-64)", async () => {
  await expect(webhookProof(receiver(), { now: 1 })).rejects.toThrow(
    /evt_1 ach\.status\.advice was answered with 401 'X-Timestamp' is \d+ seconds before 'now'/,
  );
  await expect(webhookProof({ ...receiver(), secret: "whsec_other" })).rejects.toThrow(
    /evt_1 ach\.status\.advice was answered with 401 'X-Signature' does not fit this request\./,
  );
});

test("a state that never changes, and a reset that does nothing, prove nothing (PROD-64)", async () => {
  await expect(webhookProof({ ...receiver(), state: () => ({}) })).rejects.toThrow(
    "'state' must change with the deliveries, got {} after them too.",
  );
  const kept = receiver();
  await expect(webhookProof({ ...kept, reset: () => undefined })).rejects.toThrow(
    "'reset' must make the receiver as it was at first, and its state is another one.",
  );
});

test("equal receivers have equal reports, of the orders of the seed (PROD-69)", async () => {
  const report = async (seed: number) => (await failureOf(receiver({ repeats: true }), { seed })).report;
  expect(await report(7)).toEqual(await report(7));
  const bodies = async (seed: number) => {
    const own = receiver();
    await webhookProof(own, { seed });
    return Promise.all(own.sent.map(async (request) => (await request.json().catch(() => ({}))).id));
  };
  expect(await bodies(1)).not.toEqual(await bodies(2));
});

test("a history of one's own is delivered, its events as the body has them (PROD-69)", async () => {
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

test("a receiver and options that are none are refused by their names (PROD-64)", async () => {
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
    "'faults' is no option of webhookProof. The options are events, seed, timeout, now.",
  );
});
