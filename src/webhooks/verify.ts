import { messageOf } from "../engine/errors.ts";
import { signatureIn, timestampIn, wrongAge } from "../engine/http/signatures/header-forms.ts";
import { serializedAgain } from "../engine/http/signatures/mistakes.ts";
import { isSameText } from "../engine/http/signatures/same-text.ts";
import { createHmac, SIGNATURE_HEADER } from "../engine/http/signatures/signed-text.ts";
import { bytesOf, checkSecret, deliveryText, optionError } from "./signature.ts";

/** A request in parts, such as one of Express. */
export interface ReceivedDelivery {
  /** Its method in capitals. */
  readonly method: string;
  /** The whole url, or a path where the option `url` is given. */
  readonly url: string;
  /** Its headers; those of Node have their names in lower case. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body, before anything has parsed it. */
  readonly body: string | Uint8Array | ArrayBuffer;
}

/** How a delivery is verified. */
export interface VerifyOptions {
  /** The secret of the webhook. */
  readonly secret: string;
  /** The callback url, as the webhook has it; by default that of the request, which is another one behind a proxy. */
  readonly url?: string | undefined;
  /** How many seconds the timestamp may differ from `now`, either way; by default 300. */
  readonly maxAgeSeconds?: number | undefined;
  /**
   * The time by which the age is judged, as a Date or in seconds since 1970; by default the machine's. A bank signs deliveries at
   * its own time, so give its `clock.now()` where that time was moved.
   */
  readonly now?: Date | number | undefined;
}

/** Whether a delivery is signed with the secret, or why it is not taken, in sentences that are safe to log. */
export type Verified = { readonly ok: true } | { readonly ok: false; readonly reason: string };

const MOST_SECONDS = 99_999_999_999;

/**
 * Verifies the signature of a delivery: a `Request`, whose body can be read afterwards too, or its parts. Whatever was sent, it
 * resolves, with the reason where it must not be taken: answer that with 401. Rejects with an OptionError for wrong options alone.
 *
 * @example
 * const verified = await verifySignature(request, { secret: process.env.WEBHOOK_SECRET });
 * if (!verified.ok) return new Response(verified.reason, { status: 401 });
 */
export async function verifySignature(
  received: Request | ReceivedDelivery,
  options: VerifyOptions,
): Promise<Verified> {
  const { secret, url = received.url, maxAgeSeconds = 300, now = Date.now() / 1000 } = options;
  const seconds = typeof now === "number" ? now : now.getTime() / 1000;
  checkSecret(secret);
  if (typeof url !== "string" || !/^https?:\/\//i.test(url))
    throw optionError("url", "the callback url, since the request has a path alone");
  if (!Number.isInteger(maxAgeSeconds) || maxAgeSeconds < 1)
    throw optionError("maxAgeSeconds", "a whole number of seconds from 1");
  if (!(seconds >= 0 && seconds <= MOST_SECONDS)) throw optionError("now", "a Date or seconds since 1970");

  const headers = readerOf(received.headers);
  const timestamp = timestampIn(headers);
  if (timestamp.problem !== undefined) return refused(timestamp.problem);
  const signature = signatureIn(headers);
  if (signature.problem !== undefined) return refused(signature.problem);
  const age = wrongAge(timestamp.value, seconds, maxAgeSeconds);
  if (age)
    return refused(
      `${age.found} 'now', and ${age.allowed}. A bank signs at its own time: where that was moved, give it as 'now'.`,
    );
  const body = await bodyOf(received);
  if (typeof body === "string") return refused(body);
  const signed = { secret, timestamp: timestamp.value, method: received.method, url, body };
  if (await fits(signed, signature.value)) return { ok: true };
  for (const [says, other] of mistakesIn(signed, received.url, headers))
    if (await fits({ ...signed, ...other }, signature.value)) return doesNotFit(says);
  return doesNotFit(
    `Expected are the timestamp, ${signed.method}, ${shown(url)} and a body of ${body.length} bytes, joined by line feeds. No usual mistake explains the difference: either the secret is another one, or the body was changed on the way.`,
  );
}

type Signed = Parameters<typeof deliveryText>[0] & { readonly secret: string };

function refused(reason: string): Verified {
  return { ok: false, reason };
}

function doesNotFit(why: string): Verified {
  return refused(`'${SIGNATURE_HEADER}' does not fit this request. ${why}`);
}

/** A url as a reason shows it, which anyone may get who sends a request: there may be a token in its query. */
function shown(url: string): string {
  return url.replace(/\?.*/s, "?…");
}

/** Compares in constant time, also what a mistake explains, since a signature of that would be a right one of another request. */
async function fits({ secret, ...parts }: Signed, signature: string): Promise<boolean> {
  return isSameText(await createHmac(secret)(deliveryText(parts)), signature);
}

/** What else may have been signed, with what to do about it. */
function* mistakesIn(
  { secret, url, body }: Signed,
  receivedUrl: string,
  headers: Pick<Headers, "get">,
): Generator<readonly [says: string, Partial<Signed>]> {
  const text = new TextDecoder().decode(body);
  const again =
    "The body is the same JSON written again: give the raw body, as it was before anything parsed it.";
  for (const each of [...serializedAgain(text), text.trim(), `${text}\n`])
    yield [again, { body: new TextEncoder().encode(each) }];
  for (const each of urlsLike(url, receivedUrl, headers))
    yield [
      `The signed url is ${shown(each)}, and ${shown(url)} was expected: give the one that the webhook has as 'url'.`,
      { url: each },
    ];
  yield ["The secret has white space around it: leave that out.", { secret: secret.trim() || secret }];
  yield ["The signed method is POST, and the request has another one.", { method: "POST" }];
}

/** The urls by which a callback may be known: before and behind a proxy, with and without a last slash. */
function urlsLike(url: string, receivedUrl: string, headers: Pick<Headers, "get">): ReadonlySet<string> {
  const path = receivedUrl.replace(/^\w+:\/\/[^/]*/, "");
  const hosts = ["x-forwarded-host", "host"].map((name) => `http://${headers.get(name)}${path}`);
  const urls = [url, receivedUrl, ...hosts].flatMap((each) =>
    ["http:", "https:"].map((scheme) => each.replace(/^https?:/i, scheme)),
  );
  return new Set(urls.flatMap((each) => [each, `${each}/`, each.replace(/\/$/, "")]));
}

/** The raw body of a request, or what is wrong with it. */
async function bodyOf(received: Request | ReceivedDelivery): Promise<Uint8Array | string> {
  try {
    const raw = "clone" in received ? await received.clone().arrayBuffer() : received.body;
    return (
      bytesOf(raw) ??
      "The body is neither text nor bytes: something has parsed it. Pass the raw body."
    );
  } catch (error) {
    return `The body of the request can't be read: ${messageOf(error)}`;
  }
}

/** Reads headers of Node by any case, as the platform's do. */
function readerOf(headers: ReceivedDelivery["headers"]): Pick<Headers, "get"> {
  if (typeof headers.get === "function") return headers as Headers;
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  return { get: (name) => values.get(name.toLowerCase()) ?? null };
}
