import { findInternals } from "../../../bank/internals.ts";
import { unlessFlawless } from "../../../bank/runtime/events.ts";
import type { CoreBank } from "../../../core.ts";
import { printLine } from "../platform.ts";
import { printable } from "./printable.ts";
import { contentOf } from "./rows-line.ts";

/** The kinds of warnings that were reported: warnings of one kind differ by values alone. */
type ReportedKinds = Set<string>;

/** Names of fields may be made by a client, so that there is no end to them. */
const MOST_KINDS = 50;

/** Banks whose warnings are reported, which may be started again. */
const followed = new WeakSet<object>();

/**
 * Reports each kind of a bank's warnings to the console once, with the request and what to do, unless its option `console` is
 * false (X200). Banks that are given the same `reported` report a kind once between them. Does nothing for mere handlers.
 */
export function reportWarnings(bank: object, reported: ReportedKinds = new Set()): void {
  if (!isBank(bank) || !bank.options.console || followed.has(bank)) return;
  followed.add(bank);
  bank.on(
    "warning",
    unlessFlawless(({ message, mend, method, path, operation, code, field }) => {
      const kind = JSON.stringify([code, field, operation]);
      if (reported.has(kind) || reported.size > MOST_KINDS) return;
      reported.add(kind);
      const text = mend === null ? message : `${message} ${mend}`;
      console.warn(
        reported.size > MOST_KINDS
          ? `[sandbank] There are warnings of more than ${MOST_KINDS} kinds: the others are in bank.log.`
          : printable(`[sandbank] ${method} ${path}: ${text}`),
      );
    }),
  );
}

let current = { file: "", reported: new Set<string>() };

/** The kinds that were reported while a test file runs; without a name, while the last one does. */
export function reportedIn(file = current.file): ReportedKinds {
  if (file !== current.file) current = { file, reported: new Set() };
  return current.reported;
}

/** Banks that were said to answer, which may be started again. */
const announced = new WeakSet<object>();

/**
 * Reports in one line that a bank answers, once its rows are there, unless its option `console` is false (X202). Does
 * nothing in a test, nor for mere handlers.
 *
 * @param where it answers, given the address that its options say
 */
export function reportStart(bank: object, where: (address: string) => string): void {
  if (!isBank(bank) || !bank.options.console || isTest() || announced.has(bank)) return;
  announced.add(bank);
  const { baseUrl } = bank;
  const address = baseUrl === undefined ? "/v1 of any origin" : `${baseUrl.replace(/\/$/, "")}/v1`;
  const print = () => printLine(printable(`[sandbank] answers ${where(address)}: ${contentOf(bank)}`));
  // Each request gets the error of a scenario that fails.
  bank.ready.then(print, () => undefined);
}

function isBank(given: object): given is CoreBank {
  return findInternals(given) !== undefined;
}

/** What test runners set in the environment: Vitest, Jest, Node's own and Playwright. */
const VARIABLES = ["VITEST", "JEST_WORKER_ID", "NODE_TEST_CONTEXT", "TEST_WORKER_INDEX"] as const;

function isTest(): boolean {
  // Vitest's page.
  if ("__vitest_worker__" in globalThis) return true;
  const { env = {} } = globalThis.process ?? {};
  return env.NODE_ENV === "test" || VARIABLES.some((name) => env[name] !== undefined);
}
