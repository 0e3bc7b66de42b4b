import { inColumns } from "../shared/console/columns.ts";
import { LOOK_FIRST, WRITE_FAULT_NAMES, WRITE_FAULTS, type WriteFaultName } from "./faults.ts";
import type { Counts, Happened } from "./happened.ts";
import type { Write } from "./options.ts";

/** What happened in the run in which one write went wrong in one way. */
export interface ResilienceRow extends Counts {
  readonly write: Write;
  readonly fault: WriteFaultName;
  /** What the code did about it. */
  readonly happened: Happened;
  /** The message of the error that `run` rejected with; null when it resolved. */
  readonly error: string | null;
  /** What broke the check; null when it holds. */
  readonly problem: string | null;
}

/** What `lostReplies` found: plain data, equal for equal runs. */
export interface ResilienceReport {
  /** The writes of the flow, in order. */
  readonly writes: readonly Write[];
  /** For each write, each fault. */
  readonly rows: readonly ResilienceRow[];
  /** The runs that the budget left no time for, such as "createAchTransfer #2, slow". */
  readonly notRun: readonly string[];
  /** The rows as text. */
  readonly table: string;
}

/** The check of `lostReplies` does not hold in some runs, or some were not run; the message has their rows. */
export class ResilienceError extends Error {
  override readonly name = "ResilienceError";
  readonly report: ResilienceReport;

  constructor(report: ResilienceReport, budget: number) {
    const { rows, notRun } = report;
    const broken = rows.filter(({ problem }) => problem !== null);
    const parts: string[] = [];
    if (broken.length > 0) {
      parts.push(`${broken.length} of ${rows.length} runs broke the check:\n${tableOf(broken)}`);
      parts.push(mendsOf(broken).join("\n"));
    }
    if (notRun.length > 0)
      parts.push(
        `The budget of ${budget} ms was used up before ${notRun.length} of ${rows.length + notRun.length} runs had ended: ${notRun.join("; ")}. Raise 'budget', and the timeout of the test with it, or lower 'slow' and the timeouts of your code.`,
      );
    super(parts.join("\n\n"));
    this.report = report;
  }
}

/** Such as "createAchTransfer #2". */
export function nameOf({ operation, nth }: Write): string {
  return `${operation} #${nth}`;
}

export function tableOf(rows: readonly ResilienceRow[]): string {
  const lines = rows.map(({ write, fault, sent, done, happened, problem }) => [
    nameOf(write),
    fault,
    String(sent),
    String(done),
    happened,
    problem ?? "holds",
  ]);
  return inColumns([["write", "fault", "sent", "done", "your code", "check"], ...lines]);
}

function mendsOf(broken: readonly ResilienceRow[]): string[] {
  const isNotReached = ({ happened }: ResilienceRow) => happened === "not reached";
  const reached = broken.filter((row) => !isNotReached(row));
  const mends = WRITE_FAULT_NAMES.filter((name) => reached.some(({ fault }) => fault === name)).map(
    (name) => `${name}: ${WRITE_FAULTS[name].mend}`,
  );
  if (reached.some(({ fault }) => fault === "lost-reply" || fault === "slow")) mends.push(LOOK_FIRST);
  if (broken.some(isNotReached))
    mends.push(
      "not reached: the run did not send this write, though the one without a fault did: let each run send the same writes, share nothing between runs, and let none reset the bank or clear its faults.",
    );
  return mends;
}
