// Public entry `sandbank/deliver`.

import { type Delivering, type DeliveringBank, type DeliverOptions, delivererOf } from "./deliverer.ts";

export type { Delivering, DeliveringBank, DeliverOptions } from "./deliverer.ts";
export type { Deliver } from "./send.ts";

/**
 * Sends the deliveries of a bank to their webhooks: those that are due now and every later one, each signed, at bank time. Moves of
 * the clock wait for the receiver, requests do not. Throws an OptionError for options that are not as they must be, and a
 * TypeError for a bank of another process or one without webhooks.
 *
 * @example
 * const bank = createBank({ resources: eventResourcesWith({ webhooks: [{ url: "http://localhost:3000/hooks" }] }) });
 * const delivering = deliverWebhooks(bank);
 */
export function deliverWebhooks(bank: DeliveringBank, options: DeliverOptions = {}): Delivering {
  const deliverer = delivererOf(bank, options);
  deliverer.follow();
  return deliverer;
}
