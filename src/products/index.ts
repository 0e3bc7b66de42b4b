// Public entry `sandbank/products`.

export {
  type AccountActions,
  type AccountsOptions,
  accounts,
  accountsWith,
  type Incoming,
} from "./accounts.ts";
export {
  type BookActions,
  type BookTransfer,
  type BookTransfersOptions,
  bookTransfers,
  bookTransfersWith,
} from "./book-transfers.ts";
export type { Delivery, DeliveryActions, DeliveryAttempt, Resending } from "./deliveries.ts";
export type { DeliveryFault, DeliveryFaultRule } from "./delivery-faults.ts";
export {
  type EventResourcesOptions,
  eventResourcesWith,
  events,
  webhookDeliveries,
  webhooks,
} from "./event-resources.ts";
export { type EventPayloads, type EventType, statusOf } from "./event-types.ts";
export type { Event } from "./events.ts";
export type { Account, Hold, Transaction } from "./rows.ts";
export type { TransferResource } from "./transfer-fields.ts";
export type { Webhook, WebhookOptions } from "./webhooks.ts";
export { type ReturnedWire, type WireActions, type WireTransfer, wireTransfers } from "./wire-transfers.ts";
