import { type BankEvents, unlessFlawless } from "../../../bank/runtime/events.ts";
import { UNKNOWN_FIELD } from "../../../engine/http/unknown-fields.ts";
import { maskPath } from "../../../engine/schema/masking/mask.ts";
import type { Bank } from "../../../index.ts";
import { followHanging, isAnsweredByFault } from "./faulted-requests.ts";
import type { FailOn } from "./options.ts";

export interface RequestTracker {
  /** Counts a request as pending until its answer has settled. */
  track<T>(request: Request, answer: Promise<T>): Promise<T>;
  /** Adds a message about something that fails the test whatever `failOn` says. */
  report(message: string): void;
  /** Throws one Error with a message for each thing that went wrong; one that happened again is named once. */
  check(): void;
}

export interface Expectations {
  readonly failOn: ReadonlySet<FailOn>;
  readonly test: string;
  /** Its file, for which each kind of warning is reported once. */
  readonly file?: string;
}

/** Starts to track a bank's requests. It listens to the bank rather than reads its log, which keeps only so many. */
export function trackRequests(bank: Pick<Bank, "on">, { failOn, test }: Expectations): RequestTracker {
  const failures = new Map<string, number>();
  const pending = new Set<Request>();
  const withoutHanging = followHanging(bank);
  const report = (message: string) => {
    const text = `Test "${test}": ${message}`;
    failures.set(text, (failures.get(text) ?? 0) + 1);
  };
  const fail = (word: FailOn, message: string) => {
    if (failOn.has(word)) report(`${message}, or leave "${word}" out of failOn.`);
  };
  const onRequest: BankEvents["request"] = (entry) => {
    const what = `${entry.method} ${entry.path}`;
    if (entry.operation === null && entry.status >= 400 && !isAnsweredByFault(entry)) {
      const mend = "GET /_sandbank lists those that exist";
      fail("unhandled", `no route of the bank answers ${what} (${entry.status}): ${mend}`);
    }
    for (const { code, field } of entry.issues) {
      if (code !== UNKNOWN_FIELD) continue;
      fail("unknown-field", `${what} was refused for '${field}', a field that it does not take: remove it`);
    }
    // A 5xx that a rule of faults gave is what the test asked for.
    if (entry.status >= 500 && !isAnsweredByFault(entry)) {
      const mend = "look for its error in the console";
      fail("server-error", `${what} was answered ${entry.status}, and no fault caused it: ${mend}`);
    }
  };
  const onWarning: BankEvents["warning"] = ({ message, method, path, code }) => {
    const about = `${method} ${path} got a warning, "${message}"`;
    if (code === UNKNOWN_FIELD && failOn.has("unknown-field"))
      fail("unknown-field", `${about}: remove the field, or correct its name`);
    else fail("warning", `${about}: fix what it says`);
  };
  bank.on("request", unlessFlawless(onRequest));
  bank.on("warning", unlessFlawless(onWarning));
  return {
    async track(request, answer) {
      pending.add(request);
      try {
        return await answer;
      } finally {
        pending.delete(request);
      }
    },
    report,
    check() {
      for (const { method, url } of withoutHanging([...pending])) {
        const mend = "await it, or whatever it triggers";
        fail("pending", `${method} ${pathOf(url)} was still pending when the test ended: ${mend}`);
      }
      const messages = Array.from(failures, ([message, count]) =>
        count === 1 ? message : `${message} (${count} times)`,
      );
      if (messages.length > 0) throw new Error(messages.join("\n"));
    },
  };
}

/** Leaves out the query, which may hold values that no error repeats. */
function pathOf(url: string): string {
  return maskPath(new URL(url).pathname);
}
