import type { AchTransfer, OpenAuthorization, VirtualCard } from "../index.ts";
import type { Effects } from "./rows.ts";

/** The statuses of a transfer whose money is there; a corrected one has its own where the bank has that status. */
const SETTLED: ReadonlySet<string> = new Set(["succeeded", "corrected"]);

/** What an ACH transfer does to its account (PROD-8 to PROD-11); `name` is that of its receiver. */
export function effectsOfAch(transfer: AchTransfer, name: string | undefined): Effects {
  const { amount, direction, status, batch_id } = transfer;
  const wasSent = batch_id !== null && amount > 0;
  const isOver = status === "failed" || status === "canceled";
  const isPending = direction === "credit" ? !wasSent : wasSent && !SETTLED.has(status);
  const hold = isPending && !isOver ? amount : 0;
  if (!wasSent) return { hold, movements: [] };
  const signed = direction === "credit" ? -amount : amount;
  const to = name === undefined ? "" : ` ${direction === "credit" ? "to" : "from"} ${name}`;
  const sent = { event: "sent", amount: signed, description: `ACH ${direction}${to}` };
  if (status !== "failed") return { hold, movements: [sent] };
  const code = transfer.return ? `, ${transfer.return.code}` : "";
  const returned = {
    event: "returned",
    amount: -signed,
    description: `Return of ACH ${direction}${to}${code}`,
  };
  return { hold, movements: [sent, returned] };
}

/** What a card does to the account that pays for it: open authorizations hold, clearings take and refunds give back (PROD-12). */
export function effectsOfCard(card: VirtualCard, open: readonly OpenAuthorization[]): Effects {
  return {
    // Of the card's own balance, which is never below 0, what is held can't be told.
    hold: card.status === "Canceled" ? 0 : open.reduce((sum, { billing_amount }) => sum + billing_amount, 0),
    movements: card.clearings.map(({ settlement_amount, merchant_name }) => ({
      event: settlement_amount < 0 ? "refunded" : "cleared",
      amount: -settlement_amount,
      description: `Card ${card.last4}, ${merchant_name}`,
    })),
  };
}
