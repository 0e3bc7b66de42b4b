import { createSend } from "../../../playground/src/send.ts";
import type { Outcome, Tour } from "../../../playground/src/tours/tour.ts";
import type { Bank } from "../../../src/index.ts";

/** Takes a tour to its end, and returns what each step did. */
export async function take(bank: Bank, { steps }: Tour): Promise<readonly Outcome[]> {
  const send = createSend(bank);
  const outcomes: Outcome[] = [];
  let known: Readonly<Record<string, string>> = {};
  for (const step of steps) {
    const outcome = await step.run({ send, bank, known });
    known = { ...known, ...outcome.learned };
    outcomes.push(outcome);
  }
  return outcomes;
}
