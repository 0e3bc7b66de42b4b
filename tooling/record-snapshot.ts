// Records the shape of what is saved, and a golden snapshot, for the version in src/bank/snapshot/snapshot.ts. What is
// recorded already is never changed. Run as `npm run snapshot:record`.

import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { SNAPSHOT_VERSION } from "../src/bank/snapshot/snapshot.ts";
import { goldenBank } from "../test/bank/snapshots/golden.ts";
import { savedByBank, shapeOf } from "../test/bank/snapshots/shape.ts";
import {
  goldenFile,
  HASHES,
  type Hashes,
  hashOf,
  readRecorded,
  shapeFile,
  urlOf,
} from "../test/bank/snapshots/versions.ts";

const version = SNAPSHOT_VERSION;
const hashes = readRecorded(HASHES) as Hashes;
if (shapeFile(version) in hashes) {
  console.error(
    `snapshot: version ${version} is recorded, and never changes: raise SNAPSHOT_VERSION in src/bank/snapshot/snapshot.ts.`,
  );
  process.exit(1);
}

const added = {
  [shapeFile(version)]: shapeOf(savedByBank()),
  [goldenFile(version)]: (await goldenBank()).snapshot(),
};
const hashesOfAdded = Object.entries(added).map(([file, value]) => [file, hashOf(value)]);
const files = { ...added, [HASHES]: { ...hashes, ...Object.fromEntries(hashesOfAdded) } };
for (const [file, value] of Object.entries(files)) writeFileSync(urlOf(file), JSON.stringify(value, null, 2));
const paths = Object.keys(files).map((file) => fileURLToPath(urlOf(file)));
execFileSync("biome", ["format", "--write", ...paths], { stdio: "inherit" });
