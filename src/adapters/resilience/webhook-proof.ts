import { inOneLine } from "./attempt.ts";
import { readWebhookProof, type WebhookProofOptions, type WebhookReceiver } from "./webhook-options.ts";
import { inOrder, nameOf, type Order, ordersOf, WEBHOOK_FAULT_NAMES } from "./webhook-orders.ts";
import { receiving } from "./webhook-receiver.ts";
import {
  WebhookProofError,
  type WebhookProofReport,
  type WebhookProofRow,
  webhookTableOf,
} from "./webhook-report.ts";

/** Of a longer one only what is around the first difference is shown. */
const LONG_STATE = 160;

/**
 * Proves that a receiver of webhooks ends in the same state whatever happens to deliveries, and refuses those that are wrongly
 * signed or cut: delivers one history as it should be, then under each fault, each time after a reset. Resolves with a report.
 * Rejects with a {@link WebhookProofError} that has the smallest order of deliveries which breaks the receiver, with an Error
 * where the history as it should be does, and with an OptionError.
 *
 * @example
 * await webhookProof({ handle: POST, state: () => transfers, reset: () => transfers.clear(), secret: "whsec_test" });
 */
export async function webhookProof(
  receiver: WebhookReceiver,
  options: WebhookProofOptions = {},
): Promise<WebhookProofReport> {
  const read = readWebhookProof(receiver, options);
  const receive = receiving(read);
  const asItHappened = (isSent: (event: (typeof read.events)[number]) => boolean) =>
    receive({ deliveries: inOrder(read.events.filter(isSent)), atOnce: false });

  const atFirst = await asItHappened(() => false);
  const inTheEnd = await asItHappened(() => true);
  if (inTheEnd.problem)
    throw new Error(`The receiver does not take the history as it should be: ${inTheEnd.problem}.`);
  if (inTheEnd.state === atFirst.state)
    throw new Error(
      `'state' must change with the deliveries, got ${inOneLine(atFirst.state)} after them too.`,
    );
  if ((await asItHappened(() => false)).state !== atFirst.state)
    throw new Error("'reset' must make the receiver as it was at first, and its state is another one.");

  const problemOf = async (order: Order): Promise<string | undefined> => {
    const sent = new Set(order.deliveries.map(({ event }) => event));
    const isWhole = sent.size === read.events.length;
    const expected = isWhole ? inTheEnd : await asItHappened((event) => sent.has(event));
    // A part of the history that the receiver does not take in order either shows nothing.
    if (expected.problem) return undefined;
    const { state, problem } = await receive(order);
    if (problem || state === expected.state) return problem;
    const same = Array.from(state).findIndex((letter, at) => letter !== expected.state[at]);
    const from = state.length > LONG_STATE ? Math.max(0, same - LONG_STATE / 2) : 0;
    const [found, wanted] = [state, expected.state].map((each) => inOneLine(each.slice(from)));
    return `its state is ${found}, and in order it is ${wanted}`;
  };
  const orders = ordersOf(read.events, read.seed);
  const rows: WebhookProofRow[] = [];
  for (const fault of WEBHOOK_FAULT_NAMES) {
    const found = await brokenBy(orders[fault], problemOf);
    const order = found?.deliveries.map(nameOf) ?? [];
    rows.push({ fault, orders: orders[fault].length, problem: found?.problem ?? null, order });
  }
  const report: WebhookProofReport = { events: read.events.length, rows, table: webhookTableOf(rows) };
  if (rows.some(({ problem }) => problem !== null)) throw new WebhookProofError(report);
  return report;
}

/** The first of the orders that breaks the receiver, made as small as it can be, and how; undefined where none does. */
async function brokenBy(
  orders: Iterable<Order>,
  problemOf: (order: Order) => Promise<string | undefined>,
): Promise<(Order & { readonly problem: string }) | undefined> {
  for (const order of orders) {
    const problem = await problemOf(order);
    if (problem !== undefined)
      return (await brokenBy(simplerThan(order), problemOf)) ?? { ...order, problem };
  }
  return undefined;
}

/** With deliveries left out, or two neighbors as they happened; where some came twice, one still does. */
function* simplerThan({ deliveries, atOnce }: Order): Generator<Order> {
  for (const simpler of [...withFewer(deliveries), ...withNeighborsSwapped(deliveries)])
    if (hasOneTwice(simpler) || !hasOneTwice(deliveries)) yield { deliveries: simpler, atOnce };
}

function* withFewer(deliveries: Order["deliveries"]): Generator<Order["deliveries"]> {
  for (let size = deliveries.length >> 1; size > 0; size >>= 1)
    for (let start = 0; start < deliveries.length; start += size) yield deliveries.toSpliced(start, size);
}

function* withNeighborsSwapped(deliveries: Order["deliveries"]): Generator<Order["deliveries"]> {
  for (const [at, one] of deliveries.entries()) {
    const next = deliveries[at + 1];
    if (next && next.place < one.place) yield deliveries.toSpliced(at, 2, next, one);
  }
}

function hasOneTwice(deliveries: Order["deliveries"]): boolean {
  return new Set(deliveries).size < deliveries.length;
}
