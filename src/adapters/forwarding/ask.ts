// How a page, or another process, asks the bank of a development server.

import { bypass, HttpResponse } from "msw";
import { AnswerHead, Description, fromBytes, MEDIA_TYPE, toBytes } from "./message.ts";

/** What the bank at an endpoint is. Rejects with an Error where there is none. */
export async function describeBank(endpoint: URL): Promise<Description> {
  const answer = await fetch(bypass(endpoint));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server has no bank for this page at ${endpoint.pathname}: ${text}`);
  return Description.parse(JSON.parse(text));
}

/** The answer of the server's bank; undefined when the request is not its. */
export async function forward(endpoint: URL, request: Request): Promise<Response | undefined> {
  const { url, method, headers, signal } = request;
  const head = { method, url, headers: [...headers] };
  const body = new Uint8Array(await request.arrayBuffer());
  // Without msw's own header the worker would ask this page about its own question.
  const carrier = bypass(endpoint, {
    method: "POST",
    headers: { "Content-Type": MEDIA_TYPE },
    body: toBytes({ head, body }),
    signal,
  });
  const reply = await fetch(carrier).catch(() => undefined);
  // The server has gone, or the request was aborted.
  if (reply === undefined) return Response.error();
  if (!reply.ok)
    throw new Error(`The server's bank refused ${method} ${url} (${reply.status}): ${await reply.text()}`);
  const answer = fromBytes(AnswerHead, await reply.arrayBuffer());
  if (answer.head.is === "other") return undefined;
  if (answer.head.is === "lost") return Response.error();
  const { isCut, ...init } = answer.head;
  return new HttpResponse(isCut ? cutOff(answer.body) : answer.body.length > 0 ? answer.body : null, init);
}

/** A body that fails after its bytes have been read. */
function cutOff(bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  let isSent = false;
  return new ReadableStream(
    {
      pull(controller) {
        if (isSent) return controller.error(new TypeError("network error"));
        isSent = true;
        controller.enqueue(bytes);
      },
    },
    // Without a buffer, so that the bytes are read before the error discards them.
    { highWaterMark: 0 },
  );
}
