import type { BrowserContext, Request as PageRequest, Route } from "@playwright/test";
import { bankPathsAt, isBelowOne, ownPathsOf } from "../../bank/options/own-resources.ts";
import { warnOfMiss } from "../../bank/with-handlers.ts";
import { MAY_BE_OF_SERVICE } from "../../engine/http/address.ts";
import { isNetworkFault } from "../../engine/http/faults/network-error.ts";
import { allowOrigin, preflight } from "../../engine/http/headers/cors.ts";
import type { Bank } from "../../index.ts";
import { reportedIn, reportWarnings } from "../shared/console/console-report.ts";
import { dispatch } from "../shared/msw/msw.ts";
import type { RequestTracker } from "../shared/tests/request-tracker.ts";

const trackers = new WeakMap<Bank, RequestTracker>();

/** Lets a tracker know of the requests that a bank answers, in whatever context. */
export function trackAnswers(bank: Bank, tracker: RequestTracker): void {
  trackers.set(bank, tracker);
}

/**
 * Lets a bank answer the requests of a context's pages. `test` does this for every context of its
 * browser; one that you launch yourself, such as a persistent one, needs it.
 *
 * @example await answer(await chromium.launchPersistentContext(folder), bank);
 */
export function answer(context: BrowserContext, bank: Bank): Promise<void> {
  return answerContext(context, bank, undefined);
}

/** The same where the app under test is at a url, where it has other paths than the bank (S14). */
export async function answerContext(
  context: BrowserContext,
  bank: Bank,
  app: string | undefined,
): Promise<void> {
  reportWarnings(bank, reportedIn());
  const mayBeOurs = mayBeOf(bank, app);
  const pathOf = pathsOf(bank);

  context.on("request", (pageRequest) => {
    const url = new URL(pageRequest.url());
    const { authorization = null } = pageRequest.headers();
    if (!mayBeOurs(url)) warnOfMiss(bank, { method: pageRequest.method(), url, authorization });
  });
  await context.route(mayBeOurs, async (route, pageRequest) => {
    // A path that the page of the bank's own origin may have itself.
    if (pathOf && pathOf(new URL(pageRequest.url()), (origin) => isOfPage(origin, pageRequest)) === undefined)
      return settle(() => route.fallback());
    const request = await toRequest(pageRequest);
    const response = preflight(request) ?? (await tracked(bank, request));
    await settle(() => (response ? fulfill(route, allowOrigin(request, response)) : route.fallback()));
  });
}

/** Whether the page that asks is at an origin, or is only being loaded from it. */
function isOfPage(origin: string, request: PageRequest): boolean {
  if (request.serviceWorker()) return false;
  return request.isNavigationRequest() || new URL(request.frame().url() || "about:blank").origin === origin;
}

/**
 * A rough filter, so that scripts and images are not routed through this process; the handlers decide. The app under test
 * is at `app`, where it has other paths than the bank.
 */
export function mayBeOf(bank: Bank, app: string | undefined): (url: URL) => boolean {
  const appOrigin = app === undefined ? undefined : URL.parse(app)?.origin;
  const own = ownPathsOf(bank.options);
  const pathOf = pathsOf(bank);
  return (url) =>
    pathOf
      ? pathOf(url, (origin) => origin === appOrigin) !== undefined
      : MAY_BE_OF_SERVICE.test(url.pathname) || isBelowOne(own, url.pathname);
}

/** Which path of the bank a url is; undefined for a bank without a base url, which has paths at any origin. */
function pathsOf({ baseUrl, options }: Bank): ReturnType<typeof bankPathsAt> | undefined {
  return baseUrl ? bankPathsAt(baseUrl, options) : undefined;
}

/** The answer of the bank, if it has one; a request counts as pending until then. */
export function tracked(bank: Bank, request: Request): Promise<Response | undefined> {
  const answering = dispatch(bank, request);
  return trackers.get(bank)?.track(request, answering) ?? answering;
}

async function toRequest(request: PageRequest): Promise<Request> {
  const headers = Object.entries(await request.allHeaders()).filter(([name]) => !name.startsWith(":"));
  const body = request.postDataBuffer();
  return new Request(request.url(), {
    method: request.method(),
    headers,
    ...(body === null ? {} : { body: new Uint8Array(body) }),
  });
}

async function fulfill(route: Route, response: Response): Promise<void> {
  if (response.type === "error") return route.abort();
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) {
    // Playwright takes several cookies as lines of one header.
    headers[name] = name === "set-cookie" && headers[name] ? `${headers[name]}\n${value}` : value;
  }
  // A page can't be given a part of a body, so one that a fault cuts off is lost whole.
  const body = await response.arrayBuffer().catch((error: unknown) => {
    if (isNetworkFault(error)) return undefined;
    throw error;
  });
  if (body === undefined) return route.abort();
  return route.fulfill({ status: response.status, headers, body: Buffer.from(body) });
}

/** Ignores that the page was closed, or that the user's own route answered, while the bank was working. */
async function settle(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!/already handled|has been closed|closed before/i.test(String(error))) throw error;
  }
}
