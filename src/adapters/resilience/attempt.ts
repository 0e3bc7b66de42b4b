import { messageOf } from "../../engine/errors.ts";
import { received } from "../../engine/schema/expected.ts";
import type { Bank } from "../../index.ts";
import { before, wallTime } from "./deadline.ts";
import { WRITE_FAULTS, type WriteFaultName } from "./faults.ts";
import { type Observation, observe } from "./observe.ts";
import type { ReadOptions, Write } from "./options.ts";

export interface Trial {
  readonly write: Write;
  readonly fault: WriteFaultName;
}

export interface Attempt extends Observation {
  /** What `run` rejected with; undefined when it resolved. */
  readonly failure: { readonly error: unknown } | undefined;
  readonly ended: boolean;
  /** What the check found, in one line; undefined when it holds. */
  readonly problem: string | undefined;
  readonly cause: unknown;
  /** How many calls of the bank's own `fetch` had no answer when `run` settled. */
  readonly left: number;
  /** Whether `run` took at least the milliseconds of "slow". */
  readonly outlastedSlow: boolean;
}

/** Makes the function that runs the flow on a bank of its own, until an instant of wall time at most. */
export function attempts(options: ReadOptions): (trial: Trial | null, until: number) => Promise<Attempt> {
  const banks = new WeakSet<Bank>();

  async function freshBank(): Promise<Bank> {
    const bank = await options.bank();
    const isBank = typeof bank === "object" && bank !== null && "faults" in bank;
    if (!isBank) throw new TypeError(`Option 'bank' must return a bank, got ${received(bank)}.`);
    if (banks.has(bank))
      throw new TypeError(
        "Option 'bank' must make a new bank for each run, got one again: create it inside the function.",
      );
    banks.add(bank);
    if (bank.faults.list().length > 0)
      throw new TypeError(
        "Option 'bank' must make a bank without faults, got one with some: lostReplies adds its own.",
      );
    await bank.ready;
    return bank;
  }

  return async (trial, until) => {
    const making = freshBank();
    const bank = await before(until, making);
    if (bank === "late") {
      // The run is given up, so how its bank turns out is of no interest.
      making.then(
        (unused) => unused.dispose(),
        () => undefined,
      );
      return { ...NOT_ENDED, requests: [], usedFetchOnly: () => false, unanswered: () => 0 };
    }
    try {
      const observation = observe(bank, until);
      if (trial) {
        const { write, fault } = trial;
        bank.faults.add({ on: write.operation, nth: write.nth, ...WRITE_FAULTS[fault].rule(options.slow) });
      }
      const start = wallTime();
      const settled = await before(
        until,
        settledOf(() => options.run(bank)),
      );
      if (settled === "late") return { ...observation, ...NOT_ENDED };
      const left = observation.unanswered();
      const outlastedSlow = wallTime() - start >= options.slow;
      const failure = "error" in settled ? settled : undefined;
      const { write, fault } = trial ?? { write: null, fault: null };
      const judged = { write, fault, error: failure?.error ?? null, requests: observation.requests };
      const checked = await before(
        until,
        settledOf(() => options.check(bank, judged)),
      );
      return { ...observation, failure, ended: true, ...judgement(checked), left, outlastedSlow };
    } finally {
      // Ends the requests of a run that was not waited for.
      await bank.dispose();
    }
  };
}

const NOT_ENDED = {
  failure: undefined,
  ended: false,
  problem: undefined,
  cause: undefined,
  left: 0,
  outlastedSlow: false,
} as const;

type Settled = { readonly value: unknown } | { readonly error: unknown };

async function settledOf(work: () => unknown): Promise<Settled> {
  try {
    return { value: await work() };
  } catch (error) {
    return { error };
  }
}

function judgement(checked: Settled | "late"): Pick<Attempt, "problem" | "cause"> {
  if (checked === "late") return { problem: "the check did not end in time", cause: undefined };
  if ("error" in checked) return { problem: inOneLine(checked.error), cause: checked.error };
  return { problem: checked.value === false ? "the check returned false" : undefined, cause: undefined };
}

const LONGEST_LINE = 160;

/** The message of an error in one line, without the colors of a test runner. */
export function inOneLine(error: unknown): string {
  const message = messageOf(error);
  const plain = message
    .replace(/\p{Cc}\[[0-9;]*m/gu, "")
    .replace(/\s+/g, " ")
    .trim();
  return plain.length > LONGEST_LINE ? `${plain.slice(0, LONGEST_LINE)}…` : plain;
}
