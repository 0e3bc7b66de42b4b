import * as z from "zod/mini";
import { distinct, readOptionsOf, secret, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { functionOf, milliseconds } from "./options.ts";
import { HISTORY, type WebhookEvent } from "./webhook-events.ts";

/** A receiver of webhooks, as `webhookProof` calls it. */
export interface WebhookReceiver {
  /** Takes a delivery, such as the POST of a route or the `fetch` of a Worker. */
  handle(request: Request): Response | Promise<Response>;
  /** What it has made of all deliveries since the reset: plain data, maps and sets. */
  state(): unknown;
  /** Makes it as if it had never had a delivery. */
  reset(): void | Promise<void>;
  /** The secret that it verifies with. */
  readonly secret: string;
  /** Its callback url; by default `"http://localhost:3000/hooks"`. */
  readonly url?: string | undefined;
}

const Receiver = z.looseObject({
  handle: functionOf("a function that takes a Request"),
  state: functionOf("a function that returns the state"),
  reset: functionOf("a function that forgets all deliveries"),
  secret,
  url: z._default(z.string({ error: expected("a url") }), "http://localhost:3000/hooks"),
});

const Options = z.strictObject({
  /** The history that is delivered, as it happened; by default a transfer that fails and a card that is deleted. */
  events: z._default(
    distinct(
      z.custom<WebhookEvent>((event) => typeof Object(event).id === "string", {
        error: expected("an event with an id"),
      }),
      ({ id }) => id,
      "events",
    ),
    [...HISTORY],
  ),
  /** From which the orders are drawn; by default 1. */
  seed: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 1),
  /** Milliseconds that an answer may take; by default 3000. */
  timeout: z._default(milliseconds, 3000),
  /** When deliveries are signed, in seconds since 1970; by default by the machine's time, as `verifySignature` judges. */
  now: z.optional(wholeNumber(0, 99_999_999_999, "seconds")),
});

/** The options of `webhookProof`. */
export type WebhookProofOptions = z.input<typeof Options>;

/** A receiver and the options, with every default filled in. */
export type ReadWebhookProof = ReturnType<typeof readWebhookProof>;

export function readWebhookProof(receiver: WebhookReceiver, options: WebhookProofOptions) {
  const { secret, url } = readOptionsOf("the receiver of webhookProof", Receiver, receiver);
  // The receiver itself is kept, since its functions may use `this`.
  return { receiver, secret, url, ...readOptionsOf("webhookProof", Options, options) };
}
