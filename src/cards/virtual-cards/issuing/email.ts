import type { CardsBank } from "../../options.ts";
import { Emails } from "../../outbox/schema.ts";
import type { VirtualCard } from "../schema.ts";
import { mostUses } from "../uses.ts";

function dollars(cents: number): string {
  return `${(cents / 100).toFixed(2)} USD`;
}

function textOf(bank: CardsBank, card: VirtualCard): string {
  const uses = mostUses(bank, card);
  return [
    `Card number: •••• •••• •••• ${card.last4}`,
    `Expiry: ${card.expiry}`,
    `Amount: ${dollars(card.total_card_amount)}`,
    `Usable from ${card.valid_starting_on} to ${card.valid_ending_on} (GMT)`,
    `Uses: ${uses === Number.POSITIVE_INFINITY ? "unlimited" : uses}`,
  ].join("\n");
}

/**
 * Puts one e-mail with a card's details, to all recipients, into the outbox and returns its tracking id (C15). The
 * text has the card number masked to its last four digits, and no cvc.
 */
export function sendCardDetails(bank: CardsBank, card: VirtualCard, recipients: readonly string[]): string {
  const { tracking_id } = bank.table(Emails).insert((id) => ({
    id,
    tracking_id: bank.random.uuid(),
    time: new Date(bank.now()).toISOString(),
    recipients: [...recipients],
    subject: `Your virtual card ending in ${card.last4}`,
    text: textOf(bank, card),
  }));
  return tracking_id;
}
