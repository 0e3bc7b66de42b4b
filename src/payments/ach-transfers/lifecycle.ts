import type { Core } from "../../engine/service.ts";
import type { Table } from "../../engine/store/table.ts";
import { Lifecycle, type States } from "../../engine/time/lifecycle.ts";
import { batchFor } from "./batches.ts";
import { reservedReturn, returnWith } from "./return-codes.ts";
import type { AchTransfer } from "./schema.ts";
import { pickUpDue, settlementDue } from "./timings.ts";

/** What may be asked of a transfer; all but `cancel` through `bank.simulate` only. */
export type AchAction = "cancel" | "process" | "settle" | "return" | "hold" | "release" | "reject";

export type AchLifecycle = Lifecycle<AchTransfer, string, AchAction>;

/** The documented statuses; the review status comes beside them under its configured name (P14). */
export const ACH_STATUSES: readonly string[] = ["pending", "canceled", "processing", "succeeded", "failed"];

/** The code of a transfer that a review rejects out of processing (P14). */
const REJECTED = "R06";

/** The table of an ACH transfer's states (payments.md, States and transitions; P12, P14, P16). */
function achStates(core: Core, transfers: Table<AchTransfer>): States<AchTransfer, string, AchAction> {
  const { ach: timings, reviewStatus } = core.options.assumptions;
  const pickUp = {
    to: "processing",
    change: (transfer: AchTransfer, _: unknown, now: number) => pickedUp(transfer, now, transfers),
  };
  const hold = {
    to: reviewStatus,
    change: (transfer: AchTransfer) => ({
      internal: { ...transfer.internal, held_from: transfer.status as "pending" | "processing" },
    }),
  };
  const failWith = { to: "failed", change: (_: AchTransfer, code: string) => ({ return: returnWith(code) }) };
  return {
    pending: {
      after: { ...pickUp, due: (transfer, since) => pickUpDue(transfer, since, timings), event: "process" },
      actions: { process: pickUp, cancel: { to: "canceled" }, hold },
    },
    processing: {
      after: {
        to: (transfer) =>
          reservedReturn(transfer.internal.receiver_account_number) ? "failed" : "succeeded",
        change: (transfer) => ({ return: reservedReturn(transfer.internal.receiver_account_number) ?? null }),
        due: (transfer, since) => settlementDue(transfer, since, timings),
        event: "settle",
      },
      actions: { settle: { to: "succeeded" }, return: failWith, hold },
    },
    [reviewStatus]: {
      actions: {
        release: { to: (transfer) => transfer.internal.held_from as string, change: noLongerHeld },
        reject: {
          to: (transfer) => (transfer.internal.held_from === "processing" ? "failed" : "canceled"),
          change: (transfer) => ({
            ...noLongerHeld(transfer),
            return: transfer.internal.held_from === "processing" ? returnWith(REJECTED) : null,
          }),
        },
      },
    },
    succeeded: { actions: { return: failWith } },
    failed: {},
    canceled: {},
  };
}

function noLongerHeld(transfer: AchTransfer): Partial<AchTransfer> {
  return { internal: { ...transfer.internal, held_from: null } };
}

/** What a pick-up at `now` changes besides the status (P13). */
export function pickedUp(
  transfer: AchTransfer,
  now: number,
  transfers: Table<AchTransfer>,
): Partial<AchTransfer> {
  const batch = batchFor(transfer, now, transfers);
  return { batch_id: batch.id, internal: { ...transfer.internal, batch_key: batch.key } };
}

/** Puts the transfers of a bank on their way. */
export function createAchLifecycle(core: Core, transfers: Table<AchTransfer>): AchLifecycle {
  const { timers, now } = core;
  return new Lifecycle({ table: transfers, timers, now, states: achStates(core, transfers) });
}
