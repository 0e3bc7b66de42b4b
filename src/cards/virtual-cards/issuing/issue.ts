import type { CardsBank } from "../../options.ts";
import { type RealCard, RealCards } from "../../real-cards/schema.ts";
import { withBalance } from "../change.ts";
import { scheduleExpiry } from "../expiry.ts";
import { defaultStart, expiryAt } from "../rules/validity.ts";
import { type VirtualCard, type VirtualCardCreate, VirtualCards } from "../schema.ts";
import { sendCardDetails } from "./email.ts";
import { drawCardNumber } from "./numbers.ts";

const DEFAULT_USES = 1000;

type CardRequest = NonNullable<(typeof VirtualCardCreate)["output"]>;

/** Issues a card and, when it has addresses, e-mails its details to them (VC-58 to VC-62; C8, C11). */
export function issueCard(bank: CardsBank, request: CardRequest): VirtualCard {
  const { random } = bank;
  const virtualCards = bank.table(VirtualCards);
  const realCards = bank.table(RealCards);
  const now = bank.now();
  // The rules of a create let none pass without one (VC-E19).
  const realCard = (
    request.rcn_id === undefined ? realCards.first() : realCards.get(request.rcn_id)
  ) as RealCard;
  const number = drawCardNumber(random, {
    inUse: virtualCards.count(),
    isTaken: (drawn) => virtualCards.firstBy("number", drawn) !== undefined,
  });
  const recipients = request.emails ?? [];
  const card = virtualCards.insert((id) =>
    withBalance({
      ...request,
      id,
      available_balance: 0,
      authorizations: [],
      clearings: [],
      card_number: null,
      cvc: random.digits(3),
      last4: number.slice(-4),
      currency: "USD",
      notified: recipients.length > 0,
      expiry: expiryAt(now),
      rcn_id: Number(realCard.id),
      rcn_alias: realCard.alias,
      status: "Approved",
      transactions_max: request.transactions_max ?? DEFAULT_USES,
      valid_starting_on: request.valid_starting_on ?? defaultStart(now),
      url: `/v1/virtualcards/${id}`,
      internal: { card_number: number, ledger: [] },
    }),
  );
  scheduleExpiry(bank, card);
  if (recipients.length > 0) sendCardDetails(bank, card, recipients);
  return card;
}
