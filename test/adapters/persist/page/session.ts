import { type Bank, createBank } from "../../../../src/index.ts";
import { MONDAY } from "../../../support/bank.ts";
import { minimalTransfer } from "../../../support/bodies.ts";
import { create } from "../../../support/call.ts";
import { minimalCard } from "../../../support/cards.ts";

/** The bank of the session, whose states depend on nothing but the steps that were done. */
export function sessionBank(): Bank {
  return createBank({
    clock: { start: MONDAY, paused: true },
    scenarios: {
      three: async (bank) => {
        for (let count = 0; count < 3; count += 1) await create(bank, "/v1/ach", minimalTransfer);
        await bank.clock.advance({ minutes: 0 });
      },
    },
  });
}

/** Does a step of a session without end: one turn, which changes the state. */
export async function sessionStep(bank: Bank, step: number): Promise<void> {
  const at = step % 60;
  if (at === 0) await bank.loadScenario("three");
  else if (at === 1) await create(bank, "/v1/virtualcards", { ...minimalCard, total_card_amount: 900_000 });
  else if (at % 9 === 0) await bank.clock.advance({ hours: 7 });
  else if (at % 3 === 0) await bank.simulate.virtualCards.authorize("1001", { amount: at });
  else await create(bank, "/v1/ach", { ...minimalTransfer, amount: step + 1 });
}

/** The state of a bank as text. */
export const stateOf = (bank: Bank): string => JSON.stringify(bank.snapshot());
