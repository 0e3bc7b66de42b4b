/** `npm run fuzz:snapshots [count] [seed]`: snapshots that were changed, restored and used. */
import { snapshotCampaign } from "../test/fuzz/snapshots/campaign.ts";
import { runSuite } from "../test/fuzz/support/run-suite.ts";

await runSuite(
  { name: "fuzz:snapshots", unit: "snapshots", count: 300, open: snapshotCampaign },
  import.meta.url,
);
