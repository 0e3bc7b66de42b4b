import type { Bank } from "../../index.ts";

/** Keeps an eye on a bank's requests for the length of a test. */
export interface Watch {
  /** Counts a request as pending until its answer is there. */
  pending<T>(request: Request, answer: Promise<T>): Promise<T>;
  /** Adds a message of its own about something that went wrong. */
  report(message: string): void;
  /** Throws one error with a message for each request that no route answered or that is still pending. */
  check(): void;
}

/** Watches a bank. */
export function watch(bank: Bank): Watch {
  const wrong: string[] = [];
  const pending = new Set<Request>();
  bank.on("request", ({ method, path, operation, status }) => {
    if (operation === null && status >= 400) {
      wrong.push(
        `No route of the bank answers ${method} ${path} (${status}): see the list of endpoints for those that exist.`,
      );
    }
  });
  return {
    async pending(request, answer) {
      pending.add(request);
      try {
        return await answer;
      } finally {
        pending.delete(request);
      }
    },
    report: (message) => void wrong.push(message),
    check() {
      const open = Array.from(
        pending,
        ({ method, url }) =>
          `${method} ${pathOf(url)} was still pending when the test ended: await it, or what it brings about.`,
      );
      const messages = [...wrong, ...open];
      if (messages.length > 0) throw new Error(messages.join("\n"));
    },
  };
}

/** Without the query, which may hold what no error repeats. */
function pathOf(url: string): string {
  return new URL(url).pathname;
}
