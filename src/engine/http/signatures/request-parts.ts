import { type BankRequest, urlOf } from "../bank-request.ts";
import type { SignedParts } from "./signed-text.ts";

/** The parts of a request, all of which are signed. */
export type SentParts = { readonly [Name in keyof SignedParts]-?: NonNullable<SignedParts[Name]> };

/** The parts of a request; a body that is multipart is signed as an empty one. */
export function partsOf(
  request: Pick<BankRequest, "method" | "url">,
  timestamp: string,
  body: Uint8Array,
): SentParts {
  const { pathname, search } = urlOf(request);
  return { timestamp, method: request.method, path: pathname, query: search.slice(1), body };
}
