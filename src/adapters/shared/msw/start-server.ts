import type { HttpHandler } from "msw";
import type { SetupServer } from "msw/node";
import { refuseSecondBank, reportReplaced, type Starter, slotOf } from "./active-bank.ts";
import { type BankHandlers, passthroughUnhandled } from "./msw.ts";
import { listenAmongOthers } from "./other-servers.ts";

type Library = Pick<typeof import("msw/node"), "setupServer">;

/** A bank that answers this process's requests. */
export interface Listening {
  /** The `setupServer` underneath, for handlers of your own: `server.use(...)`. */
  readonly server: SetupServer;
  /**
   * Lets requests go to the network again; the bank itself stays usable. Does nothing once another bank has replaced it.
   */
  stop(): Promise<void>;
}

interface Started {
  readonly listening: Listening;
  readonly server: SetupServer;
  readonly close: () => void;
}

/**
 * Starts msw in a Node process, or replaces the bank that answers now. `msw/node` is a parameter so
 * that nothing of Node is imported here. Throws an Error where an adapter's banks answer.
 */
export function startServer(library: Library, bank: BankHandlers, starter: Starter = "user"): Listening {
  const slot = slotOf<Started>("process");
  const before = slot.active;
  if (before?.bank === bank) return before.started.listening;
  refuseSecondBank("process", before, starter);
  const { server, close } = before?.started ?? listen(library, slot.handler);
  if (before) {
    // The handlers that were added for the bank before would stand in front of this one.
    server.resetHandlers();
    reportReplaced("process");
  }
  const listening: Listening = {
    server,
    async stop() {
      if (slot.active?.started.listening !== listening) return;
      slot.active = undefined;
      close();
    },
  };
  slot.active = { bank, started: { listening, server, close }, starter };
  return listening;
}

function listen(library: Library, handler: HttpHandler): Omit<Started, "listening"> {
  const server = library.setupServer(handler);
  const close = listenAmongOthers(
    {
      listen: () => server.listen(passthroughUnhandled),
      close: () => server.close(),
      listHandlers: () => server.listHandlers(),
    },
    library,
  );
  return { server, close };
}
