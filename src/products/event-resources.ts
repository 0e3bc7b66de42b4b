import { deliveriesOf } from "./deliveries.ts";
import { checkFaultRules, type DeliveryFaultRule } from "./delivery-faults.ts";
import { EVENT_TYPES, type EventType } from "./event-types.ts";
import { eventsOf } from "./events.ts";
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

/**
 * Makes the webhooks, events and deliveries of a bank. Throws a TypeError for an option that is not as it must be.
 *
 * @example
 * const own = eventResourcesWith({ webhooks: [{ url: "http://localhost:3000/hooks", events: ["ach.status"] }] });
 * const bank = createBank({ resources: { ...own } });
 */
export function eventResourcesWith({
  webhooks = [],
  types = {},
  faults = [],
  seed = 1,
}: EventResourcesOptions = {}) {
  const all: Readonly<Record<string, EventType>> = { ...EVENT_TYPES, ...types };
  const names = Object.keys(all);
  checkFaultRules(faults, names);
  return {
    events: eventsOf(all),
    webhooks: webhooksOf(names, webhooks),
    webhookDeliveries: deliveriesOf({ rules: faults, seed }),
  };
}

/** The events, webhooks and deliveries of a bank without options. */
export const { events, webhooks, webhookDeliveries } = eventResourcesWith();
