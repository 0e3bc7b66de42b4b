import type { PresetName } from "./preset-names.ts";
import type { ReadRule } from "./rule.ts";

const WRITES = /^(POST|PATCH|DELETE)$/;

/** The rule of each preset (X79). */
export const PRESETS: Readonly<Record<PresetName, ReadRule>> = {
  slow: { latency: { median: 800, sigma: 0.5, max: 5000 } },
  flaky: { rate: 0.1, status: 503 },
  down: { status: 503 },
  offline: { then: "refuse" },
  "rate-limited": { every: 2, status: 429, retryAfter: 1 },
  "lost-replies": { on: ({ method }) => WRITES.test(method), rate: 0.2, then: "lost-reply" },
};
