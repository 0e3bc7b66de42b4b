export { type Delivering, type DeliveringBank, type DeliverOptions, deliverWebhooks } from "./deliver.ts";
export type { Deliver } from "./send.ts";
export { type SignedDelivery, signatureOf } from "./signature.ts";
export {
  type ReceivedDelivery,
  type ReceivedHeaders,
  type Verified,
  type VerifyOptions,
  verifySignature,
} from "./verify.ts";
