import { createBank } from "sandbank/core";
import { opening } from "../opening/opening.ts";

/**
 * The bank of this page. Its `baseUrl` is the page's own origin, so that every path below /v1 is
 * the bank's to answer, unknown ones included. Its calls are recorded, so that links to what it holds are short.
 */
export const bank = createBank({ baseUrl: location.origin, scenario: opening, record: true });
