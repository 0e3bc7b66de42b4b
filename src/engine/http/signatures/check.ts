import { maskedAndCut, maskPath } from "../../schema/masking/mask.ts";
import type { BankRequest, HeaderReader } from "../bank-request.ts";
import { Problem } from "../problems.ts";
import { explanationOf } from "./mistakes.ts";
import {
  createHmac,
  partsOf,
  SIGNATURE_HEADER,
  type SignedParts,
  signedText,
  TIMESTAMP_HEADER,
} from "./signed-text.ts";

/** Judges the signature of a request, in two steps, since most that is wrong shows before the body is there. */
export interface SignatureCheck {
  /** Reads the headers. Throws a 401 {@link Problem} for one that is missing, has another form, or is too old or new. */
  read(headers: HeaderReader): Given;
  /**
   * Compares the signature with that of the request. Rejects with a 401 {@link Problem} that says which part differs.
   * `body` is what is signed of the body, `multipart` what else it holds.
   */
  compare(
    given: Given,
    request: BankRequest,
    body: Uint8Array,
    multipart?: () => Promise<Uint8Array>,
  ): Promise<void>;
}

interface Given {
  readonly timestamp: string;
  /** Hex digits in lower case. */
  readonly signature: string;
}

/** The longest form of seconds; what has more digits counts something smaller. */
const SECONDS = /^\d{1,11}$/;
const SHOWN_QUERY = 100;

/** Makes the check of signatures with a secret. `now` is the machine's time in milliseconds, by which clients sign. */
export function createSignatureCheck(
  { secret, maxAgeSeconds }: { readonly secret: string; readonly maxAgeSeconds: number | undefined },
  now: () => number,
): SignatureCheck {
  const hmac = createHmac(secret);
  return {
    read(headers) {
      const timestamp = timestampIn(headers);
      if (maxAgeSeconds !== undefined) checkAge(Number(timestamp) - now() / 1000, maxAgeSeconds);
      return { timestamp, signature: signatureIn(headers) };
    },
    async compare({ timestamp, signature }, request, body, multipart) {
      const parts = partsOf(request, timestamp, body);
      if ((await hmac(signedText(parts))) === signature) return;
      const sent = { url: String(request.url), multipart: await multipart?.() };
      const why = (await explanationOf(signature, parts, sent, hmac)) ?? whatIsSigned(parts);
      throw unsigned(`'${SIGNATURE_HEADER}' does not fit this request. ${why}`);
    },
  };
}

function timestampIn(headers: HeaderReader): string {
  const sent = headers.get(TIMESTAMP_HEADER);
  if (sent !== null && SECONDS.test(sent)) return sent;
  const milliseconds = "milliseconds or less: divide by 1000 and leave the fraction out";
  const found = sent === null ? "no such header" : /^\d+$/.test(sent) ? milliseconds : "another form";
  throw unsigned(
    `'${TIMESTAMP_HEADER}' must be the whole seconds since 1970 of the signature, got ${found}.`,
    "X157",
  );
}

function checkAge(ahead: number, most: number): void {
  const seconds = Math.round(Math.abs(ahead));
  if (seconds <= most) return;
  const where = ahead < 0 ? "before" : "after";
  throw unsigned(
    `'${TIMESTAMP_HEADER}' is ${seconds} seconds ${where} the machine's time, and may be at most ${most}: sign each request again, by the right time.`,
    "X157",
  );
}

function signatureIn(headers: HeaderReader): string {
  const sent = headers.get(SIGNATURE_HEADER);
  if (sent !== null && /^[\da-f]{64}$/i.test(sent)) return sent.toLowerCase();
  throw unsigned(
    `'${SIGNATURE_HEADER}' must be the 64 hex digits of an HMAC with SHA-256, got ${formOf(sent)}.`,
  );
}

function formOf(sent: string | null): string {
  if (sent === null) return "no such header";
  const bytes = bytesOfBase64(sent);
  if (bytes === 32) return "base64: write the same bytes as hex";
  const [, prefix] = /^(\w+)=[\da-f]{64}$/i.exec(sent) ?? [];
  if (prefix) return "a prefix before them: leave it out";
  return /^[\da-f]+$/i.test(sent) ? `${sent.length} hex digits` : `text of ${sent.length} characters`;
}

/** How many bytes base64 stands for, in either alphabet; undefined for any other text. */
function bytesOfBase64(text: string): number | undefined {
  const digits = text.replace(/={0,2}$/, "");
  return /^[\w+/-]+$/.test(digits) ? Math.floor((digits.length * 6) / 8) : undefined;
}

/** For a difference that nothing explains: all that goes into the signature, but not the signature itself. */
function whatIsSigned({ method, path, query = "", body }: SignedParts): string {
  const shown = `the timestamp, ${method}, ${maskPath(path)}, ${query === "" ? "an empty line" : maskedAndCut(maskPath(`?${query}`).slice(1), SHOWN_QUERY)} and a body of ${body?.length ?? 0} bytes`;
  return `Signed are ${shown}, each after a newline but the first. No usual mistake explains the difference, so compare the secret first.`;
}

function unsigned(message: string, rule = "X155"): Problem {
  return new Problem(401, "unauthorized", message, { headers: { "WWW-Authenticate": "Bearer" }, rule });
}
