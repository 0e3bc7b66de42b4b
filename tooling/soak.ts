/** `npm run soak [count] [seed]`: many requests in one bank. */
import { soakCampaign } from "../test/fuzz/soak.ts";
import { runSuite } from "../test/fuzz/support/run-suite.ts";

await runSuite({ name: "soak", unit: "requests", count: 15_000, open: soakCampaign }, import.meta.url);
