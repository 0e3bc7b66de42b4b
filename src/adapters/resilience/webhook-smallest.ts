import type { Order } from "./webhook-orders.ts";

/** An order that breaks a receiver, and how. */
interface Broken {
  readonly order: Order;
  readonly problem: string;
}

type ProblemOf = (order: Order) => Promise<string | undefined>;

/** The first of the orders that breaks the receiver, made as small as it can be; undefined where none does. */
export async function brokenBy(orders: Iterable<Order>, problemOf: ProblemOf): Promise<Broken | undefined> {
  for (const order of orders) {
    const problem = await problemOf(order);
    if (problem !== undefined) return (await brokenBy(simplerThan(order), problemOf)) ?? { order, problem };
  }
  return undefined;
}

/** With deliveries left out, or two neighbors as they happened. */
function* simplerThan({ deliveries, atOnce }: Order): Generator<Order> {
  for (let size = deliveries.length >> 1; size > 0; size >>= 1)
    for (let start = 0; start < deliveries.length; start += size)
      yield { deliveries: deliveries.toSpliced(start, size), atOnce };
  for (const [at, one] of deliveries.entries()) {
    const next = deliveries[at + 1];
    if (next && next.place < one.place) yield { deliveries: deliveries.toSpliced(at, 2, next, one), atOnce };
  }
}
