import { benchCardPages, benchCards, benchLedger } from "./cards.ts";
import { benchFaults } from "./faults.ts";
import { benchFixtures } from "./fixtures.ts";
import { benchHistory } from "./history.ts";
import { benchOnboarding } from "./onboarding.ts";
import { benchAdvance, benchPayments } from "./payments.ts";
import { benchState } from "./state.ts";

await benchPayments();
await benchAdvance();
await benchFaults();
await benchHistory();
await benchCards();
await benchCardPages();
await benchLedger();
await benchOnboarding();
await benchFixtures();
await benchState();
