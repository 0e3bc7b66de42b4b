import { type PartialDelta, snapshotAfter } from "../../bank/delta.ts";
import type { Snapshot } from "../../bank/snapshot.ts";
import type { KeptOptions } from "./kept-options.ts";

/** Raised when the texts of a journal change. */
const VERSION = 1;

/** The first text of a journal. */
interface Head {
  readonly format: "sandbank-journal";
  readonly version: number;
  readonly options: KeptOptions;
  readonly snapshot: Snapshot;
}

/** A later one. They are numbered, so that a text that is missing is noticed. */
interface Entry {
  readonly number: number;
  readonly delta: PartialDelta;
}

/** The state that a journal leads to, which is still to be checked. */
export interface ReadJournal {
  readonly options: KeptOptions;
  readonly snapshot: Snapshot;
}

/** The text of a whole state, with which a journal begins. */
export function headText(options: KeptOptions, snapshot: Snapshot): string {
  return JSON.stringify({ format: "sandbank-journal", version: VERSION, options, snapshot } satisfies Head);
}

/** The text of a change; `number` counts up from 1. */
export function entryText(number: number, delta: PartialDelta): string {
  return JSON.stringify({ number, delta } satisfies Entry);
}

/** Reads a journal. Throws an Error that says what is wrong with it. */
export function readJournal([first = "", ...others]: readonly string[]): ReadJournal {
  const head = parsed<Head>(first, 0);
  if (head.format !== "sandbank-journal") throw new Error("what is stored is no state of a bank");
  if (typeof head.options !== "object" || head.options === null) throw new Error("its options are missing");
  if (head.version !== VERSION) throw new Error("it was stored by another version of Sandbank");
  const deltas = others.map((text, at) => {
    const { number, delta } = parsed<Entry>(text, at + 1);
    if (number !== at + 1) throw new Error(`its change ${at + 1} is missing in line ${at + 2}`);
    return delta;
  });
  try {
    return { options: head.options, snapshot: snapshotAfter(head.snapshot, deltas) };
  } catch (error) {
    const line = wrongLine(head.snapshot, deltas);
    const reason = `its changes are not those of one state after the other, from line ${line} on`;
    throw new Error(reason, { cause: error });
  }
}

/** The line of the first change that cannot be applied, or of the state before all. */
function wrongLine(snapshot: Snapshot, deltas: readonly PartialDelta[]): number {
  const isWrong = (count: number) => {
    try {
      snapshotAfter(snapshot, deltas.slice(0, count));
      return false;
    } catch {
      return true;
    }
  };
  let [right, wrong] = [-1, deltas.length];
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2);
    if (isWrong(middle)) wrong = middle;
    else right = middle;
  }
  return wrong + 1;
}

/** A text as JSON; what it holds is checked by those who use it. */
function parsed<Value>(text: string, at: number): Partial<Value> & Value {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null) return value as Value;
  } catch (error) {
    throw new Error(`its line ${at + 1} is no JSON`, { cause: error });
  }
  throw new Error(`its line ${at + 1} is no object`);
}
