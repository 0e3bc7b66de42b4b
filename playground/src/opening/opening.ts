import { DAY_MS, HOUR_MS } from "../../../src/engine/time/calendar.ts";
import type { Bank, Scenario } from "../../../src/index.ts";
import { createSend } from "../send.ts";
import { openCards } from "./cards.ts";
import { openCompany } from "./onboarding.ts";
import { openPayments, openPaymentsUnderWay } from "./payments.ts";

const DAYS = 12;
/** How long before the page opens the last things happen. */
const HOURS_LEFT = 3;

/** What is there when the page opens: a few rows in every state, so that there is something to look at. */
export const opening: Scenario = Object.assign(
  async (bank: Bank) => {
    const send = createSend((path, init) => bank.fetch(path, init));
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
