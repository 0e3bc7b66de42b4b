/** The error with which Node's `fetch` rejects when there is no answer. */
export function networkError(cause: unknown): TypeError {
  return new TypeError("fetch failed", { cause });
}

/** Gives a response of a bank what a response over a connection has: its url, and a body that an abort ends. */
export function asFetched(response: Response, request: Request, signal: AbortSignal | undefined): Response {
  const { method, url } = request;
  if (method === "HEAD") return withAddress(new Response(null, response), url);
  if (!signal || !response.body) return withAddress(response, url);
  return withAddress(new Response(untilAborted(response.body, signal), response), url);
}

function withAddress(response: Response, url: string): Response {
  const names = process.getBuiltinModule("node:http").STATUS_CODES;
  const properties = {
    url: url.split("#", 1)[0],
    type: "basic",
    statusText: response.statusText || (names[response.status] ?? ""),
    // The platform's own forgets the others.
    clone: () => withAddress(Response.prototype.clone.call(response), url),
  };
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(response, name, { value, configurable: true });
  return response;
}

/** Errors with the signal's reason when it is aborted before the body was read. */
function untilAborted(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let abort: () => void = () => undefined;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        abort = () => {
          controller.error(signal.reason);
          // What it errors with has no reader any more.
          reader.cancel(signal.reason).catch(() => undefined);
        };
        signal.addEventListener("abort", abort, { once: true });
      },
      async pull(controller) {
        const { done, value } = await reader.read();
        if (signal.aborted) return;
        if (!done) return controller.enqueue(value);
        signal.removeEventListener("abort", abort);
        controller.close();
      },
      cancel(reason) {
        signal.removeEventListener("abort", abort);
        return reader.cancel(reason);
      },
    },
    // Without a buffer, so that nothing is read ahead of the abort.
    { highWaterMark: 0 },
  );
}
