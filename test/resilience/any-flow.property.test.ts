// Statements: X102 to X105.

import fc from "fast-check";
import { expect, test } from "vitest";
import { lostReplies, ResilienceError, type WriteFaultName } from "../../src/adapters/resilience/index.ts";
import { mondayBank } from "../support/bank.ts";
import { type Client, pay, payBlindly, payCarefully } from "./flows.ts";

const clients = { pay, payBlindly, payCarefully };
/** Each with the number of payments that the bank has made of one bill in the end. */
const paid: Readonly<Record<keyof typeof clients, Partial<Record<WriteFaultName, number>>>> = {
  pay: { "lost-reply": 1, duplicate: 2, refuse: 0 },
  payBlindly: { "lost-reply": 2, duplicate: 2, refuse: 1 },
  payCarefully: { "lost-reply": 1, duplicate: 2, refuse: 1 },
};

const flow = fc.record({
  client: fc.constantFrom("pay", "payBlindly", "payCarefully"),
  bills: fc.integer({ min: 1, max: 4 }),
  atOnce: fc.boolean(),
  concurrency: fc.constantFrom(1, 3),
  faults: fc.uniqueArray(fc.constantFrom("lost-reply", "duplicate", "refuse"), { minLength: 1 }),
});

test("a proof breaks exactly in the rows in which a bill is not paid once, however the flow sends its writes", async () => {
  await fc.assert(
    fc.asyncProperty(flow, async ({ client, bills, atOnce, concurrency, faults }) => {
      const all = Array.from({ length: bills }, (_, at) => ({ amount: at + 1, reference: `bill-${at}` }));
      const run = async (own: Client) => {
        const send = (bill: (typeof all)[number]) => clients[client](own, bill).catch(() => undefined);
        if (atOnce) await Promise.all(all.map(send));
        else for (const bill of all) await send(bill);
      };
      const proof = lostReplies({
        bank: () => mondayBank(),
        run,
        check: (bank) => bank.db.achTransfers.count() === bills,
        faults,
        concurrency,
      });
      const { rows } = await proof.catch((error: unknown) => {
        if (error instanceof ResilienceError) return error.report;
        throw error;
      });
      const expected = all.flatMap((_, at) =>
        faults.map((fault) => [at + 1, fault, bills - 1 + (paid[client][fault] ?? 0)]),
      );
      expect(rows.map(({ write, fault, done }) => [write.nth, fault, done])).toEqual(expected);
      expect(rows.map(({ problem }) => problem === null)).toEqual(
        expected.map(([, , done]) => done === bills),
      );
    }),
    { numRuns: 30 },
  );
});
