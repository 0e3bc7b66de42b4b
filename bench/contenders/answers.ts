import { bankWithTransfers } from "../support/bank.ts";
import { exchange, OPERATIONS, type Operation, questions, ROWS } from "./exchange.ts";

/** What the bank answers, which contenders without rows answer too. */
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
