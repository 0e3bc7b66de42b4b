import { type BankRequest, type BodyReader, isReceived } from "../bank-request.ts";
import { startDeadline } from "../latency.ts";
import { Problem } from "../problems.ts";
import { type FormEntries, formInMemory, textInMemory } from "./bodies-in-memory.ts";
import { uploads } from "./uploads.ts";

/** How much of a body is read, and for how long. */
export interface BodyLimits {
  /** The largest body, in bytes; a larger one is refused while it arrives. */
  readonly maxBytes: number;
  /** Wall milliseconds until the body must be complete. */
  readonly deadline: number;
}

/** How long a body may take to arrive, whatever its size: 10 MiB at 1.4 Mbit/s. */
export const BODY_DEADLINE_MS = 60_000;

/**
 * Reads a body piece by piece. Throws a 413 {@link Problem} as soon as it is larger than the limit,
 * a 408 when it is not complete in time, and whatever the body itself fails with.
 *
 * @example for await (const piece of piecesOf(request, { maxBytes: 1024, deadline: 60_000 })) count += piece.length;
 */
export async function* piecesOf(request: BankRequest, limits: BodyLimits): AsyncGenerator<Uint8Array, void> {
  const { maxBytes, deadline } = limits;
  if (isSaidToBeLarger(request, maxBytes)) throw tooLarge(maxBytes);
  const reader = readerOf(request);
  let isExpired = false;
  const cancelDeadline = startDeadline(deadline, () => {
    isExpired = true;
    reader.cancel();
  });
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (isExpired) throw tooSlow(deadline);
      if (done) return;
      size += value.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
      yield value;
    }
  } finally {
    cancelDeadline();
    reader.cancel();
  }
}

/** Reads a whole body into one array. Throws as {@link piecesOf} does. */
export async function readBytes(request: BankRequest, limits: BodyLimits): Promise<Uint8Array> {
  let whole = new Uint8Array();
  let size = 0;
  for await (const piece of piecesOf(request, limits)) {
    if (size + piece.length > whole.length) {
      // Doubling copies each byte about once. A list of pieces would cost a hundred times the body when each holds one byte.
      const larger = new Uint8Array(size === 0 ? piece.length : 2 * (size + piece.length));
      larger.set(whole.subarray(0, size));
      whole = larger;
    }
    whole.set(piece, size);
    size += piece.length;
  }
  return whole.subarray(0, size);
}

/** The most bytes that UTF-8 has for a UTF-16 code unit. */
const MOST_BYTES_PER_UNIT = 3;

/**
 * A body that was given as a text and fits, as {@link readText} would read it; undefined for any other. Writing it into a stream
 * and reading it from there takes longer than all else that is done with a small body.
 */
export function textAtHand(request: BankRequest, maxBytes: number): string | undefined {
  const text = textInMemory(request);
  if (text === undefined || text.length * MOST_BYTES_PER_UNIT > maxBytes) return undefined;
  if (isSaidToBeLarger(request, maxBytes)) return undefined;
  return text.toWellFormed().replace(/^\uFEFF/, "");
}

const decoder = new TextDecoder();

/** Reads a whole body as UTF-8 without its byte order mark. Throws as {@link piecesOf} does. */
export async function readText(request: BankRequest, limits: BodyLimits): Promise<string> {
  return decoder.decode(await readBytes(request, limits));
}

function readerOf(request: BankRequest): BodyReader {
  const form = formInMemory(request);
  const reader = platformReader(request);
  return form ? orFromForm(reader, form, request.headers.get("content-type") ?? "") : reader;
}

function platformReader(request: BankRequest): BodyReader {
  if (isReceived(request)) return request.reader();
  // Not every browser has `Request.body`; there it is undefined, and null means that there is no body.
  if (request.body === undefined) return wholeReader(request);
  const reader = request.body?.getReader();
  return {
    read: () => reader?.read() ?? Promise.resolve({ done: true, value: undefined }),
    // What is left of the body is of no interest any more, nor is how it ends.
    cancel: () => void reader?.cancel().catch(() => undefined),
  };
}

/** What the platform reads; or what the form says, where the platform fails on it from the start (docs/decisions/0009-multipart.md). */
function orFromForm(platform: BodyReader, form: FormEntries, contentType: string): BodyReader {
  let reader = platform;
  let isFirst = true;
  return {
    cancel: () => reader.cancel(),
    async read() {
      const canFail = isFirst;
      isFirst = false;
      try {
        return await reader.read();
      } catch (error) {
        if (!canFail) throw error;
        const pieces = (await uploads.load()).piecesOfForm(form, contentType);
        reader = { read: () => pieces.next(), cancel: () => void pieces.return(undefined) };
        return reader.read();
      }
    },
  };
}

function wholeReader(request: Request): BodyReader {
  let cancel = () => {};
  const canceled = new Promise<undefined>((resolve) => {
    cancel = () => resolve(undefined);
  });
  const whole = request.arrayBuffer();
  let isRead = false;
  return {
    cancel,
    async read() {
      const buffer = isRead ? undefined : await Promise.race([whole, canceled]);
      isRead = true;
      return buffer ? { done: false, value: new Uint8Array(buffer) } : { done: true, value: undefined };
    },
  };
}

function isSaidToBeLarger(request: BankRequest, maxBytes: number): boolean {
  return Number(request.headers.get("content-length")) > maxBytes;
}

function tooLarge(maxBytes: number): Problem {
  const message = `The body is larger than ${maxBytes} bytes, which is the most that this call takes.`;
  return new Problem(413, "body_too_large", message, { rule: "X62" });
}

function tooSlow(deadline: number): Problem {
  const message = `The body was not complete after ${deadline / 1000} seconds: send the request again.`;
  return new Problem(408, "body_timeout", message, { rule: "X62" });
}
