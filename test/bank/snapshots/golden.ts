import { starter } from "../../../fixtures/index.ts";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";

/**
 * A bank whose snapshot is recorded as the golden one of a version: rows in every collection, a held transfer,
 * a late return, companies in every status, e-mails, timers of each kind.
 */
export async function goldenBank(): Promise<Bank> {
  const bank = mondayBank({ seed: 7, scenario: starter });
  await bank.ready;
  await bank.simulate.achTransfers.hold(1013);
  await bank.simulate.achTransfers.return(1005, "R10");
  await bank.simulate.companies.transition(1006, "approved", { reason: "The signed bda is there" });
  await call(bank, "POST", "/v1/virtualcards/1001/email", { email: "ada.park@mail.example" });
  return bank;
}
