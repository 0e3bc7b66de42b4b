import { createRandom, type Random } from "../../engine/store/random.ts";
import { RETRY_SECONDS } from "../../retry-schedule.ts";
import type { WebhookEvent } from "./webhook-events.ts";

/** What a receiver has to refuse. */
const FLAWS = ["wrong-signature", "old-signature", "truncated-body"] as const;

/** What can go wrong between the bank and a receiver, in the order in which it is tried. */
export const WEBHOOK_FAULT_NAMES = ["late", "twice", "out-of-order", "lost", ...FLAWS, "burst"] as const;

/** What goes wrong with deliveries. */
export type WebhookFaultName = (typeof WEBHOOK_FAULT_NAMES)[number];

export interface Delivery {
  readonly event: WebhookEvent;
  /** Its place in the history. */
  readonly place: number;
  readonly flaw: (typeof FLAWS)[number] | null;
}

/** Deliveries one after the other, or all at the same time. */
export interface Order {
  readonly deliveries: readonly Delivery[];
  readonly atOnce: boolean;
}

/** How many retries follow within seconds. */
const RETRIES_OF_A_SET = 4;

/** How many orders of a kind are tried where there may be more. */
const MOST = 20;

/** The orders in which a fault delivers a history; the same seed gives the same. */
export function ordersOf(
  history: readonly WebhookEvent[],
  seed: number,
): Readonly<Record<WebhookFaultName, readonly Order[]>> {
  const random = createRandom(seed);
  const right = inOrder(history);
  const some = right.length <= MOST ? right : shuffled(right, random).slice(0, MOST);
  const again = ({ place }: Delivery, at: number) => right.toSpliced(at, 0, ...right.slice(place, place + 1));
  const many = (order: () => readonly Delivery[]) => Array.from({ length: MOST }, order);
  const inTurn = (orders: readonly (readonly Delivery[])[]) =>
    orders.map((deliveries) => ({ deliveries, atOnce: false }));
  const flawed = (flaw: Delivery["flaw"]) => inTurn([right.flatMap((one) => [{ ...one, flaw }, one])]);
  return {
    late: inTurn(some.map((one) => again(one, right.length).toSpliced(one.place, 1))),
    twice: inTurn([
      ...some.map((one) => again(one, one.place)),
      ...some.map((one) => again(one, right.length)),
    ]),
    "out-of-order": inTurn([right.toReversed(), ...many(() => shuffled(right, random))]),
    lost: inTurn(many(() => withLosses(right, random))),
    "wrong-signature": flawed("wrong-signature"),
    "old-signature": flawed("old-signature"),
    "truncated-body": flawed("truncated-body"),
    burst: [right, [...right, ...right]].map((deliveries) => ({ deliveries, atOnce: true })),
  };
}

/** The deliveries of a history as they should be. */
export function inOrder(history: readonly WebhookEvent[]): readonly Delivery[] {
  return history.map((event, place) => ({ event, place, flaw: null }));
}

/** Such as "evt_4 ach.status, wrong-signature". */
export function nameOf({ event, flaw }: Delivery): string {
  return `${event.id} ${event.event_type}${flaw ? `, ${flaw}` : ""}`;
}

/** One delivery a second, of which some arrive only when they are sent again, after one to four attempts. */
function withLosses(right: readonly Delivery[], random: Random): readonly Delivery[] {
  const arrivals = right.map((one) => {
    const lost = RETRY_SECONDS.slice(0, random.int(0, 1) * random.int(1, RETRIES_OF_A_SET));
    return { one, at: lost.reduce((sum, seconds) => sum + seconds, one.place) };
  });
  return arrivals.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.int(0, left.length - 1), 1));
}
