import { request } from "../../../fixtures/http-client.ts";
import { clientOf } from "../../../fixtures/index.ts";
import type { Bank } from "../../../src/index.ts";
import { minimalCounterparty, minimalTransferTo } from "../../support/bodies.ts";

/** A few days of a treasury: a counterparty, a transfer that is returned, one that is canceled, a refused one, a card. */
export async function aFewDays(bank: Bank): Promise<void> {
  const client = clientOf(bank);
  const { id } = await client.create("/v1/counterparties", minimalCounterparty);
  const transfer = await client.create("/v1/ach", minimalTransferTo(id));
  await request(bank, "POST", "/v1/ach", { data: {} });
  await request(bank, "GET", "/v1/ach");
  await bank.clock.advance({ bankingDays: 5 });
  await bank.simulate.achTransfers.return(transfer.id, "R03");
  await bank.clock.advance({ minutes: 4.333 / 60 });
  const other = await client.create("/v1/ach", { ...minimalTransferTo(id), amount: 900 });
  await client.update(`/v1/ach/${other.id}`, { status: "canceled" });
  const card = await client.create(
    "/v1/virtualcards",
    { total_card_amount: 50_000, valid_ending_on: "2026-12-31" },
    { show_card_number: false },
  );
  await bank.simulate.virtualCards.authorize(card.id, { amount: 1_200, merchant: { name: `Joe's "Diner"` } });
  await bank.clock.advance({ hours: 1, minutes: 29.92778 });
}
