import type { AnyId } from "../../engine/store/ids.ts";
import { DAY_MS } from "../../engine/time/calendar.ts";
import type { AchAction } from "../../payments/ach-transfers/lifecycle.ts";
import { type RETURN_CODES, returnWith } from "../../payments/ach-transfers/return-codes.ts";
import type { AchTransfer } from "../../payments/ach-transfers/schema.ts";
import type { PaymentsBank } from "../../payments/bank.ts";

/** How long the network takes late returns (P16). */
const LATE_RETURN_DAYS = 60;

/** What happened to a transfer outside the interface. Each takes an id and answers the transfer as it then is. */
export interface AchActions {
  /** Picks a pending transfer up for processing (payments.md, States and transitions). */
  process(id: AnyId): AchTransfer;
  /** Ends the waiting period of a transfer in processing: it has succeeded. */
  settle(id: AnyId): AchTransfer;
  /** Returns a transfer that is in processing or, late, one that had succeeded (P16, P19). */
  return(id: AnyId, code: keyof typeof RETURN_CODES | string): AchTransfer;
  /** Pauses a pending or processing transfer for review (P14). */
  hold(id: AnyId): AchTransfer;
  /** Ends the review: the transfer goes back to where it was, its time counted afresh (P14). */
  release(id: AnyId): AchTransfer;
  /** Ends the review: canceled from pending, failed with R06 from processing (P14). */
  reject(id: AnyId): AchTransfer;
}

/** Makes the actions; `warn` hears of what was taken but looks wrong. */
export function achActions(bank: PaymentsBank, warn: (message: string, path: string) => void): AchActions {
  const act = (id: AnyId, action: AchAction, argument?: unknown) =>
    bank.achLifecycle.act(id, action, argument);
  return {
    process: (id) => act(id, "process"),
    settle: (id) => act(id, "settle"),
    return(id, code) {
      returnWith(code);
      const before = bank.achTransfers.get(id);
      const returned = act(id, "return", code);
      const succeeded = bank.achTransfers.timeline(id).findLast(({ status }) => status === "succeeded");
      if (before?.status === "succeeded" && succeeded) {
        const days = Math.floor((bank.now() - Date.parse(succeeded.at)) / DAY_MS);
        if (days > LATE_RETURN_DAYS) {
          const text = `ACH transfer ${returned.id} was returned ${days} days after it succeeded; the network takes returns for ${LATE_RETURN_DAYS} days.`;
          warn(text, `/_sandbank/simulate/achTransfers/${returned.id}/return`);
        }
      }
      return returned;
    },
    hold: (id) => act(id, "hold"),
    release: (id) => act(id, "release"),
    reject: (id) => act(id, "reject"),
  };
}
