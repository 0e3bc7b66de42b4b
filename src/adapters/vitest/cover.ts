import { inject } from "vitest";
import { PROVIDED, type Recorded } from "../../coverage/transport.ts";
import type { Bank } from "../../index.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Set by the reporter of `sandbank/coverage`. */
    sandbankCoverage: boolean;
  }
}

/**
 * Adds a bank to what the reporter of `sandbank/coverage` counts, from now on, under a test; does nothing without
 * the reporter. The bank of `test` is counted without it.
 *
 * @example beforeEach(({ task }) => cover(bank, task));
 */
export async function cover(bank: Bank, task: { readonly meta: object }): Promise<void> {
  if (!inject(PROVIDED)) return;
  const { record } = await import("../../coverage/recording.ts");
  const meta: Recorded = task.meta;
  meta.sandbankCoverage = record(bank, meta.sandbankCoverage);
}
