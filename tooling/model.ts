/** `npm run model [count] [seed]`: sequences of commands in a bank and in a model of it. */
import { runSuite } from "../test/fuzz/support/run-suite.ts";
import { modelCampaign } from "../test/model/campaign.ts";

await runSuite({ name: "model", unit: "sequences", count: 500, open: modelCampaign }, import.meta.url);
