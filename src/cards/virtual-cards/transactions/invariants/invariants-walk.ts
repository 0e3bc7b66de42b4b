import { type Broken, broken } from "../../../../engine/resource/invariant.ts";
import { received } from "../../../../engine/schema/expected.ts";
import type { LedgerEntry } from "../../ledger.ts";
import type { Authorization, Clearing } from "../../objects.ts";
import type { VirtualCard } from "../../schema.ts";
import { NO_EXCHANGE, RATE_FORM } from "../exchange.ts";

/** An open authorization: where it is listed, and what is left of it. */
export interface OpenHold {
  readonly listed: number;
  readonly rate: string;
  readonly merchant: number;
  readonly billing: number;
}

/** Where the walk through a ledger is: how much of both lists its entries have accounted for. */
export interface Walk {
  readonly card: VirtualCard;
  /** The issuer responses that an authorization which was not declined may have. */
  readonly approvals: readonly string[];
  readonly open: Map<string, OpenHold>;
  /** What is left to return of each clearing of an authorization, in cents of its merchant's currency, by its index. */
  readonly returnable: Map<number, number>;
  listed: number;
  cleared: number;
}

export type Entry<Kind extends LedgerEntry["kind"]> = Extract<LedgerEntry, { kind: Kind }>;

/** The first field in which a listed object is not what the ledger says. */
export function differing<Listed extends object>(
  list: string,
  at: number,
  objects: readonly Listed[],
  wanted: Partial<Listed>,
): Broken | undefined {
  const object = objects[at];
  for (const [field, value] of Object.entries(wanted)) {
    const found = object?.[field as keyof Listed];
    if (found !== value)
      return broken(`${list}.${at}.${field}`, `${received(value)}, as in internal.ledger`, found);
  }
  return undefined;
}

/** The authorization where the walk is has the response of one that was not declined. */
export function brokenApproval({ card, listed, approvals }: Walk): Broken | undefined {
  const { issuer_response: response } = card.authorizations[listed] as Authorization;
  if (approvals.includes(response)) return undefined;
  return broken(`authorizations.${listed}.issuer_response`, approvals.map(received).join(" or "), response);
}

/** The rate of the clearing where the walk is: a rate above 0, and none for US dollars. */
export function brokenRate({ card, cleared }: Walk): Broken | undefined {
  const { exchange_rate: rate, merchant_currency: currency } = card.clearings[cleared] as Clearing;
  const fits = currency === "USD" ? rate === NO_EXCHANGE : RATE_FORM.test(rate) && Number(rate) > 0;
  if (fits) return undefined;
  const wanted = currency === "USD" ? `"${NO_EXCHANGE}", as it is in USD` : "a decimal number above 0";
  return broken(`clearings.${cleared}.exchange_rate`, wanted, rate);
}
