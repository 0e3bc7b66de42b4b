import type { CoreBank, Scenario } from "sandbank/core";
import { DAY_MS, HOUR_MS } from "sandbank/internal";
import { createSend, orThrow } from "../send.ts";
import { openCards } from "./cards.ts";
import { openCompany } from "./onboarding.ts";
import { openPayments, openPaymentsUnderWay } from "./payments.ts";

const DAYS = 12;
/** How long before the page opens the last things happen. */
const HOURS_LEFT = 3;

/** The rows that the page opens with: a few in every state. */
export const opening: Scenario = Object.assign(
  async (bank: CoreBank) => {
    const send = orThrow(createSend(bank));
    const opens = bank.clock.now().getTime() + DAYS * DAY_MS;
    await openCompany(send, "Tidewater Trading");
    await openPayments(bank, send);
    await bank.clock.advanceTo(opens - HOURS_LEFT * HOUR_MS);
    await openCompany(send, "TEST BLOCKED");
    await openCompany(send, "Harbor Light Bakery");
    await openCards(bank, send);
    await openPaymentsUnderWay(bank, send);
  },
  { startsBefore: { days: DAYS } },
);
