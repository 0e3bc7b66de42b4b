import process from "node:process";
import { type BankOptions, createBank } from "../../../core.ts";
import type { Delivery } from "../../../products/index.ts";
import { serveBank } from "../../server/serve.ts";
import { printable } from "../../shared/console/printable.ts";
import type { Flags } from "../flags.ts";
import { announce, endOnSignal, loggedBy, printError } from "../output.ts";
import { DEFAULT_URL, type WebhooksBank, webhooksBankAt } from "./client.ts";

const POLL_MS = 200;

/** Reads of a bank with many deliveries take longer, and are made less often. */
const REST = 10;

/**
 * Delivers the events of a bank to an address until SIGINT or SIGTERM, and prints each attempt: of a bank of its own, with such
 * options, or of the one at `--url`, in which it has a webhook for as long. With `--resend` it makes one attempt of a delivery.
 */
export async function listen(flags: Flags, options: () => Promise<BankOptions>): Promise<void> {
  const { url, key, forwardTo, resend } = flags.webhooks;
  if (resend !== undefined) return resendOne(await webhooksBankAt({ url: url ?? DEFAULT_URL, key }), resend);
  if (forwardTo === undefined)
    throw new Error("listen needs the address of your app, as --forward-to http://localhost:3000/hooks.");
  const own = url === undefined ? await serveOwn(flags, forwardTo, await options()) : undefined;
  const close = async () => own?.close();
  try {
    const bank = await webhooksBankAt({ url: url ?? own?.url ?? DEFAULT_URL, key });
    await follow(bank, forwardTo, flags, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function serveOwn(flags: Flags, forwardTo: string, options: BankOptions) {
  const { allowWebhooks = [], ...server } = flags.toServer();
  const named = URL.canParse(forwardTo) ? [new URL(forwardTo).origin] : [];
  const allowed = { ...server, allowWebhooks: [...allowWebhooks, ...named] };
  const own = await serveBank(createBank, options, allowed, loggedBy(flags));
  announce(own, flags);
  return own;
}

async function follow(
  { bank, request }: WebhooksBank,
  url: string,
  { webhooks: { events, printSecret } }: Flags,
  close: () => Promise<void>,
): Promise<void> {
  const webhook = await request("webhooks", "POST", "/v1/webhooks", { url, ...(events && { events }) });
  let isEnded = false;
  endOnSignal(async () => {
    isEnded = true;
    try {
      await request("webhooks", "DELETE", `/v1/webhooks/${webhook.id}`);
    } finally {
      await close();
    }
  });
  console.log(`It delivers ${events?.join(", ") ?? "all events"} to ${url}; Ctrl-C ends it`);
  if (printSecret) console.log(`Its secret is ${webhook.secret}`);
  const printed = new Map<string, number>();
  const print = async () => {
    for (const delivery of await bank.db.webhookDeliveries.findMany({ webhook_id: webhook.id })) {
      const { id, attempts } = delivery;
      for (const at of attempts.keys()) if (at >= (printed.get(id) ?? 0)) printAttempt(delivery, at);
      printed.set(id, attempts.length);
    }
  };
  const again = async () => {
    const begin = performance.now();
    try {
      await print();
    } catch (error) {
      // While it ends, the bank may be gone.
      if (isEnded) return;
      printError(error);
      process.exit(1);
    }
    if (!isEnded) setTimeout(again, Math.max(POLL_MS, REST * (performance.now() - begin)));
  };
  await again();
}

async function resendOne({ bank }: WebhooksBank, id: string): Promise<void> {
  const { attempts } = await bank.simulate.webhookDeliveries.resend(id);
  for (;;) {
    const delivery = await bank.db.webhookDeliveries.get(id);
    if (!delivery) throw new Error(`The delivery ${id} is gone: the bank was reset.`);
    const attempt = delivery.attempts[attempts.length];
    if (attempt) {
      printAttempt(delivery, attempts.length);
      process.exitCode = delivery.status === "delivered" ? 0 : 1;
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Bank time, type of the event, id of the delivery, status, milliseconds, and what went wrong. */
function printAttempt({ id, event_type, attempts }: Delivery, index: number): void {
  const attempt = attempts[index];
  if (!attempt) return;
  const { at, status, duration_ms, error } = attempt;
  const parts = [at, event_type, id, status ?? "no answer", `${duration_ms} ms`, error ?? ""];
  console.log(printable(parts.join(" ").trimEnd()));
}
