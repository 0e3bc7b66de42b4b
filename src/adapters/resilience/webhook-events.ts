/** An event as a delivery has it (H2). */
export interface WebhookEvent {
  /** The same each time that it is delivered. */
  readonly id: string;
  /** Such as "ach.status". */
  readonly event_type: string;
  /** The object, as a GET showed it at that instant. */
  readonly payload: unknown;
  /** What it was before; null when the object was created. */
  readonly previous: unknown;
  /** When it happened, as the service writes it. */
  readonly created_at: string | number;
}

const TRANSFER = { id: "7e1d0c6a-0000-4000-8000-000000000001", amount: 125_00, direction: "credit" };
const CARD = { id: "7e1d0c6a-0000-4000-8000-000000000002", last_four: "4242" };

/** A transfer that fails, and a card that is created and deleted meanwhile. */
export const HISTORY: readonly WebhookEvent[] = [
  ["ach.status.advice", TRANSFER, null, "pending"] as const,
  ["virtualcard.created", CARD, null, "active"] as const,
  ["ach.status.advice", TRANSFER, "pending", "processing"] as const,
  ["ach.status", TRANSFER, "processing", "failed"] as const,
  ["virtualcard.deleted", CARD, "active", "canceled"] as const,
].map(([event_type, object, before, status], at) => ({
  id: `evt_${at + 1}`,
  event_type,
  payload: { ...object, status },
  previous: before && { ...object, status: before },
  created_at: `2026-03-09T15:00:0${at}.000Z`,
}));
