// Statements: PROD-43, PROD-44, PROD-47, PROD-88.

import { createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { DELIVERY_FAULTS } from "../../src/products/delivery-faults.ts";
import {
  type Delivery,
  type DeliveryFault,
  type DeliveryFaultRule,
  type Event,
  eventResourcesWith,
} from "../../src/products/index.ts";
import { deliverWebhooks } from "../../src/webhooks/deliver.ts";
import { isTaken } from "../../src/webhooks/send.ts";
import { ach, PRODUCTS, send } from "./support.ts";

const WEBHOOKS = [
  { url: "http://localhost:3000/all", secret: "one" },
  { url: "http://localhost:3000/advice", events: ["ach.status.advice"], secret: "two" },
];

/** After how many seconds a failed attempt is made again. */
const RETRIES = [2, 4, 8, 16, 3602, 4, 8, 16, 3602, 4, 8, 16, 3602, 4, 8, 16];

/** The faults after which a signature must not fit. */
const UNSIGNED: ReadonlySet<unknown> = new Set(["wrong-signature", "old-signature", "truncated-body"]);

const fault = fc.constantFrom(...DELIVERY_FAULTS);

const rule: fc.Arbitrary<DeliveryFaultRule> = fc
  .record({
    on: fc.constantFrom(undefined, undefined, "ach.status", "ach.status.advice"),
    which: fc.oneof(
      fc.record({ nth: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ every: fc.integer({ min: 1, max: 4 }) }),
      fc.record({ rate: fc.double({ min: 0.1, max: 0.6, noNaN: true }) }),
    ),
    then: fault,
  })
  .map(({ on, which, then }) => ({ on, ...which, then }));

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ originate: fc.integer({ min: 1, max: 6 }) }) },
  { weight: 2, arbitrary: fc.record({ seconds: fc.integer({ min: 0, max: 90 }) }) },
  { weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ back: fc.nat(99) }) },
  { weight: 2, arbitrary: fc.record({ resend: fc.nat(999), fault: fc.option(fault) }) },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** How often a receiver does not take what it is sent; rarely it never does. */
const failing = fc.oneof(
  { weight: 24, arbitrary: fc.double({ min: 0, max: 0.35, noNaN: true }) },
  { weight: 1, arbitrary: fc.constant(1) },
);

const given = fc.record({
  faults: fc.array(rule, { minLength: 1, maxLength: 6 }),
  seed: fc.nat(),
  failing: fc.tuple(failing, failing),
  steps: fc.array(step, { minLength: 20, maxLength: 40, size: "max" }),
});

type Given = typeof given extends fc.Arbitrary<infer Value> ? Value : never;

/** Numbers from 0 to 1 (exclusive) that a seed always has. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whether a request has the signature of its body, by a secret and from the last five minutes (PROD-50). */
async function isSignedBy(secret: string, request: Request, now: Date): Promise<boolean> {
  const timestamp = `${request.headers.get("x-timestamp")}`;
  const text = [timestamp, "POST", request.url, await request.text()].join("\n");
  const isFresh = Math.abs(now.getTime() / 1000 - Number(timestamp)) <= 300;
  return (
    isFresh && createHmac("sha256", secret).update(text).digest("hex") === request.headers.get("x-signature")
  );
}

/** What a receiver was sent, and how it answered. */
interface Received {
  readonly event: Event;
  readonly url: string;
  readonly at: string;
  readonly status: number | null;
  readonly isSigned: boolean;
}

/** Plays the steps in a bank until each delivery has ended; the faults of each delivery are those that it was made, and sent again, with. */
async function play({ faults, seed, failing, steps }: Given) {
  const resources = eventResourcesWith({ webhooks: WEBHOOKS, faults, seed });
  const bank = createBank({ ...PRODUCTS, resources });
  const random = randomOf(seed);
  const received: Received[] = [];
  const delivering = deliverWebhooks(bank, {
    async deliver(event, request) {
      const { url } = request;
      const now = bank.clock.now();
      const which = WEBHOOKS.findIndex((each) => each.url === url);
      const isSigned = await isSignedBy(`${WEBHOOKS[which]?.secret}`, request, now);
      // Some receivers take longer than others.
      if (random() < 0.1) await new Promise((resolve) => setImmediate(resolve));
      const isFailing = random() < (failing[which] ?? 0);
      const status = isFailing ? ([500, 404, 301, null][Math.floor(random() * 4)] ?? null) : 204;
      received.push({ event, url, at: now.toISOString(), status, isSigned });
      if (status === null) throw new TypeError("fetch failed");
      return new Response(null, { status });
    },
  });
  const faultsOf = new Map<string, (DeliveryFault | null)[]>();
  const noteNew = () => {
    for (const { id, fault } of bank.db.webhookDeliveries.all())
      if (!faultsOf.has(id)) faultsOf.set(id, [fault]);
  };
  const take = async (each: Step) => {
    if ("originate" in each)
      for (let n = 0; n < each.originate; n += 1) await send(bank, "POST", "/v1/ach", ach());
    if ("seconds" in each) await bank.clock.advance({ minutes: each.seconds / 60 });
    if ("hours" in each) await bank.clock.advance({ hours: each.hours });
    if ("back" in each) {
      const sent = bank.db.achTransfers.findMany({ status: "succeeded" });
      const transfer = sent[each.back % sent.length];
      if (transfer) await bank.simulate.achTransfers.return(transfer.id, "R01");
    }
    if ("resend" in each) {
      const ended = bank.db.webhookDeliveries.findMany((q) =>
        q.where(({ status }) => status === "delivered" || status === "given_up"),
      );
      const delivery = ended[each.resend % ended.length];
      if (!delivery) return;
      faultsOf.get(delivery.id)?.push(each.fault);
      await bank.simulate.webhookDeliveries.resend(delivery.id, { fault: each.fault });
    }
  };
  for (const each of steps) {
    await take(each);
    noteNew();
  }
  await bank.clock.advance({ bankingDays: 5 });
  noteNew();
  await delivering.stop();
  return { events: bank.db.events.all(), deliveries: bank.db.webhookDeliveries.all(), received, faultsOf };
}

const secondsBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 1000;

/** After how many seconds the first attempt of a delivery that was never sent again must be made. */
function isFirstInTime(seconds: number, created_at: string, fault: DeliveryFault | null): boolean {
  if (fault === "late") return seconds === 600;
  if (fault === "out-of-order") return seconds > 0 && seconds <= 60;
  if (fault === "burst")
    return seconds > 0 && seconds <= 60 && (Date.parse(created_at) / 1000 + seconds) % 60 === 0;
  return seconds === 0;
}

/** What is wrong with what has become of an event for a webhook. */
function problemsOf(
  event: Event,
  deliveries: readonly Delivery[],
  received: readonly Received[],
  faultsOf: ReadonlyMap<string, readonly (DeliveryFault | null)[]>,
): string[] {
  const starts = deliveries.flatMap(({ id }) => faultsOf.get(id) ?? []);
  const taken = received.filter(isTaken).length;
  const outcomes = (all: readonly { readonly at: string; readonly status: number | null }[]) =>
    all.map(({ at, status }) => `${at} ${status}`).sort();
  const made = deliveries.flatMap(({ attempts }) => attempts);
  const unsigned = received.filter(({ isSigned }) => !isSigned).length;
  const checks: Record<string, boolean> = {
    "one delivery, or two for the fault":
      deliveries.length === (deliveries[0] && faultsOf.get(deliveries[0].id)?.[0] === "twice" ? 2 : 1),
    "each has ended": deliveries.every(({ status }) => status === "delivered" || status === "given_up"),
    "taken at least once, or given up": taken > 0 || deliveries.every(({ status }) => status === "given_up"),
    "taken at most once each time it was sent": taken <= starts.filter((fault) => fault !== "lost").length,
    "what the receiver got is what the bank has": `${outcomes(received)}` === `${outcomes(made)}`,
    "the receiver got the event": received.every(
      ({ event: { id, payload } }) =>
        id === event.id && JSON.stringify(payload) === JSON.stringify(event.payload),
    ),
    "unsigned for a fault alone": unsigned === starts.filter((fault) => UNSIGNED.has(fault)).length,
  };
  const problems = Object.keys(checks).filter((name) => !checks[name]);
  for (const { id, status, attempts, fault } of deliveries) {
    const last = attempts.at(-1);
    if (status === "delivered" && !(last && isTaken(last))) problems.push(`${id} was not delivered`);
    if (faultsOf.get(id)?.length !== 1) continue;
    if (status === "given_up" && attempts.length !== (fault === "lost" ? 0 : 1 + RETRIES.length))
      problems.push(`${id} was given up too soon`);
    const [first] = attempts;
    if (first && !isFirstInTime(secondsBetween(event.created_at, first.at), event.created_at, fault))
      problems.push(`${id} was first sent at ${first.at}`);
    const waits = attempts.slice(1).map(({ at }, before) => secondsBetween(`${attempts[before]?.at}`, at));
    if (`${waits}` !== `${RETRIES.slice(0, waits.length)}`)
      problems.push(`${id} was sent again after ${waits}`);
  }
  return problems;
}

test("of 10,000 deliveries each is taken, or given up, signed and for a reason", {
  timeout: 240_000,
}, async () => {
  const done: Record<string, number> = {};
  const count = (name: string, by = 1) => {
    done[name] = (done[name] ?? 0) + by;
  };
  await fc.assert(
    fc.asyncProperty(given, async (run) => {
      if ((done.deliveries ?? 0) >= 10_000) return;
      const { events, deliveries, received, faultsOf } = await play(run);
      let [known, sent] = [0, 0];
      for (const event of events) {
        for (const { url, events: types } of WEBHOOKS) {
          if (types && !types.includes(event.event_type)) continue;
          const own = deliveries.filter((each) => each.event_id === event.id && each.url === url);
          const got = received.filter((each) => each.event.id === event.id && each.url === url);
          expect(problemsOf(event, own, got, faultsOf), `${event.id} at ${url}`).toEqual([]);
          known += own.length;
          sent += got.length;
        }
      }
      expect([known, sent]).toEqual([deliveries.length, received.length]);
      count("deliveries", deliveries.length);
      count("requests", received.length);
      for (const { status } of deliveries) count(status);
      for (const { fault } of deliveries) count(`${fault}`);
    }),
    { numRuns: 100 },
  );
  expect(done.deliveries).toBeGreaterThanOrEqual(10_000);
  expect(Object.keys(done)).toEqual(
    expect.arrayContaining([...DELIVERY_FAULTS, "null", "delivered", "given_up"]),
  );
});
