import * as z from "zod/mini";
import { defineResource, referenceTo, type Turn } from "../define/index.ts";
import type { OwnResource } from "../index.ts";
import { RETRY_SECONDS } from "../retry-schedule.ts";
import { DELIVERY_FAULTS, type DeliveryFault, type DeliveryFaultRule, faultOf } from "./delivery-faults.ts";
import type { Event } from "./events.ts";
import type { Webhook } from "./webhooks.ts";

const Attempt = z.object({
  /** Bank time, ISO 8601. */
  at: z.string(),
  /** The status of the receiver's answer; null where there was none. */
  status: z.nullable(z.int()),
  /** Machine milliseconds until it came. */
  duration_ms: z.number(),
  /** The first 1,000 characters of its body; null where there was none. */
  body: z.nullable(z.string()),
  /** Why there was none. */
  error: z.nullable(z.string()),
});

/** What an attempt has come to. */
export type DeliveryAttempt = z.output<typeof Attempt>;

const Delivery = z.object({
  id: z.string(),
  event_id: referenceTo("events", z.string()),
  event_type: z.string(),
  webhook_id: z.string(),
  url: z.string(),
  /** It is due while an attempt is to be made, or under way. */
  status: z.enum(["pending", "due", "delivered", "given_up"]),
  /** What goes wrong with its first attempt. */
  fault: z.nullable(z.enum(DELIVERY_FAULTS)),
  /** Bank time, ISO 8601; null when there is none to come. */
  next_attempt_at: z.nullable(z.string()),
  /** How many attempts have failed since it was made, or sent again. */
  failed: z.int(),
  attempts: z.array(Attempt),
});

/** An event on its way to a webhook. */
export type Delivery = z.output<typeof Delivery>;

/** How a delivery is sent again. */
export interface Resending {
  /** What goes wrong with the first attempt; by default nothing. */
  readonly fault?: DeliveryFault | null;
}

/** The actions of deliveries in `bank.simulate`. */
export interface DeliveryActions {
  /** Makes the next attempt of a pending delivery now. */
  readonly attempt: (id: string) => Promise<Delivery>;
  /** Records that the receiver took a due delivery. */
  readonly receive: (id: string, values: Omit<DeliveryAttempt, "at">) => Promise<Delivery>;
  /** Records that it did not, or could not be reached. */
  readonly fail: (id: string, values: Omit<DeliveryAttempt, "at">) => Promise<Delivery>;
  /** Makes no further attempt of a pending delivery. */
  readonly giveUp: (id: string) => Promise<Delivery>;
  /** Sends an ended delivery again, with a fault if one is named. */
  readonly resend: (id: string, values?: Resending) => Promise<Delivery>;
}

/** How long a late delivery waits, and one that comes out of order if no other follows, in seconds. */
const LATE = 600;
const OUT_OF_ORDER = 60;

const Outcome = z.omit(Attempt, { at: true });

