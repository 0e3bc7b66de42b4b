import { vi } from "vitest";
import type { Bank, Scenario } from "../../../src/index.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";

export const transfer = { ...minimalTransfer, account_number: "5550001" };

export const card = { total_card_amount: 10_000, valid_ending_on: "2088-12-31" };

/** A scenario that counts how often it plays; it may be shared, unless `said` is otherwise. */
export function counted(said: Pick<Scenario, "shared"> = { shared: true }) {
  const count = vi.fn();
  const play = async (bank: Bank) => {
    count();
    await create(bank, "/v1/counterparties", minimalCounterparty);
    await create(bank, "/v1/virtualcards", card);
    const { id } = await create(bank, "/v1/ach", transfer);
    await bank.clock.advance({ days: 1 });
    await bank.simulate.achTransfers.return(id, "R01");
    await create(bank, "/v1/ach", transfer);
  };
  const scenario: Scenario = Object.assign(play, { startsBefore: { days: 10 }, ...said });
  return { scenario, count };
}
