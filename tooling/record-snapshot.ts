// Records a golden snapshot of the version in src/bank/snapshot/snapshot.ts. One that is recorded already is never changed,
// because it is what banks of that version have saved. Run as `npm run snapshot:record`.

import { writeFileSync } from "node:fs";
import { SNAPSHOT_VERSION } from "../src/bank/snapshot/snapshot.ts";
import { goldenBank } from "../test/bank/snapshots/golden.ts";

const file = new URL(`../test/bank/snapshots/v${SNAPSHOT_VERSION}.json`, import.meta.url);
writeFileSync(file, `${JSON.stringify((await goldenBank()).snapshot())}\n`, { flag: "wx" });
