import type { IncomingMessage, ServerResponse } from "node:http";
import type { BodyReader, HeaderReader, ReceivedRequest } from "../../engine/http/bank-request.ts";

/** What is read of a body after its request was answered. */
export interface RestOfBody {
  /** Milliseconds that a pause may take, by default 2,000; the client still sends, and then reads the answer. */
  readonly linger?: number;
  /** The most bytes, by default 256 MiB: those of the largest body that is taken. */
  readonly maxDropped?: number;
}

/**
 * Makes a request of what Node has received. Its body is read from the connection as it is asked for,
 * and a body that is not read completely leaves the connection open for the answer. What the client still sends after the
 * answer is read and dropped, so that the next request of the connection is answered.
 * Throws a TypeError for a `Host` that is none, or a method that fetch does not know.
 *
 * @example createServer((incoming, outgoing) => answer(received(incoming, outgoing)));
 */
export function received(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rest: RestOfBody = {},
): ReceivedRequest {
  const { method = "GET", url = "/", headers } = incoming;
  if (UNKNOWN_METHOD.test(method)) throw new TypeError("fetch does not know the method.");
  const disconnected = new AbortController();
  if (!incoming.complete) {
    // Of a body that no one has begun to read, Node itself drops the rest, without a bound.
    incoming.read(0);
    outgoing.once("finish", () => {
      if (!incoming.complete) dropRest(incoming, rest);
    });
  }
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  const host = headers.host ?? headers[":authority"] ?? "localhost";
  return new NodeRequest(method, urlOf(`http://${host}`, url), disconnected.signal, incoming);
}

/** The same as a Request. */
export function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Request {
  return received(incoming, outgoing).toRequest();
}

const UNKNOWN_METHOD = /^(CONNECT|TRACE|TRACK)$/;

class NodeRequest implements ReceivedRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: HeaderReader;
  readonly signal: AbortSignal;
  readonly #incoming: IncomingMessage;

  constructor(method: string, url: URL, signal: AbortSignal, incoming: IncomingMessage) {
    this.method = method;
    this.url = url;
    this.headers = new RawHeaders(incoming.rawHeaders);
    this.signal = signal;
    this.#incoming = incoming;
  }

  get hasBody(): boolean {
    const { method, headers, httpVersionMajor } = this.#incoming;
    if (method === "GET" || method === "HEAD") return false;
    const { "content-length": length, "transfer-encoding": encoding } = headers;
    // HTTP/2 has no encodings, and ends a body without a word.
    const isUnknown = encoding !== undefined || (length === undefined && httpVersionMajor > 1);
    return isUnknown || Number(length ?? 0) !== 0;
  }

  reader(): BodyReader {
    return this.hasBody ? readerOf(this.#incoming) : NO_BODY;
  }

  allHeaders(): Headers {
    const headers = new Headers();
    const { rawHeaders } = this.#incoming;
    for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
      const name = rawHeaders[at] as string;
      // Those of HTTP/2 that begin with a colon are no headers.
      if (!name.startsWith(":")) headers.append(name, rawHeaders[at + 1] as string);
    }
    return headers;
  }

  toRequest(): Request {
    const { method, url, signal } = this;
    const body = this.hasBody && { body: streamOf(this.reader()), duplex: "half" };
    return new Request(url, { method, headers: this.allHeaders(), signal, ...body } as RequestInit);
  }
}

/** Headers as they were sent, joined where a name was sent again: Node itself drops some of those. */
class RawHeaders implements HeaderReader {
  readonly #raw: readonly string[];

  constructor(raw: readonly string[]) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const wanted = name.toLowerCase();
    let found: string | null = null;
    for (let at = 0; at + 1 < this.#raw.length; at += 2) {
      const sent = this.#raw[at] as string;
      if (sent.length !== wanted.length || sent.toLowerCase() !== wanted) continue;
      const value = this.#raw[at + 1] as string;
      found = found === null ? value : `${found}, ${value}`;
    }
    return found;
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }
}

/** A host without a path, a user or a password. */
const PLAIN_HOST = /^http:\/\/[\w.:[\]-]+$/;

/** A path that begins with two slashes is no host; `*` and other odd targets are paths too. */
function urlOf(base: string, target: string): URL {
  if (!PLAIN_HOST.test(base) && new URL(base).pathname !== "/") throw new TypeError("The host holds a path.");
  if (target.startsWith("/")) return withoutUser(new URL(base + target));
  const isWhole = /^https?:\/\//i.test(target);
  // The host is to be one all the same.
  return withoutUser(new URL(isWhole ? target : `${base}/${target}`));
}

/** A Request takes none. */
function withoutUser(url: URL): URL {
  if (url.username !== "" || url.password !== "") throw new TypeError("The host holds a user.");
  return url;
}

const DONE = { done: true, value: undefined } as const;
const NO_BODY: BodyReader = { read: async () => DONE, cancel: () => undefined };

/** Reads a body as it is asked for: what no one has read yet is one piece at most. */
function readerOf(incoming: IncomingMessage): BodyReader {
  const pieces: Uint8Array[] = [];
  /** How it has ended; undefined while more may arrive. */
  let end: { readonly error?: Error } | undefined;
  let waiting: PromiseWithResolvers<ReadableStreamReadResult<Uint8Array>> | undefined;
  const wake = () => {
    const [value] = pieces;
    if (!waiting || (value === undefined && end === undefined)) return;
    if (value) waiting.resolve({ done: false, value });
    else if (end?.error) waiting.reject(end.error);
    else waiting.resolve(DONE);
    pieces.shift();
    waiting = undefined;
  };
  const finish = (error?: Error) => {
    end ??= error ? { error } : {};
    wake();
  };
  incoming.on("data", (value: Uint8Array) => {
    if (end) return;
    pieces.push(value);
    wake();
    if (pieces.length > 0) incoming.pause();
  });
  incoming.pause();
  const fail = () => finish(new Error("The client disconnected."));
  incoming
    .on("end", () => finish())
    .on("error", fail)
    .on("close", fail);
  return {
    cancel() {
      pieces.length = 0;
      finish();
    },
    read() {
      waiting = Promise.withResolvers();
      if (!end) incoming.resume();
      const { promise } = waiting;
      wake();
      return promise;
    },
  };
}

function streamOf(reader: BodyReader): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => reader.cancel(),
  });
}

/** Reads the rest of a body without keeping it, until none of it has arrived for a while, or too much. */
function dropRest(
  incoming: IncomingMessage,
  { linger = 2000, maxDropped = 256 * 1024 * 1024 }: RestOfBody,
): void {
  let hasArrived = false;
  let dropped = 0;
  const timer = setTimeout(() => {
    // What a busy process has not yet read counts as well: else the next request of this connection would be lost.
    setImmediate(() => {
      if (incoming.complete) return;
      if (!hasArrived) return incoming.destroy();
      hasArrived = false;
      timer.refresh();
    });
  }, linger).unref();
  const stop = () => clearTimeout(timer);
  incoming.on("close", stop).on("end", stop);
  // The body of the request keeps what arrives, and pauses when it has enough.
  incoming.removeAllListeners("data");
  incoming.on("data", ({ length }: Uint8Array) => {
    hasArrived = true;
    dropped += length;
    if (dropped > maxDropped) incoming.destroy();
  });
  incoming.resume();
}
