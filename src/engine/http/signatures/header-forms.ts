import type { HeaderReader } from "../bank-request.ts";
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from "./signed-text.ts";

/** What a header holds, or what is wrong with its form, in a sentence. */
export type HeaderForm =
  | { readonly value: string; readonly problem?: never }
  | { readonly value?: never; readonly problem: string };

/** The longest form of seconds; what has more digits counts something smaller. */
const SECONDS = /^\d{1,11}$/;

/** The seconds since 1970 at which a request was signed, as they were sent. */
export function timestampIn(headers: Pick<HeaderReader, "get">): HeaderForm {
  const sent = headers.get(TIMESTAMP_HEADER);
  if (sent && SECONDS.test(sent)) return { value: sent };
  const milliseconds = "milliseconds or less: divide by 1000 and leave the fraction out";
  const found = sent === null ? "no such header" : /^\d+$/.test(sent) ? milliseconds : "another form";
  return {
    problem: `'${TIMESTAMP_HEADER}' must be the whole seconds since 1970 of the signature, got ${found}.`,
  };
}

/** How far a timestamp is from `now`, in seconds, and how far it may be; undefined where it is not farther. */
export function wrongAge(
  timestamp: string,
  now: number,
  most: number,
): { readonly found: string; readonly allowed: string } | undefined {
  const ahead = Number(timestamp) - now;
  const seconds = Math.round(Math.abs(ahead));
  if (seconds <= most) return undefined;
  return {
    found: `'${TIMESTAMP_HEADER}' is ${seconds} seconds ${ahead < 0 ? "before" : "after"}`,
    allowed: `may be at most ${most}`,
  };
}

/** The signature of a request: 64 hex digits in lower case. */
export function signatureIn(headers: Pick<HeaderReader, "get">): HeaderForm {
  const sent = headers.get(SIGNATURE_HEADER);
  if (sent && /^[\da-f]{64}$/i.test(sent)) return { value: sent.toLowerCase() };
  return {
    problem: `'${SIGNATURE_HEADER}' must be the 64 hex digits of an HMAC with SHA-256, got ${formOf(sent)}.`,
  };
}

function formOf(sent: string | null): string {
  if (sent === null) return "no such header";
  // 32 bytes, in either alphabet.
  if (/^[\w+/-]{43}={0,2}$/.test(sent)) return "base64: write the same bytes as hex";
  if (/^\w+=[\da-f]{64}$/i.test(sent)) return "a prefix before them: leave it out";
  return /^[\da-f]+$/i.test(sent) ? `${sent.length} hex digits` : `text of ${sent.length} characters`;
}
