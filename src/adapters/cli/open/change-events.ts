/** Tells pages that the bank was called, by server-sent events. */
export interface ChangeEvents {
  /** The stream of a page, which ends with its request. */
  stream(signal: AbortSignal): Response;
  /** Sends an event to each page. */
  send(): void;
  /** Ends the streams. */
  close(): void;
}

/** Makes the streams of pages. */
export function createChangeEvents(): ChangeEvents {
  const pages = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const event = new TextEncoder().encode("data: moved\n\n");
  return {
    stream(signal) {
      let page: ReadableStreamDefaultController<Uint8Array> | undefined;
      const leave = () => {
        if (page) pages.delete(page);
      };
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          page = controller;
          pages.add(controller);
          // The first event sends the headers, so that the page knows that it hears of all that follows.
          controller.enqueue(event);
        },
        cancel: leave,
      });
      signal.addEventListener("abort", leave);
      return new Response(body, {
        headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store" },
      });
    },
    send() {
      for (const page of pages) page.enqueue(event);
    },
    close() {
      for (const page of pages) page.close();
      pages.clear();
    },
  };
}
