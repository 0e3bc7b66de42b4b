/** `npm run fuzz [count] [seed]`: generated requests to every endpoint. */
import { requestCampaign } from "../test/fuzz/requests/campaign.ts";
import { runSuite } from "../test/fuzz/support/run-suite.ts";

await runSuite({ name: "fuzz", unit: "requests", count: 20_000, open: requestCampaign }, import.meta.url);