/** Makes the deliveries of events to webhooks, of which some go wrong. */
export function deliveriesOf(faults: {
  readonly rules: readonly DeliveryFaultRule[];
  readonly seed: number;
}): OwnResource<Delivery, DeliveryActions> {
  return defineResource({
    noun: "delivery",
    plural: "Deliveries",
    path: "/v1/webhook_deliveries",
    area: "events",
    auth: "client",
    needs: ["events", "webhooks"],
    row: Delivery,
    operations: [],
    indexes: ["fault", "status", "webhook_id"],
    states: {
      pending: { actions: { attempt: { to: "due" }, giveUp: { to: "given_up" } } },
      due: {
        tone: "move",
        actions: { receive: { to: "delivered" }, fail: { to: "pending" }, giveUp: { to: "given_up" } },
      },
      delivered: { tone: "good", actions: { resend: { to: "pending" } } },
      given_up: { tone: "bad", actions: { resend: { to: "pending" } } },
    },
    actions: {
      attempt: { title: "Send now", change: () => NONE_TO_COME },
      giveUp: { change: () => NONE_TO_COME },
      receive: {
        title: "Record as received",
        arguments: Outcome,
        change: (row: Delivery, outcome, { now }) => ({
          attempts: [...row.attempts, { at: now, ...outcome }],
        }),
      },
      fail: {
        title: "Record as failed",
        arguments: Outcome,
        change(row: Delivery, outcome, { now }) {
          const wait = RETRY_SECONDS[row.failed];
          return {
            attempts: [...row.attempts, { at: now, ...outcome }],
            failed: row.failed + 1,
            next_attempt_at: wait === undefined ? null : later(now, wait),
          };
        },
      },
      resend: {
        arguments: z.object({ fault: z._default(z.nullable(z.enum(DELIVERY_FAULTS)), null) }),
        change: (_row: Delivery, { fault }, { now }) => ({
          fault,
          failed: 0,
          next_attempt_at: firstAttempt(fault, now),
        }),
      },
    },
    timers: {
      attempt: {
        event: "send",
        at: ({ status, next_attempt_at }) => (status === "pending" ? next_attempt_at : null),
        run: ({ id }, { rows }) => void rows.perform(id, "attempt"),
      },
    },
    watches: {
      events(event: Event | undefined, before, turn: Turn<Delivery>) {
        if (event && !before) deliver(event, turn, faults);
      },
      webhookDeliveries(row: Delivery | undefined, _before, { rows }) {
        // After the last attempt there is none to come, and a delivery that is lost never had one.
        if (row?.status === "pending" && row.next_attempt_at === null) rows.perform(row.id, "giveUp");
      },
      webhooks(after, before: Webhook | undefined, { rows }) {
        if (after || !before) return;
        for (const { id } of rows.find({ webhook_id: before.id, status: "pending" }))
          rows.perform(id, "giveUp");
      },
    },
  });
}

const NONE_TO_COME = { next_attempt_at: null };

/** Makes the deliveries of an event to each webhook that it is for. */
function deliver(event: Event, turn: Turn<Delivery>, faults: Parameters<typeof deliveriesOf>[0]): void {
  const { now, rows, rowsOf } = turn;
  const { id: event_id, event_type } = event;
  const events = rowsOf<Event>("events");
  const webhooks = rowsOf<Webhook>("webhooks")
    .all()
    .filter(
      (each) => each.created_at <= now && each.events.some((name) => name === "all" || name === event_type),
    );
  if (webhooks.length === 0) return;
  const fault = faultOf(
    faults,
    { id: event_id, event_type },
    (type) => (type === undefined ? events.all() : events.find({ event_type: type })).length,
  );
  for (const { id: webhook_id, url } of webhooks) {
    const fields = { event_id, event_type, webhook_id, url, fault, failed: 0, attempts: [] };
    const made = Array.from({ length: fault === "twice" ? 2 : 1 }, () =>
      rows.insert({ ...fields, next_attempt_at: firstAttempt(fault, now) }),
    );
    // What came out of order comes right after what has overtaken it, and never later than its minute.
    const next_attempt_at = later(now, 1);
    for (const held of rows.find({ fault: "out-of-order", webhook_id, status: "pending", failed: 0 }))
      if (!made.some(({ id }) => id === held.id) && next_attempt_at < `${held.next_attempt_at}`)
        rows.update(held.id, { next_attempt_at });
  }
}

/** When the first attempt is made: null for never. */
function firstAttempt(fault: DeliveryFault | null, now: string): string | null {
  if (fault === "lost") return null;
  if (fault === "late") return later(now, LATE);
  if (fault === "out-of-order") return later(now, OUT_OF_ORDER);
  // All of a minute come at its end.
  if (fault === "burst") return later(`${now.slice(0, 16)}:00.000Z`, 60);
  return now;
}

function later(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}
