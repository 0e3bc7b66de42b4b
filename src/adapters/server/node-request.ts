import type { IncomingMessage, ServerResponse } from "node:http";

/** What is read of a body after its request was answered. */
export interface RestOfBody {
  /** Milliseconds that a pause may take, by default 2,000; the client still sends, and then reads the answer. */
  readonly linger?: number;
  /** The most bytes, by default 256 MiB: those of the largest body that is taken. */
  readonly maxDropped?: number;
}

/**
 * Makes a Request of what Node has received. Its body is read from the connection as it is asked for,
 * and a body that is not read completely leaves the connection open for the answer. What the client still sends after the
 * answer is read and dropped, so that the next request of the connection is answered.
 * Throws a TypeError for a `Host` that is none, or a method that fetch does not know.
 *
 * @example createServer((incoming, outgoing) => answer(toRequest(incoming, outgoing)));
 */
export function toRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  rest: RestOfBody = {},
): Request {
  const { method = "GET", url = "/", headers } = incoming;
  const base = `http://${headers.host ?? headers[":authority"] ?? "localhost"}`;
  const body = method === "GET" || method === "HEAD" ? null : bodyOf(incoming);
  const disconnected = new AbortController();
  outgoing.once("finish", () => {
    if (!incoming.complete) dropRest(incoming, rest);
  });
  outgoing.once("close", () => {
    if (!outgoing.writableFinished) disconnected.abort();
  });
  return new Request(urlOf(base, url), {
    method,
    headers: headersOf(incoming.rawHeaders),
    signal: disconnected.signal,
    body,
    ...(body ? { duplex: "half" } : {}),
  } as RequestInit);
}

/** A path that begins with two slashes is no host; `*` and other odd targets are paths too. */
function urlOf(base: string, target: string): URL {
  if (new URL(base).pathname !== "/") throw new TypeError("The host holds a path.");
  if (/^https?:\/\//i.test(target)) return new URL(target);
  return new URL(base + (target.startsWith("/") ? target : `/${target}`));
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at] as string;
    // Those of HTTP/2 that begin with a colon are no headers.
    if (!name.startsWith(":")) headers.append(name, raw[at + 1] as string);
  }
  return headers;
}

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> | null {
  const { "content-length": length, "transfer-encoding": encoding } = incoming.headers;
  // HTTP/2 has no encodings, and ends a body without a word.
  const isUnknown = encoding !== undefined || (length === undefined && incoming.httpVersionMajor > 1);
  if (!isUnknown && Number(length ?? 0) === 0) return null;
  let isOver = false;
  const once = (work: () => void) => () => {
    if (!isOver) work();
    isOver = true;
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      incoming.on("data", (piece: Uint8Array) => {
        if (isOver) return;
        controller.enqueue(piece);
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.pause();
      incoming.on(
        "end",
        once(() => controller.close()),
      );
      const fail = once(() => controller.error(new Error("The client disconnected.")));
      incoming.on("error", fail);
      incoming.on("close", fail);
    },
    pull: () => void incoming.resume(),
    cancel() {
      isOver = true;
    },
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
