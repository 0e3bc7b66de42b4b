import type { APIRequestContext, Request as PageRequest } from "@playwright/test";
import type { Bank } from "../../index.ts";
import { type HttpServer, listen } from "../server/http-server.ts";
import { mayBeOf, tracked } from "./route.ts";

/** Names the origin that a request was sent to, before it was sent to this process. */
const ORIGIN = "x-sandbank-origin";
/** Marks the answer to a request that is not the bank's after all. */
const NOT_OURS = "x-sandbank-not-ours";

type Fetch = APIRequestContext["fetch"];
type FetchOptions = NonNullable<Parameters<Fetch>[1]>;

/** Answers what Playwright sends without a page, such as by `request` and `page.request`. */
export interface Requests {
  /** Lets the bank answer the requests of a context, in which paths are those of `baseURL`. */
  answer(requests: APIRequestContext, baseURL: string | undefined): void;
  /** Stops answering. */
  close(): Promise<void>;
}

/**
 * Lets a bank answer requests that no page makes. No route sees them, because Playwright sends them over HTTP itself; so
 * they are sent to a server in this process, which listens from the first one on.
 *
 * @example
 * const requests = answerRequests(bank);
 * requests.answer(context.request, "http://localhost:4173");
 */
export function answerRequests(bank: Bank): Requests {
  let listening: Promise<HttpServer> | undefined;
  const open = () => {
    listening ??= listen((request) => respond(bank, request.toRequest()), { host: "127.0.0.1", port: 0 });
    return listening;
  };
  return {
    answer(requests, baseURL) {
      const direct: Fetch = requests.fetch.bind(requests);
      const isOurs = mayBeOf(bank, baseURL);
      // Its get, post and so on call this one.
      requests.fetch = async (target, options) => {
        const url = urlOf(target, baseURL);
        if (!url || !isOurs(url)) return direct(target, options);
        const server = await open();
        const given = { ...contentOf(target), ...options };
        const response = await direct(`${server.url}${url.pathname}${url.search}`, {
          ...given,
          headers: { ...given.headers, [ORIGIN]: url.origin },
        });
        if (NOT_OURS in response.headers()) return direct(target, options);
        return Object.assign(response, { url: () => url.href });
      };
    },
    async close() {
      await (await listening)?.close();
    },
  };
}

/** Where a request goes; undefined for what is no url, of which Playwright itself says so. */
function urlOf(target: string | PageRequest, baseURL: string | undefined): URL | undefined {
  const text = typeof target === "string" ? target : target.url();
  return URL.parse(text, baseURL) ?? undefined;
}

/** What Playwright takes over from the request of a page that is sent again. */
function contentOf(target: string | PageRequest): FetchOptions {
  if (typeof target === "string") return {};
  const data = target.postDataBuffer();
  return { method: target.method(), headers: target.headers(), ...(data ? { data } : {}) };
}

async function respond(bank: Bank, received: Request): Promise<Response> {
  const { pathname, search } = new URL(received.url);
  const headers = new Headers(received.headers);
  const url = `${headers.get(ORIGIN)}${pathname}${search}`;
  headers.delete(ORIGIN);
  headers.delete("host");
  const init = { method: received.method, headers, body: received.body, signal: received.signal };
  const response = await tracked(bank, new Request(url, { ...init, duplex: "half" } as RequestInit));
  return response ?? new Response(null, { status: 204, headers: { [NOT_OURS]: "yes" } });
}
