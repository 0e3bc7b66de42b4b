import { createRandom, type Random } from "../../engine/store/random.ts";
import type { WebhookEvent } from "./webhook-events.ts";

/** What can go wrong between the bank and a receiver, in the order in which it is tried. */
export const WEBHOOK_FAULT_NAMES = [
  "late",
  "twice",
  "out-of-order",
  "lost",
  "wrong-signature",
  "old-signature",
  "truncated",
  "burst",
] as const;

/** What goes wrong with deliveries. */
export type WebhookFaultName = (typeof WEBHOOK_FAULT_NAMES)[number];

/** What a receiver has to refuse. */
const FLAWS = ["wrong-signature", "old-signature", "truncated"] as const;
export type Flaw = (typeof FLAWS)[number];

export interface Delivery {
  readonly event: WebhookEvent;
  /** Its place in the history. */
  readonly place: number;
  readonly flaw: Flaw | null;
}

/** Deliveries one after the other, or all at the same time. */
export interface Order {
  readonly deliveries: readonly Delivery[];
  readonly atOnce: boolean;
}

const SET = [2, 4, 8, 16];
const HOUR = 3600;

/** The seconds after each attempt until the next one: four sets, an hour apart (H5). */
export const RETRY_SECONDS: readonly number[] = [0, HOUR, HOUR, HOUR].flatMap((pause) =>
  SET.map((seconds, at) => (at === 0 ? seconds + pause : seconds)),
);

/** How many orders of a kind are tried where there may be more. */
const MOST = 20;

/** The orders in which a fault delivers a history; the same seed gives the same. */
export function ordersOf(
  history: readonly WebhookEvent[],
  seed: number,
): Readonly<Record<WebhookFaultName, readonly Order[]>> {
  const random = createRandom(seed);
  const right = inOrder(history);
  const drawn = <Item>(items: readonly Item[]) =>
    items.length <= MOST ? items : shuffled(items, random).slice(0, MOST);
  const each = (
    order: (one: Delivery, before: readonly Delivery[], after: readonly Delivery[]) => Delivery[],
  ) => drawn(right).map((one) => order(one, right.slice(0, one.place), right.slice(one.place + 1)));
  const times = (make: () => readonly Delivery[]) => Array.from({ length: MOST }, make);
  const inTurn = (orders: readonly (readonly Delivery[])[]) =>
    orders.map((deliveries) => ({ deliveries, atOnce: false }));
  const flawed = (flaw: Flaw) => inTurn([right.flatMap((one) => [{ ...one, flaw }, one])]);
  return {
    late: inTurn(each((one, before, after) => [...before, ...after, one])),
    twice: inTurn([
      ...each((one, before, after) => [...before, one, one, ...after]),
      ...each((one, before, after) => [...before, one, ...after, one]),
    ]),
    "out-of-order": inTurn([right.toReversed(), ...times(() => shuffled(right, random))]),
    lost: inTurn(times(() => withLosses(right, random))),
    "wrong-signature": flawed("wrong-signature"),
    "old-signature": flawed("old-signature"),
    truncated: flawed("truncated"),
    burst: [right, [...right, ...right]].map((deliveries) => ({ deliveries, atOnce: true })),
  };
}

/** The deliveries of a history as they should be. */
export function inOrder(history: readonly WebhookEvent[]): readonly Delivery[] {
  return history.map((event, place) => ({ event, place, flaw: null }));
}

/** Such as "evt_4 ach.status, wrong-signature". */
export function nameOf({ event, flaw }: Delivery): string {
  return [`${event.id} ${event.event_type}`, ...(flaw ? [flaw] : [])].join(", ");
}

/** One delivery a second, of which some arrive only when they are sent again, after one to four attempts. */
function withLosses(right: readonly Delivery[], random: Random): readonly Delivery[] {
  const arrivals = right.map((one) => {
    const lost = RETRY_SECONDS.slice(0, random.int(0, 1) * random.int(1, 4));
    return { one, at: lost.reduce((sum, seconds) => sum + seconds, one.place) };
  });
  return arrivals.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(random.int(0, left.length - 1), 1));
}
