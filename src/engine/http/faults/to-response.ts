import { nextTask } from "../latency.ts";
import type { LoggedFault } from "../log/outcomes.ts";
import { type Answered, isResponse } from "../written-answer.ts";
import { networkError } from "./network-error.ts";

/** The same answer as a `Response`. */
export function toResponse(answered: Answered): Response | Promise<Response> {
  if (isResponse(answered)) return answered;
  const { status, headers, text, cutBy } = answered;
  const response = new Response(text ?? null, { status, headers });
  return cutBy ? truncated(response, cutBy) : response;
}

/** The first half of a response, after which its body fails. */
async function truncated(response: Response, fault: LoggedFault): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const half = bytes.slice(0, Math.floor(bytes.length / 2));
  let isSent = false;
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (isSent) {
          // A server sends what it has written in a later task, and nothing of it once the body has failed.
          await nextTask();
          return controller.error(networkError(fault));
        }
        isSent = true;
        controller.enqueue(half);
      },
    },
    // Without a buffer, so that the first half is read before the error discards it.
    { highWaterMark: 0 },
  );
  // With its length a client that reads from a connection notices that the rest is missing.
  const headers = new Headers(response.headers);
  headers.set("Content-Length", String(bytes.length));
  return new Response(stream, { status: response.status, headers });
}
