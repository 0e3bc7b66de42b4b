// A suite of generated cases, by its name, [count] and [seed]. `npm run long` runs it, with --expose-gc.

import { requestCampaign } from "../test/fuzz/requests/campaign.ts";
import { snapshotCampaign } from "../test/fuzz/snapshots/campaign.ts";
import { soakCampaign } from "../test/fuzz/soak.ts";
import { runSuite } from "../test/fuzz/support/run-suite.ts";
import type { Suite } from "../test/fuzz/support/suite.ts";
import { modelCampaign } from "../test/model/campaign.ts";

const SUITES: readonly Suite[] = [
  { name: "fuzz", unit: "requests", count: 20_000, open: requestCampaign },
  { name: "fuzz-snapshots", unit: "snapshots", count: 300, open: snapshotCampaign },
  { name: "model", unit: "sequences", count: 500, open: modelCampaign },
  { name: "soak", unit: "requests", count: 15_000, open: soakCampaign },
];

const [name, ...given] = process.argv.slice(2);
const suite = SUITES.find((each) => each.name === name);
if (!suite) throw new Error(`The suites are ${SUITES.map((each) => each.name).join(", ")}, got ${name}.`);
await runSuite(suite, import.meta.url, given);
