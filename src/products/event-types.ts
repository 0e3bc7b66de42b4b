import type { AchTransfer, VirtualCard } from "../index.ts";
import type { WireTransfer } from "./wire-transfers.ts";

/** What an event is about, and when it happens. */
export interface EventType {
  /** The collection of the rows; a question mark after it says that a bank may not have it. */
  readonly of: string;
  /** Whether a write makes an event: the row after and before it, undefined for none. */
  when(after: object | undefined, before: object | undefined): boolean;
}

/** The collection that an event of a type is about. */
export function collectionOf({ of }: Pick<EventType, "of">): string {
  return of.replace(/\?$/, "");
}

/** What the events of each type that the service has are about. */
export interface EventPayloads {
  readonly "virtualcard.created": VirtualCard;
  readonly "virtualcard.deleted": VirtualCard;
  readonly "ach.status": AchTransfer;
  readonly "virtualcard.realtime.auths": VirtualCard;
  readonly "virtualcard.clearings": VirtualCard;
  readonly "virtualcard.realtime.iccp.all": VirtualCard;
  readonly "ach.status.advice": AchTransfer;
  readonly "wires.status": WireTransfer;
}

interface WithStatus {
  readonly status: string;
}

/**
 * An event for each new row of a collection and each change of its status, or for those of some statuses.
 *
 * @example const resources = { payouts, ...eventResourcesWith({ types: { "payout.status": statusOf("payouts") } }) };
 */
export function statusOf(collection: string, isOne: (status: string) => boolean = () => true): EventType {
  return {
    of: collection,
    when(after, before) {
      const [now, then] = [after, before].map((row) => (row as WithStatus | undefined)?.status);
      return now !== undefined && now !== then && isOne(now);
    },
  };
}

/** Statuses of a transfer that have an event of their own. */
const FAILED: ReadonlySet<string> = new Set(["failed", "corrected"]);

/** An event for each write that makes a list of a card longer. */
function listed(count: (card: VirtualCard) => number): EventType {
  const countOf = (card: object | undefined) => (card === undefined ? 0 : count(card as VirtualCard));
  return { of: "virtualCards", when: (after, before) => countOf(after) > countOf(before) };
}

/** The types of events that the service has, by their names (PROD-40). */
export const EVENT_TYPES = {
  "virtualcard.created": {
    of: "virtualCards",
    when: (after, before) => after !== undefined && before === undefined,
  },
  "virtualcard.deleted": {
    of: "virtualCards",
    when: (after, before) => isCanceled(after) && before !== undefined && !isCanceled(before),
  },
  "ach.status": statusOf("achTransfers", (status) => FAILED.has(status)),
  "virtualcard.realtime.auths": listed(
    ({ authorizations }) => authorizations.filter((each) => each.transaction_type === "Authorization").length,
  ),
  "virtualcard.clearings": listed(({ clearings }) => clearings.length),
  "virtualcard.realtime.iccp.all": listed(({ authorizations }) => authorizations.length),
  "ach.status.advice": statusOf("achTransfers", (status) => !FAILED.has(status)),
  "wires.status": statusOf("wireTransfers?"),
} satisfies Readonly<Record<keyof EventPayloads, EventType>>;

function isCanceled(card: object | undefined): boolean {
  return (card as VirtualCard | undefined)?.status === "Canceled";
}
