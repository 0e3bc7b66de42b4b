import type { Attempt, Trial } from "./attempt.ts";
import { contentOf, isDone, isWrite, type SentRequest } from "./observe.ts";

/** What the code under test did about a fault (X105). */
export type Happened =
  | "retried"
  | "looked, then retried"
  | "looked it up"
  | "gave up"
  | "went on"
  | "waited"
  | "done twice"
  | "corrected it"
  | "never ended"
  | "not reached";

/** How often a run sent the operation of a write, and how often the bank did it. */
export interface Counts {
  /** Requests of the write's operation. */
  readonly sent: number;
  /** Those that the bank did; one that arrived twice counts twice. */
  readonly done: number;
}

/** Counts the requests of a trial's operation; one that a fault doubled was sent once. */
export function countsOf({ write }: Trial, { requests }: Pick<Attempt, "requests">): Counts {
  const same = requests.filter(({ operation }) => operation === write.operation);
  return { sent: sentIn(same).length, done: same.filter(isDone).length };
}

/** Tells what the code did, by comparing what its run sent with what the run without a fault sent. */
export function happenedIn(trial: Trial, attempt: Attempt, baseline: Attempt): Happened {
  const { requests, failure } = attempt;
  const isAbout = ({ operation }: SentRequest) => operation === trial.write.operation;
  const same = requests.filter(isAbout);
  const usual = baseline.requests.filter(isAbout);
  if (!same.some(({ fault }) => fault !== null)) return attempt.ended ? "not reached" : "never ended";
  if (!attempt.ended) return "never ended";

  if (hasMore(same.filter(isDone), usual.filter(isDone))) {
    const others = (all: readonly SentRequest[]) => all.filter((each) => isWrite(each) && !isAbout(each));
    return hasMore(others(requests), others(baseline.requests)) ? "corrected it" : "done twice";
  }
  const reads = (all: readonly SentRequest[]) => all.filter(({ method }) => method === "GET").length;
  const looked = reads(requests) > reads(baseline.requests);
  if (hasMore(sentIn(same), usual)) return looked ? "looked, then retried" : "retried";
  if (failure) return "gave up";
  if (looked) return "looked it up";
  return trial.fault === "slow" && hasWaited(attempt, baseline) ? "waited" : "went on";
}

/** Of an intercepted request only the time tells whether its answer was waited for. */
function hasWaited(attempt: Attempt, baseline: Attempt): boolean {
  return attempt.usedFetchOnly() ? attempt.left <= baseline.left : attempt.outlastedSlow;
}

/** Without the second arrival of a request that a fault doubled. */
function sentIn(requests: readonly SentRequest[]): readonly SentRequest[] {
  const doubled = requests.findIndex(({ fault }) => fault === "duplicate");
  return requests.filter((_, at) => at !== doubled);
}

/** Whether there are more requests than usual, all together or with the same content. */
function hasMore(requests: readonly SentRequest[], usual: readonly SentRequest[]): boolean {
  if (requests.length > usual.length) return true;
  const allowed = Map.groupBy(usual, contentOf);
  return [...Map.groupBy(requests, contentOf)].some(
    ([content, equal]) => equal.length > Math.max(1, allowed.get(content)?.length ?? 0),
  );
}
