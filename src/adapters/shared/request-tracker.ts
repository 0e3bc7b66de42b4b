import { maskPath } from "../../engine/schema/mask.ts";
import type { Bank } from "../../index.ts";
import { followHanging, isAnsweredByFault } from "./faulted-requests.ts";

/** Tracks a bank's requests for the length of a test. */
export interface RequestTracker {
  /** Counts a request as pending until its answer has settled. */
  track<T>(request: Request, answer: Promise<T>): Promise<T>;
  /** Adds a message about something else that went wrong. */
  report(message: string): void;
  /** Throws one Error with a message for each request that no route answered or that is still pending. */
  check(): void;
}

/**
 * Starts to track a bank's requests.
 *
 * @example
 * const requests = trackRequests(bank);
 * await use(bank);
 * requests.check();
 */
export function trackRequests(bank: Bank): RequestTracker {
  const failures: string[] = [];
  const pending = new Set<Request>();
  const withoutHanging = followHanging(bank);
  bank.on("request", (entry) => {
    const { method, path, operation, status } = entry;
    if (operation === null && status >= 400 && !isAnsweredByFault(entry)) {
      failures.push(
        `No route of the bank answers ${method} ${path} (${status}): see the list of endpoints for those that exist.`,
      );
    }
  });
  return {
    async track(request, answer) {
      pending.add(request);
      try {
        return await answer;
      } finally {
        pending.delete(request);
      }
    },
    report: (message) => void failures.push(message),
    check() {
      const stillPending = withoutHanging([...pending]).map(
        ({ method, url }) =>
          `${method} ${pathOf(url)} was still pending when the test ended: await it, or what it brings about.`,
      );
      const messages = [...failures, ...stillPending];
      if (messages.length > 0) throw new Error(messages.join("\n"));
    },
  };
}

/** Leaves out the query, which may hold values that no error repeats. */
function pathOf(url: string): string {
  return maskPath(new URL(url).pathname);
}
