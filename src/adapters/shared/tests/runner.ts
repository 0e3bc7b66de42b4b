import type { Answer } from "../msw/msw.ts";
import type { StartedMsw } from "../msw/own-handlers.ts";

export interface Runner {
  /** Lets the requests of this process or page reach the banks. */
  start(answering: Answering): Promise<StartedMsw>;
  /** The real one, even while a test uses fake timers. */
  readonly nextTurn: (then: () => void) => unknown;
  /** More turns than it takes, whatever sends a request, until it has arrived here. */
  readonly turns: number;
}

interface Answering {
  readonly answer: Answer;
  /** Whether the url is one of a bank that no handler of a user stands in front of. */
  readonly takes: (url: string) => boolean;
}
