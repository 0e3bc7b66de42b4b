import { type Broken, broken } from "../../../../engine/resource/invariant.ts";
import { DECLINED } from "../../../wording.ts";
import { type Authorization, type Clearing, sameMerchant } from "../../objects.ts";
import { convert, RATE_FORM } from "../exchange.ts";
import {
  brokenApproval,
  brokenRate,
  differing,
  type Entry,
  type OpenHold,
  type Walk,
} from "./invariants-walk.ts";

/** The types of what follows a purchase (C20). */
const LATER_TYPES: readonly string[] = ["Reversal", "Reversal advice", "Purchase Return"];

export function authorized(walk: Walk, entry: Entry<"authorized">, path: string): Broken | undefined {
  const { listed, exchange_rate: rate, merchant_amount: merchant, billing_amount: billing } = entry;
  if (listed !== walk.listed) return broken(`${path}.listed`, String(walk.listed), listed);
  const wrong = brokenBilling(entry, path);
  if (wrong) return wrong;
  walk.open.set(entry.reference, { listed, rate, merchant, billing });
  const { transaction_type: type } = walk.card.authorizations[listed] as Authorization;
  if (LATER_TYPES.includes(type))
    return broken(`authorizations.${listed}.transaction_type`, "that of a purchase", type);
  return (
    brokenApproval(walk) ??
    differing("authorizations", walk.listed, walk.card.authorizations, {
      billing_amount: billing,
      merchant_amount: merchant,
    })
  );
}

/** The amounts of an authorization, or of a reversal without one, fit its rate. */
function brokenBilling(entry: Entry<"authorized" | "unmatched">, path: string): Broken | undefined {
  const { exchange_rate: rate, merchant_amount: merchant, billing_amount: billing } = entry;
  if (!RATE_FORM.test(rate)) return broken(`${path}.exchange_rate`, "a decimal number", rate);
  if (merchant < 1) return broken(`${path}.merchant_amount`, "at least 1", merchant);
  if (billing >= 1 && billing === convert(merchant, rate)) return undefined;
  return broken(`${path}.billing_amount`, `${convert(merchant, rate)}, and at least 1`, billing);
}

export function declined({ card, listed }: Walk): Broken | undefined {
  const { issuer_response: response } = card.authorizations[listed] as Authorization;
  const path = `authorizations.${listed}.issuer_response`;
  if (!response.startsWith(DECLINED)) return broken(path, `text that begins with "${DECLINED}"`, response);
  return differing("authorizations", listed, card.authorizations, { transaction_type: "Authorization" });
}

export function reversed(
  walk: Walk,
  entry: Entry<"reversed">,
  hold: OpenHold,
  path: string,
): Broken | undefined {
  const wrong = takePart(walk, entry, hold, path, hold.merchant);
  if (wrong) return wrong;
  const { merchant_amount: part, billing_amount: billing } = entry;
  return brokenReversal(walk, {
    ...sameMerchant(walk.card.authorizations[hold.listed] as Authorization, part),
    billing_amount: billing,
  });
}

export function unmatched(walk: Walk, entry: Entry<"unmatched">, path: string): Broken | undefined {
  const { merchant_amount, billing_amount } = entry;
  return brokenBilling(entry, path) ?? brokenReversal(walk, { billing_amount, merchant_amount });
}

function brokenReversal(walk: Walk, wanted: Partial<Authorization>): Broken | undefined {
  const {
    card: { authorizations },
    listed,
  } = walk;
  const { transaction_type: type } = authorizations[listed] as Authorization;
  if (type !== "Reversal" && type !== "Reversal advice")
    return broken(`authorizations.${listed}.transaction_type`, '"Reversal" or "Reversal advice"', type);
  return brokenApproval(walk) ?? differing("authorizations", listed, authorizations, wanted);
}

/** Takes a part of a hold, of at most `most`, and checks that the US cents fit. */
function takePart(
  { open }: Walk,
  entry: Entry<"reversed" | "partly_cleared">,
  hold: OpenHold,
  path: string,
  most: number,
): Broken | undefined {
  const { merchant_amount: part, billing_amount: billing, reference } = entry;
  if (part < 1 || part > most) return broken(`${path}.merchant_amount`, `1 to ${most}`, part);
  const merchant = hold.merchant - part;
  const left = convert(merchant, hold.rate);
  if (billing !== hold.billing - left)
    return broken(`${path}.billing_amount`, String(hold.billing - left), billing);
  if (merchant === 0) open.delete(reference);
  else open.set(reference, { ...hold, merchant, billing: left });
  return undefined;
}

/** A clearing of a hold. One after which others may follow leaves something of it (X94). */
export function cleared(
  walk: Walk,
  entry: Entry<"cleared" | "partly_cleared">,
  hold: OpenHold,
  path: string,
): Broken | undefined {
  const { clearings } = walk.card;
  const {
    merchant_amount: merchant,
    billing_amount: billing,
    exchange_rate: rate,
  } = clearings[walk.cleared] as Clearing;
  const listed = `clearings.${walk.cleared}`;
  if (merchant < 1) return broken(`${listed}.merchant_amount`, "at least 1", merchant);
  if (entry.settlement_amount < billing)
    return broken(`${listed}.billing_amount`, `at most ${entry.settlement_amount}`, billing);
  const { kind, reference } = entry;
  if (kind === "cleared") walk.open.delete(reference);
  else {
    const wrong = takePart(walk, entry, hold, path, hold.merchant - 1);
    if (wrong) return wrong;
  }
  walk.returnable.set(walk.cleared, merchant);
  return (
    differing("clearings", walk.cleared, clearings, {
      ...sameMerchant(
        walk.card.authorizations[hold.listed] as Authorization,
        kind === "partly_cleared" ? entry.merchant_amount : merchant,
      ),
      settlement_amount: entry.settlement_amount,
    }) ??
    brokenRate(walk) ??
    differing("clearings", walk.cleared, clearings, { billing_amount: convert(merchant, rate) })
  );
}
