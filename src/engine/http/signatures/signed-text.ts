/** The header of the seconds since 1970 at which a request was signed. */
export const TIMESTAMP_HEADER = "X-Timestamp";
/** The header of the signature, in hex. */
export const SIGNATURE_HEADER = "X-Signature";

/** What a client signs, a part a line; a part that is undefined has no line at all (F13). */
export interface SignedParts {
  readonly timestamp: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Without its "?". */
  readonly query: string | undefined;
  readonly body: Uint8Array | undefined;
}

/** The bytes that are signed. */
export function signedText(parts: SignedParts, separator = "\n"): Uint8Array<ArrayBuffer> {
  const { timestamp, method, path, query, body } = parts;
  const lines = [timestamp, method, path, query, ...(body ? [""] : [])].filter((line) => line !== undefined);
  const head = new TextEncoder().encode(lines.join(separator));
  const whole = new Uint8Array(head.length + (body?.length ?? 0));
  whole.set(head);
  if (body) whole.set(body, head.length);
  return whole;
}

/** Makes the function that signs bytes with a secret: the HMAC with SHA-256, in hex. */
export function createHmac(secret: string): (bytes: Uint8Array<ArrayBuffer>) => Promise<string> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  let key: Promise<CryptoKey> | undefined;
  return async (bytes) => {
    key ??= crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign"]);
    return hexOf(new Uint8Array(await crypto.subtle.sign("HMAC", await key, bytes)));
  };
}

/** Bytes as hex digits in lower case. */
function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
