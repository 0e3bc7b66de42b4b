import { benchAdvance, benchPayments } from "./payments.ts";

await benchPayments();
await benchAdvance();
