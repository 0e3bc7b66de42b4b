import { type Broken, broken, invariantsOf } from "../../engine/resource/invariant.ts";
import { received } from "../../engine/schema/expected.ts";
import type { TimelineEntry } from "../../engine/store/history.ts";
import type { CardsBank } from "../options.ts";
import { Emails } from "../outbox/schema.ts";
import { RealCards } from "../real-cards/schema.ts";
import { withBalance } from "./change.ts";
import { statusOf } from "./expiry.ts";
import { isCardNumber } from "./issuing/numbers.ts";
import { LASTING_RULES } from "./rules/rules.ts";
import { type VirtualCard, VirtualCards } from "./schema.ts";
import { brokenLedger } from "./transactions/invariants/invariants.ts";

/** The details of a card agree with each other and with its ledger (SNAP-26 to SNAP-33). */
export const virtualCardInvariants = invariantsOf<CardsBank>()(
  VirtualCards,
  (bank) => (card, timeline) =>
    brokenHistory(card, timeline) ??
    brokenDetails(card) ??
    brokenStatus(card, bank) ??
    brokenRealCard(card, bank) ??
    brokenLimits(card, bank) ??
    brokenLedger(card, bank) ??
    brokenBalance(card),
);

/** An e-mail has the time of its row, an id and a recipient (SNAP-34). */
export const emailInvariants = invariantsOf<CardsBank>()(
  Emails,
  () =>
    ({ time, tracking_id, recipients }, [created]) => {
      if (time !== created?.at) return broken("time", `${created?.at}, as in the timeline`, time);
      if (recipients.length === 0) return broken("recipients", "one recipient at least", recipients);
      if (/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(tracking_id))
        return undefined;
      return broken("tracking_id", "a UUID of version 4", tracking_id);
    },
);

/** A card is issued as Approved, and once it is canceled it stays so (C9). */
function brokenHistory({ status }: VirtualCard, timeline: readonly TimelineEntry[]): Broken | undefined {
  const isRevived = timeline.slice(0, -1).some((entry) => entry.status === "Canceled");
  if (timeline[0]?.status === "Approved" && !isRevived) return undefined;
  return broken("status", "Approved from the beginning, or Canceled after that for good", status);
}

/** The status of a card that was not canceled is that of its validity (X97). */
function brokenStatus(card: VirtualCard, bank: CardsBank): Broken | undefined {
  const wanted = statusOf(bank, card);
  return card.status === wanted ? undefined : broken("status", `${wanted}, by its validity`, card.status);
}

function brokenDetails(card: VirtualCard): Broken | undefined {
  const { card_number: shown, cvc, expiry, last4, internal } = card;
  const secret = { secret: true };
  if (shown !== null) return broken("card_number", "null, because the number is in internal", shown, secret);
  const { card_number: number } = internal;
  if (!isCardNumber(number))
    return broken("internal.card_number", "a number that this bank draws", number, secret);
  if (last4 !== number.slice(-4)) return broken("last4", "the end of internal.card_number", last4, secret);
  if (!/^[0-9]{3}$/.test(cvc)) return broken("cvc", "three digits", cvc, secret);
  if (/^[0-9]{4}-(0[1-9]|1[0-2])$/.test(expiry)) return undefined;
  return broken("expiry", "a month, YYYY-MM", expiry);
}

function brokenRealCard({ rcn_id, rcn_alias }: VirtualCard, bank: CardsBank): Broken | undefined {
  const alias = bank.table(RealCards).get(rcn_id)?.alias;
  if (alias === rcn_alias) return undefined;
  return broken("rcn_alias", `${received(alias)}, that of real card ${rcn_id}`, rcn_alias);
}

function brokenLimits(card: VirtualCard, bank: CardsBank): Broken | undefined {
  for (const rule of LASTING_RULES) {
    const message = rule.broken(card, bank);
    if (message !== undefined) return { path: rule.fields[0] ?? "", message };
  }
  return undefined;
}

function brokenBalance(card: VirtualCard): Broken | undefined {
  const { available_balance: balance } = withBalance(card);
  if (card.available_balance === balance) return undefined;
  return broken("available_balance", `${balance}, which its ledger leaves`, card.available_balance);
}
