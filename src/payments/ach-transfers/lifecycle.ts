import type { Table } from "../../engine/store/table.ts";
import { lifecyclesOf } from "../../engine/time/lifecycle.ts";
import type { PaymentsBank } from "../options.ts";
import { type ReturnCode, returnWith } from "../return-codes.ts";
import { CORRECTED } from "../statuses.ts";
import { batchFor } from "./batches.ts";
import { type Correction, correctedWith } from "./change-codes.ts";
import { reservedReturn } from "./reserved.ts";
import { type AchTransfer, AchTransfers } from "./schema.ts";
import { pickUpDue, pickUpWhen, settlementDue, settlementWhen } from "./timings.ts";

/** The actions on a transfer; all but `cancel` only through `bank.simulate`. */
export type AchAction =
  | "cancel"
  | "process"
  | "settle"
  | "return"
  | "correct"
  | "hold"
  | "release"
  | "reject";

/** The return code of a transfer that a review rejects during processing (P14). */
const REJECTED = "R06";

/** The states of an ACH transfer (ACH-24 to ACH-35; P12, P14, P16, X85). */
export const AchLifecycle = lifecyclesOf<PaymentsBank>()<AchTransfer, string, AchAction>({
  model: AchTransfers,
  states(bank) {
    const { seed, assumptions } = bank.options;
    const { ach: timings, reviewStatus, correctedStatus } = assumptions;
    const pickUp = {
      to: "processing",
      change: (transfer: AchTransfer, _: unknown, now: number) =>
        pickedUp(transfer, now, bank.table(AchTransfers)),
    };
    const hold = {
      to: reviewStatus,
      change: (transfer: AchTransfer) => ({
        internal: { ...transfer.internal, held_from: transfer.status as "pending" | "processing" },
      }),
    };
    const failWith = {
      to: "failed",
      change: (_: AchTransfer, code: ReturnCode) => ({ return: returnWith(code) }),
    };
    const returnOf = ({ internal }: AchTransfer) =>
      reservedReturn(internal.receiver_account_number, bank.options);
    const correct = correctedStatus
      ? {
          correct: {
            to: CORRECTED,
            change: (_: AchTransfer, correction: Correction) => ({ return: correctedWith(correction) }),
          },
        }
      : {};
    return {
      pending: {
        tone: "wait",
        after: {
          ...pickUp,
          due: (transfer, since) => pickUpDue(transfer, since, timings, seed),
          event: "process",
          when: pickUpWhen(timings),
        },
        actions: { process: pickUp, cancel: { to: "canceled" }, hold },
      },
      processing: {
        tone: "move",
        after: {
          to: (transfer) => (returnOf(transfer) ? "failed" : "succeeded"),
          among: ["failed", "succeeded"],
          change: (transfer) => ({ return: returnOf(transfer) ?? null }),
          due: (transfer, since) => settlementDue(transfer, since, timings),
          event: "settle",
          when: settlementWhen(timings),
        },
        actions: { settle: { to: "succeeded" }, return: failWith, ...correct, hold },
      },
      [reviewStatus]: {
        tone: "held",
        actions: {
          release: {
            to: (transfer) => transfer.internal.held_from as string,
            among: ["pending", "processing"],
            change: noLongerHeld,
          },
          reject: {
            to: (transfer) => (transfer.internal.held_from === "processing" ? "failed" : "canceled"),
            among: ["failed", "canceled"],
            change: (transfer) => ({
              ...noLongerHeld(transfer),
              return: transfer.internal.held_from === "processing" ? returnWith(REJECTED) : null,
            }),
          },
        },
      },
      succeeded: { tone: "good", actions: { return: failWith, ...correct } },
      ...(correctedStatus ? { [CORRECTED]: { tone: "good" } } : {}),
      failed: { tone: "bad" },
      canceled: { tone: "off" },
    };
  },
});

function noLongerHeld(transfer: AchTransfer): Partial<AchTransfer> {
  return { internal: { ...transfer.internal, held_from: null } };
}

/** What a pick-up at `now` changes in addition to the status (P13). */
export function pickedUp(
  transfer: AchTransfer,
  now: number,
  transfers: Table<AchTransfer>,
): Partial<AchTransfer> {
  const batch = batchFor(transfer, now, transfers);
  return { batch_id: batch.id, internal: { ...transfer.internal, batch_key: batch.key } };
}
