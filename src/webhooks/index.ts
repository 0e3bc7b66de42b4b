export { type SignedDelivery, signatureOf } from "./signature.ts";
export {
  type ReceivedDelivery,
  type Verified,
  type VerifyOptions,
  verifySignature,
} from "./verify.ts";
