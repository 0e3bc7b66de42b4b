import type { CoreBank, LogEntry } from "sandbank/core";
import { type Fetcher, sendAsIs } from "sandbank/internal";
import { type Effects, watching } from "../../bank/changes.ts";
import { type Answer, answered } from "../../send.ts";

/** A call and what it was answered, kept to be looked at and compared. */
export interface Exchange {
  /** Counts the calls of this visit; 0 for a preview. */
  readonly number: number;
  readonly method: string;
  readonly path: string;
  readonly init: RequestInit;
  /** What was sent, as text; "" for nothing. */
  readonly body: string;
  readonly answer: Answer;
  readonly effects: Effects;
  /** The bank that answered, and the request in its log; undefined when there was no answer. */
  readonly bank: CoreBank;
  readonly entry: LogEntry | undefined;
  /** What was done before it, and where. */
  readonly notes: readonly string[];
  /** Whether the form was sent, so that the form shows the errors. */
  readonly isOfForm: boolean;
}

/** A call that is to be sent. */
interface Sending {
  readonly path: string;
  readonly init: RequestInit;
  readonly body: string;
  readonly notes?: readonly string[];
  readonly isOfForm?: boolean;
  /** Sent to a copy of the bank: it gets no number. */
  readonly isPreview?: boolean;
}

let count = 0;

/** Sends a call to what a bank answers, and keeps the answer; it never rejects. */
export async function exchange(
  target: Fetcher,
  bank: CoreBank,
  { path, init, body, notes = [], isOfForm = false, isPreview = false }: Sending,
): Promise<Exchange> {
  const before = bank.log.entries.at(-1)?.number ?? 0;
  const [answer, effects] = await watching(bank, () => answered(() => sendAsIs(target, path, init)));
  const method = init.method ?? "GET";
  const entry = bank.log.entries.findLast((one) => one.number > before && one.method === method);
  if (!isPreview) count += 1;
  return {
    number: isPreview ? 0 : count,
    method,
    path,
    init,
    body,
    answer,
    effects,
    bank,
    entry,
    notes,
    isOfForm,
  };
}
