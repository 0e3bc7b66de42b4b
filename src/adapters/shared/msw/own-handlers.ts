import { getResponse, type RequestHandler } from "msw";
import type { SetupWorker } from "msw/browser";
import type { SetupServer } from "msw/node";
import { received } from "../../../engine/schema/expected.ts";

/** Handlers of your own in front of a bank's. */
export interface OwnHandlers {
  /**
   * Adds handlers that are asked before the bank's, for any address, the newest call first. They are gone at the end of
   * the test or story. Throws a TypeError for what is no handler of msw.
   *
   * @example bank.use(http.get("https://fx.example.com/rates", () => HttpResponse.json({ EUR: 1.08 })));
   */
  use(...handlers: readonly RequestHandler[]): void;
  /** Removes what `use` has added, before the test or story ends. */
  resetHandlers(): void;
}

/** The msw in Node that asks a bank. */
export interface OwnServer {
  /** msw's `setupServer` underneath, for its events or WebSocket handlers. In a page it throws an Error: `worker` is there. */
  readonly server: SetupServer;
}

/** The msw in a page that asks a bank. */
export interface OwnWorker {
  /** msw's `setupWorker` underneath, for its events or WebSocket handlers. In Node it throws an Error: `server` is there. */
  readonly worker: SetupWorker;
}

/** Handlers of a user's own, and what they answer. */
export interface HandlerList extends OwnHandlers {
  readonly isEmpty: boolean;
  /** Answers with the first handler that does; msw takes what its `passthrough()` has made as such. */
  readonly answer: (request: Request) => Promise<Response | undefined>;
}

/** Makes an empty list of handlers, for one test, story or page. */
export function createHandlerList(): HandlerList {
  let list: RequestHandler[] = [];
  return {
    use(...handlers) {
      for (const handler of handlers) refuseOthers(handler);
      list = [...handlers, ...list];
    },
    resetHandlers() {
      list = [];
    },
    get isEmpty() {
      return list.length === 0;
    },
    answer: async (request) => (list.length === 0 ? undefined : getResponse(list, request)),
  };
}

/** The msw of an adapter, once it has started. */
export type StartedMsw = OwnServer | OwnWorker;

export function resetMsw(msw: StartedMsw): void {
  ("server" in msw ? msw.server : msw.worker).resetHandlers();
}

/**
 * Gives a bank `use`, `resetHandlers`, `server` and `worker`. They are no enumerable properties, so that what prints or
 * compares a bank goes past them. `onTaken` is called whenever `server` or `worker` is read.
 */
export function addOwnHandlers<B extends object>(
  bank: B,
  { use, resetHandlers }: OwnHandlers,
  msw: StartedMsw,
  onTaken: () => void = () => undefined,
): asserts bank is B & OwnHandlers & OwnServer & OwnWorker {
  Object.defineProperties(bank, {
    use: { value: use },
    resetHandlers: { value: resetHandlers },
    server: {
      get() {
        if (!("server" in msw)) throw new Error("In a page there is no 'server': take 'worker', msw's own.");
        onTaken();
        return msw.server;
      },
    },
    worker: {
      get() {
        if (!("worker" in msw)) throw new Error("In Node there is no 'worker': take 'server', msw's own.");
        onTaken();
        return msw.worker;
      },
    },
  });
}

function refuseOthers(handler: unknown): void {
  if (typeof handler === "object" && handler !== null && "run" in handler && "predicate" in handler) return;
  const mend = Array.isArray(handler)
    ? "spread it: use(...handlers)"
    : "make it with http or graphql of msw, such as http.get(url, resolver)";
  throw new TypeError(
    `use: each argument must be a request handler of msw, got ${received(handler)}: ${mend}.`,
  );
}
