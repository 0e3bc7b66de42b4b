import type { ResolvedOptions } from "./options.ts";

type Name = keyof ResolvedOptions;

/** Options of what a bank keeps and shows of itself: no answer depends on them. A new one of this kind is named here alone. */
export const BANK_ONLY: ReadonlySet<string> = new Set<Name>([
  ...(["logSize", "logBytes", "record", "history", "control", "headers", "console"] as const),
]);

/** Options on which no row depends: they are about callers, or about what is remembered of them. */
export const WITHOUT_ROWS: ReadonlySet<string> = new Set<string>([
  ...(["scenario", "scenarios", "profile"] as const satisfies readonly Name[]),
  ...(["baseUrl", "signatures", "latency", "faults", "rateLimit"] as const satisfies readonly Name[]),
  ...BANK_ONLY,
]);
