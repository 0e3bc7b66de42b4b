import { bankWithTransfers } from "../support/bank.ts";
import { exchange, OPERATIONS, type Operation, questions, ROWS } from "./exchange.ts";

/** What the bank answers: the bodies of all that answer without rows, and the rows of all that have some. */
export type Answers = Readonly<Record<Operation, unknown>>;

/** Asks a bank for the bodies that other contenders answer too, so that all of them are as long. */
export async function answersOfBank(): Promise<Answers> {
  const bank = await bankWithTransfers(ROWS);
  const answers = new Map<Operation, unknown>();
  for (const operation of OPERATIONS) {
    const text = await exchange(bank.fetch, questions[operation]);
    answers.set(operation, JSON.parse(text));
  }
  return Object.fromEntries(answers) as Answers;
}

/** A transfer as the bank answers it, under another id. */
export type Transfer = { readonly id: string; readonly status: string } & Readonly<Record<string, unknown>>;

/** As many transfers as each contender holds. */
export function transfersLike(answers: Answers): Transfer[] {
  const { data } = answers.get as { readonly data: Transfer };
  return Array.from({ length: ROWS }, (_, at) => ({
    ...data,
    id: String(1001 + at),
    url: `/v1/ach/${1001 + at}`,
  }));
}
