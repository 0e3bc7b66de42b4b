import type { LogEntry } from "../../../src/engine/http/log/log.ts";
import type { Bank } from "../../../src/index.ts";
import { recordWrongAnswers } from "../support/answers.ts";
import { recordErrors } from "../support/errors.ts";
import { type Answered, type Fault, faultsOf } from "./oracle.ts";
import { type Sent, toRequest } from "./request.ts";

/** Where the banks of the suite live. */
export const BASE_URL = "https://bank.test";

/** Every how many requests the whole state is compared, if the request is refused. */
const REQUESTS_PER_COMPARISON = 100;

/** What the requests of one case gave. */
export interface Episode {
  /** Status and text of each response, in order. */
  readonly answers: readonly string[];
  readonly statuses: readonly number[];
  readonly faults: readonly (Fault & { readonly at: number })[];
}

/**
 * Sends requests one after the other and judges each response. `isThorough` compares the state before and
 * after each refused request, in place of a sample, and restores a snapshot at the end.
 */
export async function play(bank: Bank, requests: readonly Sent[], isThorough = false): Promise<Episode> {
  const answers: string[] = [];
  const statuses: number[] = [];
  const faults: (Fault & { at: number })[] = [];
  let entry: LogEntry | undefined;
  const off = bank.on("request", (logged) => {
    entry = logged;
  });
  const console = recordErrors();
  const declared = recordWrongAnswers();
  for (const [at, sent] of requests.entries()) {
    entry = undefined;
    if (sent.after > 0) await bank.clock.advance({ minutes: sent.after });
    const isCompared = isThorough || at % REQUESTS_PER_COMPARISON === 7;
    const before = isCompared ? JSON.stringify(bank.snapshot()) : undefined;
    try {
      const answered = await answerOf(bank, sent);
      answers.push(`${answered.status} ${answered.text}`);
      statuses.push(answered.status);
      for (const fault of faultsOf(sent, answered, entry, bank.options)) faults.push({ ...fault, at });
      for (const detail of declared.take()) faults.push({ kind: "an answer is not as declared", detail, at });
      for (const detail of console.take()) faults.push({ kind: `error: ${firstLine(detail)}`, detail, at });
      if (answered.status < 400) continue;
      if (before !== undefined && JSON.stringify(bank.snapshot()) !== before) {
        faults.push({ kind: "a refused request changed the bank", detail: answered.text, at });
      }
    } catch (error) {
      faults.push({ kind: `rejected: ${nameOf(error)}`, detail: String(error), at });
    }
  }
  off();
  console.stop();
  declared.stop();
  for (const fault of await faultsAfter(bank, isThorough)) faults.push({ ...fault, at: requests.length - 1 });
  return { answers, statuses, faults };
}

async function answerOf(bank: Bank, sent: Sent): Promise<Answered> {
  const response = await bank.fetch(toRequest(sent, BASE_URL));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What must work once the requests are done: every reader, and a snapshot that is taken back. */
async function faultsAfter(bank: Bank, isThorough: boolean): Promise<readonly Fault[]> {
  try {
    for (const [name, reader] of Object.entries(bank.db)) {
      const rows = reader.all();
      if (rows.length !== reader.count()) return [{ kind: "a reader counts wrong", detail: name }];
    }
    if (!isThorough) return [];
    const before = JSON.stringify(bank.snapshot());
    await bank.restore(JSON.parse(before));
    if (JSON.stringify(bank.snapshot()) === before) return [];
    return [{ kind: "a restored snapshot differs", detail: "snapshot() differs from what was restored" }];
  } catch (error) {
    return [{ kind: `afterwards: ${nameOf(error)}`, detail: String(error) }];
  }
}

function firstLine(text: string): string {
  return text.split("\n", 1)[0] ?? "";
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
