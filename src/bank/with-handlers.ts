import type { HttpHandler } from "msw";
import { isNetworkFault } from "../engine/http/faults/network-error.ts";
import { createHandlers } from "../engine/http/handlers.ts";
import { allowOrigin, preflight } from "../engine/http/headers/cors.ts";
import type { BankOf, CoreBank, WithOwnTypes } from "./bank.ts";
import { internalsOf } from "./internals.ts";
import { createNearMissWarning, type Passed } from "./near-miss.ts";
import type { OwnResources } from "./options/own-resources.ts";
import { keysOf } from "./runtime/engine.ts";
import type { BankFetch } from "./runtime/fetch.ts";

/** What msw needs of a bank. */
export interface WithHandlers {
  /**
   * For `setupWorker`, `setupServer` or `worker.use`: one handler for each route, and one for other paths of the
   * service.
   */
  readonly handlers: HttpHandler[];
}

/** The bank that `createBank` makes: that of `sandbank/core` with handlers for msw. */
export interface Bank extends CoreBank, WithHandlers {}

/** The same with resources of a team's own. */
export type BankWith<Own extends OwnResources> = string extends keyof Own
  ? Bank
  : BankOf<WithOwnTypes<Own>> & WithHandlers;

/** Gives a new bank its handlers, which are made when they are first read. */
export function withHandlers<B extends Pick<CoreBank, "baseUrl" | "fetch">>(
  bank: B,
  isControlPath: (path: string) => boolean,
): B & WithHandlers {
  const { options, routes, router, events } = internalsOf(bank).engine;
  const { baseUrl } = bank;
  const isControl = (path: string) => options.control && isControlPath(path);
  let handlers: HttpHandler[] | undefined;
  let warn: ReturnType<typeof createNearMissWarning> | undefined;
  misses.set(bank, (passed) => {
    warn ??= createNearMissWarning({ baseUrl, router, isControl, keys: keysOf(options), events });
    warn(passed);
  });
  return Object.defineProperty(bank as B & WithHandlers, "handlers", {
    enumerable: true,
    get() {
      handlers ??= createHandlers({
        routes,
        router,
        baseUrl,
        unknownPaths: options.assumptions.unknownPaths,
        isControl,
        answer: asFromElsewhere(abortedAsNetworkError(bank.fetch)),
        pass(url, { method, headers }) {
          warnOfMiss(bank, { method, url, authorization: headers.get("authorization") });
        },
      });
      return handlers;
    },
  });
}

const misses = new WeakMap<object, (passed: Passed) => void>();

/**
 * Lets a bank warn of a request that is not its own but was probably meant for it (X197). Its handlers do so; an adapter
 * that keeps requests from them calls this.
 */
export function warnOfMiss(bank: object, passed: Passed): void {
  misses.get(bank)?.(passed);
}

/** A page in Node, such as jsdom's, asks first, and reads only what names its origin (X195). */
function asFromElsewhere(
  answer: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const allowed = preflight(request);
    if (allowed) return allowed;
    const response = await answer(request);
    return request.headers.has("origin") ? allowOrigin(request, response) : response;
  };
}

/** The page sees an aborted or lost answer as a network error. */
function abortedAsNetworkError(fetch: BankFetch): (request: Request) => Promise<Response> {
  return async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      const isAborted = error instanceof DOMException && error.name === "AbortError";
      if (isAborted || isNetworkFault(error) || request.signal.aborted) return Response.error();
      throw error;
    }
  };
}
