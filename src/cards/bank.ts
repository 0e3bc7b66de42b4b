import type { Core } from "../engine/service.ts";
import { seedTable } from "../engine/store/seed.ts";
import type { Table } from "../engine/store/table.ts";
import { type Configuration, Configurations } from "./configuration/schema.ts";
import { inPlace } from "./given-order.ts";
import { type Email, Emails } from "./outbox/schema.ts";
import { type RealCard, RealCards } from "./real-cards/schema.ts";
import { type Supplier, Suppliers } from "./suppliers/schema.ts";
import { type VirtualCard, VirtualCards } from "./virtual-cards/schema.ts";
import { clear } from "./virtual-cards/transactions/clear.ts";
import { defineClearing } from "./virtual-cards/transactions/clearing-timer.ts";

/** The cards area: its tables. */
export interface Cards {
  readonly virtualCards: Table<VirtualCard>;
  readonly realCards: Table<RealCard>;
  readonly suppliers: Table<Supplier>;
  readonly cardConfiguration: Table<Configuration>;
  readonly outbox: Table<Email>;
}

/** What the handlers of this area see of the bank. */
export type CardsBank = Core & Cards;

/** Adds the cards area to a bank, with the real cards, suppliers and configuration of its options. */
export function createCards(core: Core): Cards {
  const { store, options } = core;
  const cards: Cards = {
    virtualCards: store.table(VirtualCards),
    realCards: store.table(RealCards),
    suppliers: store.table(Suppliers),
    cardConfiguration: store.table(Configurations),
    outbox: store.table(Emails),
  };
  seedTable(cards.realCards, inPlace(options.realCards));
  seedTable(cards.suppliers, inPlace(options.suppliers));
  seedTable(cards.cardConfiguration, [{ id: 1, max_card_amount: options.maxCardAmount, type: "config" }]);
  const bank = { ...core, ...cards };
  defineClearing(bank, (card, reference) => clear(bank, card, reference, { fee: 0 }));
  return cards;
}
