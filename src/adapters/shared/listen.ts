import type { SetupServer, setupServer } from "msw/node";
import { acquire } from "./acquire.ts";
import type { Answering } from "./dispatch.ts";
import { passthroughUnhandled } from "./passthrough.ts";

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /** Lets requests go to the network again; the bank itself lives on. */
  stop(): Promise<void>;
}

/** Starts the server of a `setupServer`, which comes from outside so that nothing of Node is imported here. */
export function listen(setup: typeof setupServer, bank: Answering): Listening {
  const release = acquire("process", "server.use(...bank.handlers)");
  const server = setup(...bank.handlers);
  server.listen(passthroughUnhandled as Parameters<typeof server.listen>[0]);
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
