import { onTestFinished } from "vitest";
import type { Event } from "../../src/products/index.ts";
import { type DeliverOptions, deliverWebhooks } from "../../src/webhooks/index.ts";
import { type EventsBank, eventsBank } from "../products/support.ts";

/** Where the webhook of these tests is. */
export const HOOK = "http://localhost:3000/hooks";

/** What a receiver was sent. */
export interface Received {
  /** Bank time, from its hour on. */
  readonly at: string;
  readonly event: Event;
  readonly request: Request;
}

/** Sends the deliveries of a bank to a receiver that answers with a status, 200 by default, and keeps what it was sent. */
export function receiving(
  bank: EventsBank,
  statusOf: (event: Event) => number | Promise<number> = () => 200,
  options: Omit<DeliverOptions, "deliver"> = {},
) {
  const received: Received[] = [];
  const delivering = deliverWebhooks(bank, {
    ...options,
    async deliver(event, request) {
      received.push({ at: bank.clock.now().toISOString().slice(11), event, request: request.clone() });
      return new Response("", { status: await statusOf(event) });
    },
  });
  onTestFinished(() => delivering.stop());
  return {
    delivering,
    received,
    /** What it was sent, a line each: time, event and type. */
    lines: () => received.map(({ at, event }) => `${at} ${event.id} ${event.event_type}`),
  };
}

/** A bank with a webhook for the events of these types, by default all. */
export const hookedBank = (
  events?: readonly string[],
  options: Omit<NonNullable<Parameters<typeof eventsBank>[0]>, "webhooks"> = {},
) => eventsBank({ ...options, webhooks: [{ url: HOOK, secret: "s3cret", events }] });
