import { type BankRequest, urlOf } from "../bank-request.ts";
import type { SignedParts } from "./signed-text.ts";

/** The parts of a request; a body that is multipart is signed as an empty one. */
export function partsOf(
  request: Pick<BankRequest, "method" | "url">,
  timestamp: string,
  body: Uint8Array,
): SignedParts {
  const { pathname, search } = urlOf(request);
  return { timestamp, method: request.method, path: pathname, query: search.slice(1), body };
}
