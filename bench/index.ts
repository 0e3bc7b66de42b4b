import { benchCardPages, benchCards } from "./cards.ts";
import { benchAdvance, benchPayments } from "./payments.ts";

await benchPayments();
await benchAdvance();
await benchCards();
await benchCardPages();
