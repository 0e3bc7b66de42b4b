import type { SetupServer, setupServer } from "msw/node";
import { acquire, type BankHandlers, passthroughUnhandled } from "./msw.ts";

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /** Lets requests go to the network again; the bank itself stays usable. */
  stop(): Promise<void>;
}

/**
 * Starts msw in a Node process. `setupServer` is a parameter so that nothing of Node is imported
 * here. Throws an Error when another bank answers the process's requests.
 *
 * @example const { stop } = startServer(setupServer, bank);
 */
export function startServer(setup: typeof setupServer, bank: BankHandlers): Listening {
  const release = acquire("process", "server.use(...bank.handlers)");
  const server = setup(...bank.handlers);
  server.listen(passthroughUnhandled);
  let stopped: Promise<void> | undefined;
  const close = async () => {
    await server.close();
    release();
  };
  return {
    server,
    stop() {
      stopped ??= close();
      return stopped;
    },
  };
}
