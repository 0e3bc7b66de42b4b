import { bypass, HttpResponse, passthrough } from "msw";
import { connect, type RemoteBank } from "../../core.ts";
import { start, type WorkerOptions, type Working } from "../browser/index.ts";
import { handlerFor } from "../shared/msw/msw.ts";
import { takeState } from "../shared/state-link.ts";
import { candidatesOf } from "./candidates.ts";
import { AnswerHead, Description, fromBytes, MEDIA_TYPE, toBytes } from "./message.ts";

/** A page whose bank is in the process of its development server. */
export interface ForwardingPage extends Working {
  /** The bank of the server: its calls return promises. */
  readonly bank: RemoteBank;
}

/** Where the page finds the server's bank, and msw's worker. */
export interface ForwardingPageOptions extends WorkerOptions {
  /** The path at which the server answers with `answerPages`, such as "/__sandbank". */
  readonly endpoint: string;
}

/**
 * Lets the bank of the development server answer the requests this page makes, through msw's service worker. Requests
 * that are not the bank's go to the network. Rejects with an Error when the server has no bank, and as `start` of
 * `sandbank/browser` does.
 *
 * @example const { bank } = await startPage({ endpoint: "/__sandbank", url: "/mockServiceWorker.js" });
 */
export async function startPage({ endpoint, ...worker }: ForwardingPageOptions): Promise<ForwardingPage> {
  const { baseUrl, paths } = await describeBank(endpoint);
  const answer = async (request: Request) => (await forward(endpoint, request)) ?? passthrough();
  const handler = handlerFor(answer, candidatesOf(baseUrl, paths));
  const working = await start({ handlers: [handler] }, worker);
  const fetch = async (request: Request) => (await forward(endpoint, request)) ?? Response.error();
  const bank = connect({ baseUrl: baseUrl ?? location.origin, fetch });
  await takeState(bank);
  return { ...working, bank };
}

async function describeBank(endpoint: string): Promise<Description> {
  const answer = await fetch(bypass(new URL(endpoint, location.href)));
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The server has no bank for this page at ${endpoint}: ${text}`);
  return Description.parse(JSON.parse(text));
}

/** The answer of the server's bank; undefined when the request is not its. */
async function forward(endpoint: string, request: Request): Promise<Response | undefined> {
  const { url, method, headers, signal } = request;
  const head = { method, url, headers: [...headers] };
  const body = new Uint8Array(await request.arrayBuffer());
  // Without msw's own header the worker would ask this page about its own question.
  const carrier = bypass(new URL(endpoint, location.href), {
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
