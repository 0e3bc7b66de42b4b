import type { SetupServer } from "msw/node";
import { acquire, type BankHandlers, passthroughUnhandled } from "./msw.ts";
import { listenBesideOthers } from "./other-server.ts";

type Library = Pick<typeof import("msw/node"), "setupServer">;

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /** Lets requests go to the network again; the bank itself stays usable. */
  stop(): Promise<void>;
}

/**
 * Starts msw in a Node process. `msw/node` is a parameter so that nothing of Node is imported here. Throws an Error when
 * another bank answers the process's requests.
 *
 * @example const { stop } = startServer(await import("msw/node"), bank);
 */
export function startServer(library: Library, bank: BankHandlers): Listening {
  const release = acquire("process", "server.use(...bank.handlers)");
  const server = library.setupServer(...bank.handlers);
  const end = listenBesideOthers(
    {
      listen: () => server.listen(passthroughUnhandled),
      close: () => server.close(),
      listHandlers: () => server.listHandlers(),
    },
    library,
  );
  let stopped: Promise<void> | undefined;
  const close = async () => {
    end();
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
