export { type SignedDelivery, signatureOf } from "./signature.ts";
export {
  type ReceivedDelivery,
  type ReceivedHeaders,
  type Verified,
  type VerifyOptions,
  verifySignature,
} from "./verify.ts";
