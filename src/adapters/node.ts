import { type SetupServer, setupServer } from "msw/node";
import type { Bank } from "../index.ts";
import { passOnUnhandled } from "./pass-on.ts";

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /** Lets requests go to the network again; the bank itself lives on. */
  stop(): Promise<void>;
}

let current: Listening | undefined;

/**
 * Lets a bank answer the requests this Node process makes. Requests that are not the bank's go to
 * the network. Throws a sentence when another bank is answering already, for msw has one
 * interceptor in a process.
 *
 * @example const { stop } = start(createBank({ baseUrl: "https://api.example.com" }));
 */
export function start(bank: Bank): Listening {
  if (current) {
    throw new Error(
      "A bank answers this process's requests already: stop it first, or give `server.use(...bank.handlers)` the other.",
    );
  }
  const server = setupServer(...bank.handlers);
  server.listen(passOnUnhandled as Parameters<typeof server.listen>[0]);
  current = {
    server,
    async stop() {
      current = undefined;
      await server.close();
    },
  };
  return current;
}
