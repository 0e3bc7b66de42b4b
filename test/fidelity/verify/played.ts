import { PROBES } from "../../../src/fidelity/probes/index.ts";
import type { Run } from "../../../src/fidelity/verify/run.ts";
import type { LocalSettings } from "../../../src/fidelity/verify/settings.ts";
import { runLocally } from "../../../src/fidelity/verify/verify.ts";

/** What lets every probe run. */
export const settings: LocalSettings = {
  service: "https://local.invalid",
  writes: true,
  hasAdminKey: true,
  accounts: ["1234567890"],
  only: [],
  run: "local",
  maxUpload: 4096,
  now: Date.now,
};

/** What each probe asks a bank of default options, and is answered. */
export const playedRuns = (): Promise<readonly Run[]> => runLocally(PROBES, settings);
