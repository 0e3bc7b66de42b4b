import { createBank } from "sandbank/core";
import { accounts, bookTransfers, wireTransfers } from "sandbank/products";
import { opening } from "../opening/opening.ts";

/**
 * The bank of this page. Its `baseUrl` is the page's own origin, so that every path below /v1 is
 * the bank's to answer, unknown ones included. It has accounts, for a treasury shows their balances. Its calls are recorded, so that links to what it holds are short.
 */
export const bank = createBank({
  baseUrl: location.origin,
  scenario: opening,
  record: true,
  resources: { accounts, bookTransfers, wireTransfers },
});
