import { OptionError } from "../engine/errors.ts";
import { createHmac, signedText } from "../engine/http/signatures/signed-text.ts";

/** What the signature of a delivery is made of (H4). */
export interface SignedDelivery {
  /** The secret of the webhook. */
  readonly secret: string;
  /** The whole seconds since 1970 of `X-Timestamp`, as they are sent. */
  readonly timestamp: number | string;
  /** The method in capitals; "POST" for every delivery. */
  readonly method: string;
  /** The callback url, as the webhook has it. */
  readonly url: string;
  /** The body as it is sent, as text or as its bytes. */
  readonly body: string | Uint8Array;
}

/**
 * Signs a delivery as the bank does: the HMAC with SHA-256 of timestamp, method, callback url and body, joined by line feeds, as
 * 64 hex digits. Rejects with an OptionError for a part that can't be signed.
 *
 * @example
 * const signature = await signatureOf({ secret, timestamp: 1_773_068_400, method: "POST", url, body });
 */
export async function signatureOf({ secret, timestamp, method, url, body }: SignedDelivery): Promise<string> {
  checkSecret(secret);
  for (const [name, value] of Object.entries({ method, url }))
    if (typeof value !== "string" || value === "") throw optionError(name, "text that is not empty");
  const seconds = String(timestamp);
  if (!/^\d{1,11}$/.test(seconds)) throw optionError("timestamp", "whole seconds since 1970");
  const bytes = bytesOf(body);
  if (!bytes) throw optionError("body", "text or bytes");
  return createHmac(secret)(deliveryText({ timestamp: seconds, method, url, body: bytes }));
}

/** The bytes that are signed of a delivery. */
export function deliveryText(parts: {
  readonly timestamp: string;
  readonly method: string;
  readonly url: string;
  readonly body: Uint8Array;
}): Uint8Array<ArrayBuffer> {
  // A delivery has its whole url in the line in which a request to the bank has its path, and no line for a query.
  return signedText({ ...parts, path: parts.url, query: undefined });
}

/** The bytes of a body that is text or bytes; undefined for anything else. */
export function bytesOf(body: unknown): Uint8Array | undefined {
  if (typeof body === "string") return new TextEncoder().encode(body);
  // Those of a page or a test may be of another realm, of which `instanceof` knows nothing.
  if (ArrayBuffer.isView(body)) return new Uint8Array(body.buffer, body.byteOffset, body.byteLength);
  const isBuffer = Object.prototype.toString.call(body) === "[object ArrayBuffer]";
  return isBuffer ? new Uint8Array(body as ArrayBuffer) : undefined;
}

/** Throws an {@link OptionError} for what is no secret. */
export function checkSecret(secret: unknown): void {
  if (typeof secret !== "string" || secret === "")
    throw optionError("secret", "the secret of the webhook, which is text");
}

/** An {@link OptionError} for an option that must be something else; it does not repeat the value. */
export function optionError(name: string, description: string): OptionError {
  return new OptionError(`Option '${name}' must be ${description}.`);
}
