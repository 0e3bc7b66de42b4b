import * as z from "zod/mini";
import { distinct, name, readOptionsOf, secret, wholeNumber } from "../../engine/options.ts";
import { expected } from "../../engine/schema/expected.ts";
import { functionOf, milliseconds } from "./options.ts";
import { HISTORY, type WebhookEvent } from "./webhook-events.ts";

/** What takes deliveries, as `webhookProof` calls it. */
export interface WebhookReceiver {
  /** Takes a delivery, such as the POST of a route or the `fetch` of a Worker. */
  handle(request: Request): Response | Promise<Response>;
  /** What it has made of all deliveries since the reset, as plain data, maps and sets. */
  state(): unknown;
  /** Makes it as if it had never had a delivery. */
  reset(): void | Promise<void>;
  /** The secret that it verifies with. */
  readonly secret: string;
  /** Its callback url; by default "http://localhost:3000/hooks". */
  readonly url?: string | undefined;
}

const text = z.string({ error: expected("text") });
const Event = z.custom<WebhookEvent>(
  (value) => z.looseObject({ id: text, event_type: text, payload: z.unknown() }).safeParse(value).success,
  { error: expected("an event, with id, event_type and payload") },
);

const Receiver = z.looseObject({
  handle: functionOf<WebhookReceiver["handle"]>("a function that takes a Request"),
  state: functionOf<WebhookReceiver["state"]>("a function that returns the state"),
  reset: functionOf<WebhookReceiver["reset"]>("a function that forgets all deliveries"),
  secret,
  url: z._default(name, "http://localhost:3000/hooks"),
});

const Options = z.strictObject({
  /** The history that is delivered, as it happened; by default a transfer that fails and a card that is deleted. */
  events: z._default(
    distinct(Event, ({ id }) => id, "events").check(z.minLength(1, { error: "must have an event." })),
    [...HISTORY],
  ),
  /** From which the orders are drawn; by default 1. */
  seed: z._default(wholeNumber(0, Number.MAX_SAFE_INTEGER), 1),
  /** Milliseconds that an answer may take; by default 3000. */
  timeout: z._default(milliseconds, 3000),
  /** The time at which deliveries are signed; by default the machine's, by which `verifySignature` judges. */
  now: z.optional(z.date({ error: expected("a Date") })),
});

/** The options of `webhookProof`. */
export type WebhookProofOptions = z.input<typeof Options>;

/** A receiver and the options, with every default filled in. */
export interface ReadWebhookProof {
  readonly receiver: WebhookReceiver;
  readonly secret: string;
  readonly url: string;
  readonly history: readonly WebhookEvent[];
  readonly seed: number;
  readonly timeout: number;
  /** The seconds at which a delivery is signed. */
  now(): number;
}

export function readWebhookProof(receiver: WebhookReceiver, options: WebhookProofOptions): ReadWebhookProof {
  // The receiver itself is kept, since its functions may use `this`.
  const { secret, url } = readOptionsOf("the receiver of webhookProof", Receiver, receiver);
  const { events, now, ...others } = readOptionsOf("webhookProof", Options, options);
  return {
    receiver,
    secret,
    url,
    history: events,
    ...others,
    now: () => Math.floor((now?.getTime() ?? Date.now()) / 1000),
  };
}
