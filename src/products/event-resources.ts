import * as z from "zod/mini";
import { deliveriesOf } from "./deliveries.ts";
import { type DeliveryFaultRule, ruleOf } from "./delivery-faults.ts";
import { EVENT_TYPES, type EventType } from "./event-types.ts";
import { eventsOf } from "./events.ts";
import { readOptions } from "./options.ts";
import { type WebhookOptions, webhooksOf } from "./webhooks.ts";

/** How webhooks and events differ from the default ones. */
export interface EventResourcesOptions {
  /** The webhooks that a new bank has; by default none. */
  readonly webhooks?: readonly WebhookOptions[] | undefined;
  /** The types of events of resources of your own, by their names. */
  readonly types?: Readonly<Record<string, EventType>> | undefined;
  /** What goes wrong with deliveries: the first rule that fits an event counts. */
  readonly faults?: readonly DeliveryFaultRule[] | undefined;
  /** What the `rate` of a rule is drawn from; by default 1. */
  readonly seed?: number | undefined;
}

const call = z.custom<EventType["when"]>((value) => typeof value === "function", {
  error: "must be a function.",
});
const text = z.string({ error: "must be a text that is not empty." }).check(z.minLength(1));

const shapeOf = (types: readonly string[]) =>
  z.strictObject({
    webhooks: z.optional(
      z.array(z.strictObject({ url: text, events: z.optional(z.array(text)), secret: z.optional(text) })),
    ),
    types: z.optional(z.record(text, z.strictObject({ of: text, when: call }))),
    faults: z.optional(z.array(ruleOf(types), { error: "must be an array of rules." })),
    seed: z.optional(z.int({ error: "must be a whole number." })),
  });

/**
 * Makes the webhooks, events and deliveries of a bank. Throws an OptionError for an invalid option.
 *
 * @example
 * const own = eventResourcesWith({ webhooks: [{ url: "http://localhost:3000/hooks", events: ["ach.status"] }] });
 * const bank = createBank({ resources: { ...own } });
 */
export function eventResourcesWith(given: EventResourcesOptions = {}) {
  const all: Readonly<Record<string, EventType>> = { ...EVENT_TYPES, ...given.types };
  const names = Object.keys(all);
  const { webhooks = [], faults = [], seed = 1 } = readOptions("eventResourcesWith", shapeOf(names), given);
  return {
    events: eventsOf(all),
    webhooks: webhooksOf(names, webhooks),
    webhookDeliveries: deliveriesOf({ rules: faults, seed }),
  };
}

const own = eventResourcesWith();

/** The events of what happens to rows, at `/v1/events`; they need `webhooks` and `webhookDeliveries`. */
export const events = own.events;

/** The addresses that are told of events, at `/v1/webhooks`. */
export const webhooks = own.webhooks;

/** The deliveries of events to webhooks, in `bank.db.webhookDeliveries`. */
export const webhookDeliveries = own.webhookDeliveries;
