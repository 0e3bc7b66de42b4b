import type { Bank } from "../../src/index.ts";
import { productsDifference } from "./apply-products.ts";
import type { Model } from "./model.ts";
import { payoutRow, withPayouts } from "./payouts.ts";
import { unlike } from "./unlike.ts";

/** The first thing in which a bank is not what the model says; undefined when it is. */
export function differenceOf(bank: Bank, model: Model): string | undefined {
  // A read of the bank runs what is due at this very moment.
  model.advance(0);
  if (bank.clock.now().getTime() !== model.now)
    return `the clock stands at ${bank.clock.now().toISOString()}`;
  return (
    transferDifference(bank, model) ??
    cardDifference(bank, model) ??
    companyDifference(bank, model) ??
    payoutDifference(bank, model) ??
    productsDifference(bank, model)
  );
}

function payoutDifference(bank: Bank, { payouts }: Model): string | undefined {
  const own = withPayouts(bank);
  if (!own) return undefined;
  const left = payouts.all.filter(({ isDeleted }) => !isDeleted);
  const rows = unlike("the payouts", left.map(payoutRow), own.db.payouts.all());
  if (rows) return rows;
  for (const { id, status, history } of left) {
    const past = own.timeline("payouts", id).map((entry) => [entry.status, Date.parse(entry.at)]);
    const allowed = status === "pending" ? ["fail"] : [];
    const different =
      unlike(`the timeline of payout ${id}`, history, past) ??
      unlike(`what may be done to payout ${id}`, allowed, own.allowedActions("payouts", id));
    if (different) return different;
  }
  return undefined;
}

function transferDifference(bank: Bank, { transfers }: Model): string | undefined {
  const count = unlike("the number of transfers", transfers.all.length, bank.db.achTransfers.count());
  if (count) return count;
  for (const { id, status, code, batch, effective, history } of transfers.all) {
    const row = bank.db.achTransfers.get(id);
    const shown = [row?.status, row?.return?.code ?? null, row?.batch_id, row?.effective_date];
    const returned = status === "failed" ? code : null;
    const past = bank.timeline("achTransfers", id).map((entry) => [entry.status, Date.parse(entry.at)]);
    const different =
      unlike(`transfer ${id}`, [status, returned, batch, effective], shown) ??
      unlike(`the timeline of transfer ${id}`, history, past);
    if (different) return different;
  }
  return undefined;
}

function cardDifference(bank: Bank, { cards }: Model): string | undefined {
  const count = unlike("the number of cards", cards.all.length, bank.db.virtualCards.count());
  if (count) return count;
  for (const card of cards.all) {
    const row = bank.db.virtualCards.get(card.id);
    const expected = [
      card.status,
      cards.balanceOf(card),
      card.authorizations,
      card.clearings.map(({ settlement, day, rate }) => [settlement, day, rate]),
      card.uses,
      card.end,
    ];
    const shown = [
      row?.status,
      row?.available_balance,
      row?.authorizations.length,
      row?.clearings.map(({ settlement_amount, settlement_date, exchange_rate }) => [
        settlement_amount,
        settlement_date,
        exchange_rate,
      ]),
      row?.transactions_max,
      row?.valid_ending_on,
    ];
    const open = card.holds.filter(({ state }) => state === "open");
    const different =
      unlike(`card ${card.id}`, expected, shown) ??
      unlike(
        `the open authorizations of card ${card.id}`,
        open.map(({ reference, merchant, billing }) => [reference, merchant, billing]),
        bank
          .openAuthorizations(card.id)
          .map(({ reference, merchant_amount, billing_amount }) => [
            reference,
            merchant_amount,
            billing_amount,
          ]),
      );
    if (different) return different;
  }
  return undefined;
}

function companyDifference(bank: Bank, { companies }: Model): string | undefined {
  for (const { id, status, events, hasAccount, isDeleted } of companies.all) {
    const row = bank.db.companies.get(id);
    const expected = isDeleted ? [] : [status, events, hasAccount];
    const shown = row && [
      row.status,
      row.events.map((event) => [event.data.status, Date.parse(event.updated_at)]),
      row.account_number !== "",
    ];
    const different = unlike(`company ${id}`, expected, shown ?? []);
    if (different) return different;
    const previous = row?.events.map((event) => event.previous?.status ?? null) ?? [];
    const chained = isDeleted ? [] : [null, ...events.slice(0, -1).map(([former]) => former)];
    const broken = unlike(`the events of company ${id}`, chained, previous);
    if (broken) return broken;
  }
  return undefined;
}
