import { type Attempt, attempts, inOneLine, type Trial } from "./attempt.ts";
import { wallTime } from "./deadline.ts";
import { countsOf, happenedIn } from "./happened.ts";
import { contentOf, isDone, isWrite } from "./observe.ts";
import { type LostRepliesOptions, type ReadOptions, readLostRepliesOptions, type Write } from "./options.ts";
import { nameOf, ResilienceError, type ResilienceReport, type ResilienceRow, tableOf } from "./report.ts";

/**
 * Proves that a flow does each write once, whatever happens to the reply: runs it without a fault to learn its writes,
 * then once for each write and each fault, each time on a new bank, and checks the bank. Needs no test runner. Resolves
 * with a report. Rejects with a {@link ResilienceError} that has the rows which broke the check or the runs that the
 * budget left no time for, with an Error when the check does not hold without a fault, and with an OptionError.
 *
 * @example
 * await lostReplies({
 *   bank: () => createBank(),
 *   run: (bank) => payTwoBills(bank),
 *   check: (bank) => expect(bank.db.achTransfers.count()).toBe(2),
 * });
 */
export async function lostReplies(options: LostRepliesOptions): Promise<ResilienceReport> {
  const read = readLostRepliesOptions(options);
  const end = wallTime() + read.budget;
  const attempt = attempts(read);
  const until = () => Math.min(end, wallTime() + read.timeout);

  const baseline = await attempt(null, until());
  const writes = writesOf(baseline, read);
  const trials = writes.flatMap((write) => read.faults.map((fault): Trial => ({ write, fault })));
  const rows = new Map<Trial, ResilienceRow>();
  const waiting = trials.values();
  let isGivenUp = false;
  const work = async () => {
    for (const trial of waiting) {
      if (isGivenUp || wallTime() >= end) return;
      const limit = until();
      const made = await attempt(trial, limit).catch((error: unknown) => {
        isGivenUp = true;
        throw error;
      });
      // A run that the budget ended says nothing about the code.
      if (made.ended || limit < end) rows.set(trial, rowOf(trial, made, baseline, read));
    }
  };
  const concurrency = read.concurrency ?? ((await mayOverlap()) ? 4 : 1);
  await Promise.all(Array.from({ length: Math.min(concurrency, trials.length) }, work));

  const made = trials.flatMap((trial) => rows.get(trial) ?? []);
  const notRun = trials
    .filter((trial) => !rows.has(trial))
    .map(({ write, fault }) => `${nameOf(write)}, ${fault}`);
  const report: ResilienceReport = { writes, rows: made, notRun, table: tableOf(made) };
  if (notRun.length > 0 || made.some(({ problem }) => problem !== null))
    throw new ResilienceError(report, read.budget);
  return report;

  /** Tries whether two runs disturb each other, as they do when they share a client or the page's fetch. */
  async function mayOverlap(): Promise<boolean> {
    if (!baseline.usedFetchOnly()) return false;
    const pair = await Promise.allSettled([attempt(null, until()), attempt(null, until())]);
    return pair.every(
      (each) =>
        each.status === "fulfilled" &&
        each.value.problem === undefined &&
        summaryOf(each.value) === summaryOf(baseline),
    );
  }
}

/** The writes of the run without a fault. Throws an Error when it can't be judged by them. */
function writesOf(baseline: Attempt, { timeout, budget }: ReadOptions): readonly Write[] {
  const { failure, problem, cause, requests, ended } = baseline;
  if (!ended)
    throw new Error(
      `'run' did not end within ${Math.min(timeout, budget)} ms, the making of its bank included, without any fault: raise 'timeout' and 'budget', or fix it.`,
    );
  if (failure)
    throw new Error(`'run' failed without any fault: ${inOneLine(failure.error)}`, { cause: failure.error });
  if (problem !== undefined)
    throw new Error(`The check does not hold without any fault, so fix 'run' or 'check' first: ${problem}`, {
      cause,
    });
  const counts = new Map<string, number>();
  const writes: Write[] = [];
  for (const request of requests) {
    if (request.operation === null) continue;
    const nth = (counts.get(request.operation) ?? 0) + 1;
    counts.set(request.operation, nth);
    if (isWrite(request) && isDone(request)) writes.push({ operation: request.operation, nth });
  }
  if (writes.length === 0) {
    const sent = requests.map(({ method, path, status }) => `${method} ${path} (${status})`).join(", ");
    throw new Error(
      `'run' must send a POST, PATCH or DELETE that succeeds, got ${sent || "no request"}: send it by bank.fetch, or by a fetch that bank.handlers answer.`,
    );
  }
  return writes;
}

function rowOf(trial: Trial, attempt: Attempt, baseline: Attempt, { timeout }: ReadOptions): ResilienceRow {
  const happened = happenedIn(trial, attempt, baseline);
  const { failure, problem } = attempt;
  const own: Partial<Record<typeof happened, string>> = {
    "never ended": `run did not end within ${timeout} ms`,
    "not reached": "the write was not sent",
  };
  return {
    ...trial,
    ...countsOf(trial, attempt),
    happened,
    error: failure ? inOneLine(failure.error) : null,
    problem: own[happened] ?? problem ?? null,
  };
}

/** Equal for runs that sent the same. */
function summaryOf({ requests }: Attempt): string {
  return JSON.stringify(requests.map((request) => [contentOf(request), request.status]).sort());
}
