import type { Table } from "../../engine/store/table.ts";
import { HOUR_MS } from "../../engine/time/calendar.ts";
import type { AchTransfer } from "./schema.ts";

/**
 * The batch a transfer goes with when it is picked up at `now`: the one of the transfers picked up
 * in the same GMT clock hour, of the same originating account and service; otherwise a new one,
 * named after its first transfer (P13).
 */
export function batchFor(
  transfer: Pick<AchTransfer, "id" | "account_number" | "service">,
  now: number,
  transfers: Table<AchTransfer>,
): { readonly id: string; readonly key: string } {
  const key = JSON.stringify([Math.floor(now / HOUR_MS), transfer.account_number, transfer.service]);
  return { id: transfers.firstBy("batch", key)?.batch_id ?? `BATCH-${transfer.id}`, key };
}
