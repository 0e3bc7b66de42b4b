import { type Broken, broken, invariantsOf } from "../../engine/resource/invariant.ts";
import type { TimelineEntry } from "../../engine/store/history.ts";
import { Counterparties } from "../counterparties/schema.ts";
import type { PaymentsBank } from "../options.ts";
import { RETURN_CODES } from "../return-codes.ts";
import { CORRECTED } from "../statuses.ts";
import { batchKey } from "./batches.ts";
import { CHANGE_CODES } from "./change-codes.ts";
import { type AchTransfer, AchTransfers, RECEIVER_FIELDS } from "./schema.ts";

/** Receiver, return, review and batch of a transfer follow from its status and its history (SNAP-20 to SNAP-24). */
export const achInvariants = invariantsOf<PaymentsBank>()(AchTransfers, (bank) => {
  const { reviewStatus } = bank.options.assumptions;
  const batches = new Map<string, string>();
  return (transfer, timeline) =>
    brokenReceiver(transfer, bank) ??
    brokenReturn(transfer) ??
    brokenReview(transfer, reviewStatus) ??
    brokenBatch(transfer, timeline, bank, batches);
});

/** A transfer names its receiver in one way, whose account it keeps (P6, P9). */
function brokenReceiver(transfer: AchTransfer, bank: PaymentsBank): Broken | undefined {
  const { counterparty_id: id, internal } = transfer;
  const isGiven = id === null;
  const wrong = RECEIVER_FIELDS.find((field) => (transfer[field] !== null) !== isGiven);
  if (wrong !== undefined) {
    const wanted = isGiven ? "given without a counterparty_id" : "null beside a counterparty_id";
    return broken(wrong, wanted, transfer[wrong], { secret: true });
  }
  const account = isGiven
    ? transfer.receiver_account_number
    : bank.table(Counterparties).get(id)?.account_number;
  if (internal.receiver_account_number === account) return undefined;
  return broken(
    "internal.receiver_account_number",
    "the receiver's account",
    internal.receiver_account_number,
    {
      secret: true,
    },
  );
}

function brokenReturn({ status, return: returned }: AchTransfer): Broken | undefined {
  const isCorrected = status === CORRECTED;
  const isReturned = status === "failed" || isCorrected;
  if (isReturned !== (returned !== null))
    return broken("return", isReturned ? `given in status ${status}` : `null in status ${status}`, returned);
  if (returned === null) return undefined;
  const { code, description, corrected_data: corrected } = returned;
  const titles: Readonly<Record<string, string>> = isCorrected ? CHANGE_CODES : RETURN_CODES;
  if (titles[code] !== description) return broken("return.description", "the title of its code", description);
  if (isCorrected === (corrected !== undefined)) return undefined;
  const wanted = isCorrected ? `given in status ${CORRECTED}` : `left out in status ${status}`;
  return broken("return.corrected_data", wanted, corrected ?? null, { secret: true });
}

function brokenReview({ status, internal }: AchTransfer, reviewStatus: string): Broken | undefined {
  if ((status === reviewStatus) === (internal.held_from !== null)) return undefined;
  const wanted = status === reviewStatus ? '"pending" or "processing"' : "null";
  return broken("internal.held_from", `${wanted} in status ${status}`, internal.held_from);
}

/** A transfer that was picked up is in the batch of its hour, account and service, named after one of them (P13). */
function brokenBatch(
  transfer: AchTransfer,
  timeline: readonly TimelineEntry[],
  bank: PaymentsBank,
  batches: Map<string, string>,
): Broken | undefined {
  const { status, batch_id: batch, internal } = transfer;
  const isPickedUp = !["pending", "canceled"].includes(internal.held_from ?? status);
  if (!isPickedUp) {
    if (batch !== null) return broken("batch_id", `null in status ${status}`, batch);
    return internal.batch_key === null ? undefined : broken("internal.batch_key", "null", internal.batch_key);
  }
  const since = timeline.find((entry) => entry.status === "processing") ?? timeline[0];
  const key = batchKey(transfer, Date.parse(since?.at ?? ""));
  if (internal.batch_key !== key)
    return broken(
      "internal.batch_key",
      "the hour of its pick-up, its account and service",
      internal.batch_key,
      {
        secret: true,
      },
    );
  const first = batches.get(key) ?? namedAfter(batch, key, bank);
  if (first !== batch) return broken("batch_id", "that of its batch, named after a transfer in it", batch);
  batches.set(key, batch);
  return undefined;
}

/** The name of a batch, if it is that of a transfer in it. */
function namedAfter(batch: string | null, key: string, bank: PaymentsBank): string | undefined {
  const id = /^BATCH-([0-9]+)$/.exec(batch ?? "")?.[1] ?? "";
  return bank.table(AchTransfers).get(id)?.internal.batch_key === key ? (batch ?? undefined) : undefined;
}
