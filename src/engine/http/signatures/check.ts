import { maskedAndCut, maskPath } from "../../schema/masking/mask.ts";
import type { BankRequest, HeaderReader } from "../bank-request.ts";
import { Problem } from "../problems.ts";
import { type HeaderForm, signatureIn, timestampIn, wrongAge } from "./header-forms.ts";
import { explanationOf } from "./mistakes.ts";
import { partsOf, type SentParts } from "./request-parts.ts";
import { createHmac, SIGNATURE_HEADER, signedText } from "./signed-text.ts";

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

const SHOWN_QUERY = 100;

/** Makes the check of signatures with a secret. `now` is the machine's time in milliseconds, by which clients sign. */
export function createSignatureCheck(
  { secret, maxAgeSeconds }: { readonly secret: string; readonly maxAgeSeconds: number | undefined },
  now: () => number,
): SignatureCheck {
  const hmac = createHmac(secret);
  return {
    read(headers) {
      const timestamp = found(timestampIn(headers), "X157");
      const age = maxAgeSeconds === undefined ? undefined : wrongAge(timestamp, now() / 1000, maxAgeSeconds);
      if (age)
        throw unsigned(
          `${age.found} the machine's time, and ${age.allowed}: sign each request again, by the right time.`,
          "X157",
        );
      return { timestamp, signature: found(signatureIn(headers)) };
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

/** For a difference that nothing explains: all that goes into the signature, but not the signature itself. */
function whatIsSigned({ method, path, query, body }: SentParts): string {
  const shown = `the timestamp, ${method}, ${maskPath(path)}, ${query === "" ? "an empty line" : maskedAndCut(maskPath(`?${query}`).slice(1), SHOWN_QUERY)} and a body of ${body.length} bytes`;
  return `Signed are ${shown}, each after a newline but the first. No usual mistake explains the difference, so compare the secret first.`;
}

function found(form: HeaderForm, rule?: string): string {
  if (form.problem !== undefined) throw unsigned(form.problem, rule);
  return form.value;
}

function unsigned(message: string, rule = "X155"): Problem {
  return new Problem(401, "unauthorized", message, { headers: { "WWW-Authenticate": "Bearer" }, rule });
}
