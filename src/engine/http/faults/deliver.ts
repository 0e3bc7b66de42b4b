import { type Latency, nextTask } from "../latency.ts";
import type { LoggedFault } from "../log/outcomes.ts";
import type { Answer } from "../routes/answer-watch.ts";
import { networkError } from "./network-error.ts";

/** An answer with its body written; undefined for none. */
export type WrittenAnswer = Pick<Answer, "status" | "headers"> & { readonly text: string | undefined };

const JSON_TYPE = { "Content-Type": "application/json" };

/** Sends an answer as it is, or as a fault leaves it. Throws a TypeError for one that is lost (X316, X317). */
export function deliver(
  { status, text, headers }: WrittenAnswer,
  fault: LoggedFault | undefined,
  hang: () => ReturnType<Latency["hang"]>,
): Response | Promise<Response> {
  const isLost = fault?.then === "refuse" || fault?.then === "lost-reply";
  if (fault && isLost) throw networkError(fault);
  if (fault?.then === "hang") return hang();
  if (text === undefined) {
    if (fault?.then === "truncate") throw networkError(fault);
    return new Response(null, { status, headers });
  }
  const response = new Response(text, { status, headers: withType(headers) });
  return fault?.then === "truncate" ? truncated(response, fault) : response;
}

/** The headers of JSON; a fault may name a type of its own. */
function withType(headers: Answer["headers"]): HeadersInit {
  const names = Object.keys(headers);
  if (names.length === 0) return JSON_TYPE;
  const isTyped = names.some((name) => name.toLowerCase() === "content-type");
  return isTyped ? headers : { ...JSON_TYPE, ...headers };
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
