import type { SetupServer, setupServer } from "msw/node";
import { placeOf, refuseBeside, reportTakeOver, type Starter } from "./answering.ts";
import { type BankHandlers, passthroughUnhandled } from "./msw.ts";

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /**
   * Lets requests go to the network again; the bank itself stays usable. Does nothing once another bank has taken its
   * place.
   */
  stop(): Promise<void>;
}

/**
 * Starts msw in a Node process, or lets the bank take the place of the one that answers now. `setupServer` is a
 * parameter so that nothing of Node is imported here. Throws an Error where an adapter's banks answer.
 *
 * @example const { stop } = startServer(setupServer, bank);
 */
export function startServer(
  setup: typeof setupServer,
  bank: BankHandlers,
  starter: Starter = "user",
): Listening {
  const place = placeOf<Listening>("process");
  const before = place.holder;
  if (before?.bank === bank) return before.started;
  refuseBeside("process", before, starter);
  const server = before?.started.server ?? setup(place.handler);
  if (before) {
    // The handlers that were added for the bank before would stand in front of this one.
    server.resetHandlers();
    reportTakeOver("process");
  } else server.listen(passthroughUnhandled);
  const started: Listening = {
    server,
    async stop() {
      if (place.holder?.started !== started) return;
      place.holder = undefined;
      await server.close();
    },
  };
  place.holder = { bank, started, starter };
  return started;
}
