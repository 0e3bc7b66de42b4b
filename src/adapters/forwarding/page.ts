import { passthrough } from "msw";
import { connect, type RemoteBank } from "../../core.ts";
import { start, type WorkerOptions, type Working } from "../browser/index.ts";
import { handlerFor } from "../shared/msw/msw.ts";
import { takeState } from "../shared/state-link.ts";
import { describeBank, forward } from "./ask.ts";
import { candidatesOf } from "./candidates.ts";

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
  const at = new URL(endpoint, location.href);
  const { baseUrl, paths } = await describeBank(at);
  const answer = async (request: Request) => (await forward(at, request)) ?? passthrough();
  const handler = handlerFor(answer, candidatesOf(baseUrl, paths));
  const working = await start({ handlers: [handler] }, worker);
  const fetch = async (request: Request) => (await forward(at, request)) ?? Response.error();
  const bank = connect({ baseUrl: baseUrl ?? location.origin, fetch });
  await takeState(bank);
  return { ...working, bank };
}
