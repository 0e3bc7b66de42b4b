// Statements: PROD-54, PROD-55, PROD-57 and PROD-58.

import { expect, test } from "vitest";
import { webhookProof } from "../../src/adapters/resilience/index.ts";
import { failureOf, type Rules, receiver } from "./receivers.ts";

const TRANSFER = "7e1d0c6a-0000-4000-8000-000000000001";
const CARD = "7e1d0c6a-0000-4000-8000-000000000002";

/** The faults that break a receiver, each with its smallest order. */
async function brokenBy(changes: Partial<Rules>): Promise<Record<string, readonly string[]>> {
  const { report } = await failureOf(receiver(changes));
  const broken = report.rows.filter(({ problem }) => problem !== null);
  return Object.fromEntries(broken.map(({ fault, order }) => [fault, order]));
}

test("a right receiver holds under each fault (PROD-54, PROD-55)", async () => {
  const report = await webhookProof(receiver());
  expect(report.table.split("\n")).toEqual([
    "fault            orders  receiver",
    "late             5       holds",
    "twice            10      holds",
    "out-of-order     21      holds",
    "lost             20      holds",
    "wrong-signature  1       holds",
    "old-signature    1       holds",
    "truncated-body   1       holds",
    "burst            2       holds",
  ]);
  expect(report.events).toBe(5);
  expect(report.rows[0]).toEqual({ fault: "late", orders: 5, problem: null, order: [] });
});

test("a receiver that applies an event twice is broken by the same one twice (PROD-55, PROD-58)", async () => {
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
    "  To fix it: keep the id of each event that you have applied, and answer a known one with 2xx and nothing else.",
    "",
    "burst, by these deliveries at once:",
    "  1. evt_5 virtualcard.deleted",
    "  2. evt_5 virtualcard.deleted",
    `  its state is {"applied":2,"statuses":{"${CARD}":"canceled"}}, and in order it is {"applied":1,"statuses":{"${CARD}":"canceled"}}`,
    "  To fix it: read and write in one step, such as a transaction: deliveries arrive at the same time.",
  ]);
});

test("one that applies events as they arrive is broken by two of one object in another order (PROD-55, PROD-58)", async () => {
  const { burst: _, ...broken } = await brokenBy({ inOrderOfArrival: true });
  expect(broken).toEqual({
    late: ["evt_4 ach.status", "evt_1 ach.status.advice"],
    "out-of-order": ["evt_3 ach.status.advice", "evt_1 ach.status.advice"],
    lost: ["evt_5 virtualcard.deleted", "evt_2 virtualcard.created"],
  });
});

test("an order in which one came twice is made smaller without losing that (PROD-58)", async () => {
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

test("one that verifies nothing is broken by each delivery that it had to refuse (PROD-57)", async () => {
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
      fault: "truncated-body",
      orders: 1,
      problem: expect.stringMatching(
        /^evt_5 virtualcard\.deleted, truncated-body was answered with an error: .*JSON.*, and must be refused with a 4xx$/,
      ),
      order: ["evt_5 virtualcard.deleted, truncated-body"],
    },
  ]);
});

test("one that refuses a delivery and keeps something of it is broken (PROD-57)", async () => {
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
    ["truncated-body", true],
    ["burst", false],
  ]);
  expect(error.report.rows[4]?.problem).toMatch(/, and has changed the state$/);
});

test("one that reads, waits and writes is broken by two deliveries at once (PROD-55, PROD-58)", async () => {
  const broken = await brokenBy({ waits: true, verifies: false });
  expect(broken.burst).toEqual(["evt_4 ach.status", "evt_5 virtualcard.deleted"]);
});
