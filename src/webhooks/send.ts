import { messageOf } from "../engine/errors.ts";
import { isLoopback } from "../engine/http/headers/origin.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "../engine/http/signatures/signed-text.ts";
import type { Delivery, DeliveryAttempt, Event } from "../products/index.ts";
import { signatureOf } from "./signature.ts";

/** Sends a delivery in place of `fetch`. */
export type Deliver = (event: Event, request: Request) => Response | Promise<Response>;

/** What an attempt of a delivery needs. */
export interface Sending {
  readonly delivery: Delivery;
  readonly event: Event;
  /** The secret of its webhook. */
  readonly secret: string;
  /** Bank time, milliseconds. */
  readonly now: number;
}

/** Where deliveries may go, and how. */
export interface Sender {
  /** Undefined for `fetch`. */
  readonly deliver: Deliver | undefined;
  /** The origins beside those of the own machine and of the page, to which they may go. */
  readonly allow: readonly string[];
  /** Machine milliseconds. */
  readonly timeout: number;
  /** Does work once what was given before is done: requests that leave at once leave in the order of their deliveries. */
  readonly inTurn: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** What the receiver made of it. */
export type Outcome = Omit<DeliveryAttempt, "at">;

/** How many characters of an answer are kept. */
const KEPT_BODY = 1000;
const HOUR = 3600;

const wallNow = globalThis.performance.now.bind(globalThis.performance);

/** Makes an attempt. Never rejects: what goes wrong is its outcome. */
export async function send(sending: Sending, sender: Sender): Promise<Outcome> {
  const begin = wallNow();
  const outcome = await answerTo(sending, sender).catch((error: unknown) => notReached(error, sender));
  return { ...outcome, duration_ms: Math.round(wallNow() - begin) };
}

/** Whether the receiver has taken it. */
export function isTaken({ status }: Pick<Outcome, "status">): boolean {
  return status !== null && status >= 200 && status < 300;
}

type Answer = Omit<Outcome, "duration_ms">;

const failed = (error: string): Answer => ({ status: null, body: null, error });

async function answerTo(sending: Sending, sender: Sender): Promise<Answer> {
  const { event, delivery } = sending;
  const refusal = sender.deliver ? undefined : refusalOf(delivery.url, sender.allow);
  if (refusal !== undefined) return failed(refusal);
  const signed = await sender.inTurn(() => signedRequest(sending));
  // From now on, since the receiver has no part in how long the signature took.
  const signal = AbortSignal.timeout(sender.timeout);
  const request = new Request(delivery.url, { ...signed, signal, redirect: "manual" });
  const answered = Promise.resolve(sender.deliver ? sender.deliver(event, request) : fetch(request));
  const response = await orAborted(answered, signal);
  if (!Number.isInteger(response?.status)) return failed("The option 'deliver' must return a Response.");
  if (response.type === "opaqueredirect")
    return failed("The receiver responded with a redirect, which isn't followed.");
  return { status: response.status, body: await beginOf(response, signal), error: null };
}

/** The request of an attempt; only the first one has a fault. */
async function signedRequest({ delivery, event, secret, now }: Sending): Promise<RequestInit> {
  const fault = delivery.failed === 0 ? delivery.fault : null;
  const body = JSON.stringify(event);
  const timestamp = Math.floor(now / 1000) - (fault === "old-signature" ? HOUR : 0);
  const signature = await signatureOf({
    secret: fault === "wrong-signature" ? `not ${secret}` : secret,
    ...{ timestamp, method: "POST", url: delivery.url, body },
  });
  return {
    method: "POST",
    headers: {
      "content-type": "application/json",
      [TIMESTAMP_HEADER]: String(timestamp),
      [SIGNATURE_HEADER]: signature,
    },
    body: fault === "truncated-body" ? body.slice(0, Math.floor(body.length / 2)) : body,
  };
}

/** Why a delivery may not go to an address: neither that of the own machine or page, nor of an origin that is allowed. */
export function refusalOf(url: string, allow: readonly string[]): string | undefined {
  const { origin, hostname } = new URL(url);
  if (isLoopback(hostname) || origin === globalThis.location?.origin || allow.includes(origin))
    return undefined;
  return `Deliveries only go to this machine: name "${origin}" in 'allow' of deliverWebhooks, 'allowWebhooks' of what runs the bank, or --allow-webhook.`;
}

function notReached(error: unknown, { timeout }: Sender): Answer {
  if (error instanceof DOMException && error.name === "TimeoutError")
    return failed(`The receiver has not answered within ${timeout} ms.`);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return failed(`The receiver could not be reached: ${messageOf(cause)}`);
}

/** The first characters of a body; what comes of it until the signal is aborted, since its status was there in time. */
async function beginOf(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) return "";
  let text = "";
  try {
    while (text.length < KEPT_BODY) {
      const { done, value } = await orAborted(reader.read(), signal);
      if (done) break;
      text += value;
    }
  } catch {
    // The receiver has closed the connection or taken too long, and its status is what counts.
  }
  reader.cancel().catch(() => undefined);
  return text.slice(0, KEPT_BODY);
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
