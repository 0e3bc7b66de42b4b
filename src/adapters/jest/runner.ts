import { setImmediate } from "node:timers";
import * as library from "msw/node";
import { handlerFor } from "../shared/msw/msw.ts";
import { type Listening, startServer } from "../shared/msw/start-server.ts";
import type { Runner } from "../shared/tests/runner.ts";

/** Answers the requests of a test file from the first bank of it to the last. */
export interface FileRunner extends Runner {
  /** Whether it answers; where `setupBank` is called more than once, the first runner answers for all. */
  readonly isListening: boolean;
  /** Lets requests go to the network again, because Jest uses one process for many files. */
  stop(): Promise<void>;
}

/** Makes the runner of a test file. */
export function createRunner(): FileRunner {
  let listening: Listening | undefined;
  return {
    async start({ answer }) {
      listening = startServer(library, { handlers: [handlerFor(answer)] }, "adapter");
      return listening;
    },
    get isListening() {
      return listening !== undefined;
    },
    async stop() {
      await listening?.stop();
      listening = undefined;
    },
    // Of Node itself, because fake timers may be there before this file is loaded.
    nextTurn: setImmediate,
    turns: 3,
  };
}
