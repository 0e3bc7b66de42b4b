import { benchCardPages, benchCards } from "./cards.ts";
import { benchFixtures } from "./fixtures.ts";
import { benchOnboarding } from "./onboarding.ts";
import { benchAdvance, benchPayments } from "./payments.ts";

await benchPayments();
await benchAdvance();
await benchCards();
await benchCardPages();
await benchOnboarding();
await benchFixtures();
