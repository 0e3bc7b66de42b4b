import type { Bank, LogEntry } from "../../index.ts";
import { wallTime } from "./deadline.ts";

/** A request that a run sent to its bank. */
export interface SentRequest {
  /** The operation, such as "createAchTransfer"; null when no route takes it. */
  readonly operation: string | null;
  /** The HTTP method in capitals. */
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** The body as it was sent; null for none. */
  readonly body: unknown;
  /** The status of the bank's answer, whether or not it arrived; 0 when a fault kept the request from the bank. */
  readonly status: number;
  /** What a fault did to it, as in the log; null for nothing. */
  readonly fault: string | null;
  /** The rows that it created. */
  readonly created: readonly {
    /** Its collection, as named in `bank.db`. */
    readonly collection: string;
    /** Its id. */
    readonly id: string | number;
  }[];
}

export interface Observation {
  /** In the order in which the bank handled them; one that arrived twice is there twice. */
  readonly requests: readonly SentRequest[];
  /** Whether each request was a call of the bank's own `fetch`, and none was intercepted. */
  usedFetchOnly(): boolean;
  /** How many calls of the bank's own `fetch` have got no answer so far: aborted, lost or still waited for. */
  unanswered(): number;
}

/**
 * Starts to observe a bank that was just made, until an instant of wall time. The rule it adds never fires; only rules
 * see bodies unmasked.
 */
export function observe(bank: Bank, until: number): Observation {
  const requests: SentRequest[] = [];
  let arrived = 0;
  let body: unknown = null;
  bank.faults.add({
    on: (request) => {
      arrived += 1;
      body = request.body;
      return false;
    },
    then: "refuse",
  });
  bank.on("request", (entry) => requests.push(sentBy(entry, body)));

  const { fetch } = bank;
  let calls = 0;
  let answers = 0;
  Object.assign(bank, {
    fetch: async (...call: Parameters<typeof fetch>) => {
      calls += 1;
      // A loop that asks again at once would leave no moment in which the run could be ended.
      if (wallTime() >= until) await new Promise<never>(() => undefined);
      const answer = await fetch(...call);
      answers += 1;
      return answer;
    },
  });
  return { requests, usedFetchOnly: () => calls >= arrived, unanswered: () => calls - answers };
}

function sentBy({ operation, method, path, status, fault, changes }: LogEntry, body: unknown): SentRequest {
  const created = changes
    .filter(({ kind }) => kind === "insert")
    .map(({ collection, id }) => ({ collection, id }));
  return { operation, method, path, body, status, fault: fault?.then ?? null, created };
}

export function isWrite({ method, operation }: SentRequest): boolean {
  return method !== "GET" && operation !== null;
}

export function isDone({ status }: SentRequest): boolean {
  return status > 0 && status < 400;
}

/** Equal for writes that ask for the same. */
export function contentOf({ operation, path, body }: SentRequest): string {
  return JSON.stringify([operation, path, body]);
}
