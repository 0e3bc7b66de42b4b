import { maskedAndCut } from "../../schema/masking/mask.ts";
import type { BankRequest } from "../bank-request.ts";

/**
 * What to add to a message about a body that is no JSON: that it was sent compressed, which nothing here unpacks. "" where the
 * request does not say so.
 */
export function aboutEncoding({ headers }: BankRequest): string {
  const coding = headers.get("content-encoding");
  if (coding === null || coding === "" || coding.toLowerCase() === "identity") return "";
  return ` Its 'Content-Encoding' is "${maskedAndCut(coding, 60)}", and no compressed body is taken: send it uncompressed, without this header.`;
}
