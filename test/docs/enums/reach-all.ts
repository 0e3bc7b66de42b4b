import { deriveOthers } from "../../../fixtures/scenarios/derived.ts";
import { reachAnswers } from "./answers.ts";
import { type DeclaredValue, declaredValues, nameOf } from "./declared.ts";
import { type Observe, Observer, type Seen, type Way } from "./observer.ts";
import { reachByPlainCalls } from "./plain-calls.ts";
import { reachByReservedValues } from "./reserved-values.ts";
import { reachBySimulation } from "./simulation.ts";
import { reachByTime } from "./time.ts";

/** A value that a field of an answer may have, and how a client's user or a test gets it. */
export interface EnumValue {
  /** The collection of the field, as in `bank.db`; "answers" for the statuses of answers. */
  readonly resource: string;
  /** The path of the field in an answer, such as "events.data.status"; that of a list begins with "reference.". */
  readonly field: string;
  readonly value: string;
  /** Every way in which it was reached, one at least. */
  readonly reached: readonly Way[];
  /** The option that a bank needs to show it. */
  readonly option?: string;
}

const WAYS: readonly Way[] = ["plain call", "time", "reserved value", "simulate", "fault"];

/**
 * Reaches every value of every enumeration in banks of its own, and returns them as answers have shown them. Throws an
 * Error that names each value which none has shown, and each which was shown and is not listed.
 *
 * @example const unusual = (await enumValues()).filter(({ reached }) => !reached.includes("plain call"));
 */
export function enumValues(): Promise<readonly EnumValue[]> {
  return reachAll(declaredValues());
}

/** The same of the values of a list. */
export async function reachAll(declared: readonly DeclaredValue[]): Promise<readonly EnumValue[]> {
  const seen: Seen = new Map();
  const observe: Observe = (options) => new Observer(declared, seen, options);
  await reachByPlainCalls(observe, declared);
  await reachByTime(observe);
  await reachByReservedValues(observe);
  await reachBySimulation(observe);
  await reachOthers(observe());
  await reachAnswers(observe, declared);
  const known = new Set(declared.map(nameOf));
  const missing = declared.map(nameOf).filter((name) => !seen.has(name));
  const unlisted = [...seen.keys()].filter((name) => !known.has(name));
  if (missing.length > 0 || unlisted.length > 0) throw new Error(complaint(missing, unlisted));
  return declared.map((value) => {
    const ways = seen.get(nameOf(value)) ?? new Set();
    return { ...value, reached: WAYS.filter((way) => ways.has(way)) };
  });
}

/** What follows from the declarations of the resources that have no steps of their own, by calls and by time. */
async function reachOthers(observer: Observer): Promise<void> {
  const { bank, client, make } = observer;
  await deriveOthers({ bank, client, make, step: (way, work) => observer.step(way, work) });
  await observer.step("time", bank.clock.advance({ days: 30 }));
}

function complaint(missing: readonly string[], unlisted: readonly string[]): string {
  return [
    ...missing.map(
      (name) => `${name}: no answer has shown it. Add the step of test/docs/enums that reaches it.`,
    ),
    ...unlisted.map((name) => `${name}: an answer has shown it, but no list has it. Add it to declared.ts.`),
  ].join("\n");
}
