import type { Table } from "../../engine/store/table.ts";
import { HOUR_MS } from "../../engine/time/calendar.ts";
import type { AchTransfer } from "./schema.ts";

type Batched = Pick<AchTransfer, "account_number" | "service">;

/** What the transfers of one batch have in common: the hour of their pick-up, the originating account, the service. */
export function batchKey({ account_number, service }: Batched, pickedUpAt: number): string {
  return JSON.stringify([Math.floor(pickedUpAt / HOUR_MS), account_number, service]);
}

/**
 * The batch of a transfer that is picked up at `now`: transfers of the same originating account and service picked up
 * in the same GMT clock hour share one, named after the first of them (P13).
 */
export function batchFor(
  transfer: Batched & Pick<AchTransfer, "id">,
  now: number,
  transfers: Table<AchTransfer>,
): { readonly id: string; readonly key: string } {
  const key = batchKey(transfer, now);
  return { id: transfers.firstBy("batch", key)?.batch_id ?? `BATCH-${transfer.id}`, key };
}
