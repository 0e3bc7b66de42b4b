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
import { brokenBy } from "./webhook-smallest.ts";

/**
 * Proves that a receiver of webhooks ends in the same state whatever happens to the deliveries, and refuses those that are wrongly
 * signed or cut: delivers one history as it should be, then under each fault, each time after a reset. Resolves with a report.
 * Rejects with a {@link WebhookProofError} that has the smallest order of deliveries that breaks the receiver, with an Error when
 * it can't be judged by the history in order, and with an OptionError.
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
  const inTurn = (deliveries: Order["deliveries"]) => receive({ deliveries, atOnce: false });

  const nothing = await inTurn([]);
  const { state, problem } = await inTurn(inOrder(read.history));
  if (problem) throw new Error(`The receiver does not take the history as it should be: ${problem}.`);
  if (state === nothing.state)
    throw new Error(
      `'state' must change with the deliveries, got ${inOneLine(state)} before and after them.`,
    );
  if ((await inTurn([])).state !== nothing.state)
    throw new Error("'reset' must make the receiver as it was at first, and its state is another one.");

  const problemOf = async (order: Order): Promise<string | undefined> => {
    const sent = new Set(order.deliveries.map(({ event }) => event));
    const expected = await inTurn(inOrder(read.history.filter((event) => sent.has(event))));
    // A part of the history that the receiver does not even take in order shows nothing.
    if (expected.problem) return undefined;
    const taken = await receive(order);
    if (taken.problem) return taken.problem;
    if (taken.state === expected.state) return undefined;
    return `its state is ${inOneLine(taken.state)}, and in order it is ${inOneLine(expected.state)}`;
  };

  const orders = ordersOf(read.history, read.seed);
  const rows: WebhookProofRow[] = [];
  for (const fault of WEBHOOK_FAULT_NAMES) {
    const found = await brokenBy(orders[fault], problemOf);
    const order = found?.order.deliveries.map(nameOf) ?? [];
    rows.push({ fault, orders: orders[fault].length, problem: found?.problem ?? null, order });
  }
  const report: WebhookProofReport = { events: read.history.length, rows, table: webhookTableOf(rows) };
  if (rows.some((row) => row.problem !== null)) throw new WebhookProofError(report);
  return report;
}
