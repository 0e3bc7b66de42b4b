import { inColumns } from "../shared/console/columns.ts";
import type { WebhookFaultName } from "./webhook-orders.ts";

/** How a receiver took one fault. */
export interface WebhookProofRow {
  readonly fault: WebhookFaultName;
  /** How many orders of deliveries were tried. */
  readonly orders: number;
  /** What the receiver does wrong; null for nothing. */
  readonly problem: string | null;
  /** The smallest order that shows it, such as "evt_4 ach.status"; empty for none. */
  readonly order: readonly string[];
}

/** What `webhookProof` found: plain data, equal for equal receivers and seeds. */
export interface WebhookProofReport {
  /** How many events the history has. */
  readonly events: number;
  /** For each fault, in the order in which they are tried. */
  readonly rows: readonly WebhookProofRow[];
  /** The rows as text. */
  readonly table: string;
}

const APPLY_NEWER = "keep the created_at of what you have applied to each object, and leave what is older.";

const MENDS: Readonly<Record<WebhookFaultName, string>> = {
  late: APPLY_NEWER,
  twice: "keep the id of each event that you have applied, and answer a known one with 2xx and nothing else.",
  "out-of-order": APPLY_NEWER,
  lost: APPLY_NEWER,
  "wrong-signature": "answer what verifySignature refuses with 401, before anything else.",
  "old-signature": "answer what verifySignature refuses with 401: it compares the timestamp with the time.",
  "truncated-body": "verify the raw body before it is parsed.",
  burst: "read and write in one step, such as a transaction: deliveries arrive at the same time.",
};

/** A receiver is broken by some faults; the message has the smallest order of deliveries for each. */
export class WebhookProofError extends Error {
  override readonly name = "WebhookProofError";
  readonly report: WebhookProofReport;

  constructor(report: WebhookProofReport) {
    const broken = report.rows.filter(({ problem }) => problem !== null);
    const parts = broken.map(({ fault, order, problem }) =>
      [
        `${fault}, by ${fault === "burst" ? "these deliveries at once" : "deliveries in this order"}:`,
        ...order.map((name, at) => `  ${at + 1}. ${name}`),
        `  ${problem}`,
        `  To fix it: ${MENDS[fault]}`,
      ].join("\n"),
    );
    const count = `${broken.length} of ${report.rows.length} faults break the receiver:`;
    super([`${count}\n${webhookTableOf(broken)}`, ...parts].join("\n\n"));
    this.report = report;
  }
}

export function webhookTableOf(rows: readonly WebhookProofRow[]): string {
  const lines = rows.map(({ fault, orders, problem }) => [
    fault,
    String(orders),
    problem ? "broken" : "holds",
  ]);
  return inColumns([["fault", "orders", "receiver"], ...lines]);
}
