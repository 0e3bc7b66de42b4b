import type { Table } from "../../engine/store/table.ts";
import { HOUR_MS } from "../../engine/time/calendar.ts";
import type { AchTransfer } from "./schema.ts";

/**
 * The batch of a transfer that is picked up at `now`: transfers of the same originating account and service picked up
 * in the same GMT clock hour share one, named after the first of them (P13).
 */
export function batchFor(
  transfer: Pick<AchTransfer, "id" | "account_number" | "service">,
  now: number,
  transfers: Table<AchTransfer>,
): { readonly id: string; readonly key: string } {
  const key = JSON.stringify([Math.floor(now / HOUR_MS), transfer.account_number, transfer.service]);
  return { id: transfers.firstBy("batch", key)?.batch_id ?? `BATCH-${transfer.id}`, key };
}
