// Statements: X73, X76.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FaultRule } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { get, outcomes, post } from "./support.ts";

const outcome = fc.oneof(
  fc.constantFrom("refuse", "lost-reply", "truncate", "duplicate").map((then) => ({ then }) as const),
  fc.integer({ min: 400, max: 599 }).map((status) => ({ status })),
  fc.constant({ latency: 0 }),
);

const when = fc.record(
  {
    on: fc.constantFrom("createCounterparty", "list*", "POST /v1/*", "* /v1/counterparties"),
    times: fc.integer({ min: 1, max: 4 }),
    rate: fc.double({ min: 0, max: 1, noNaN: true }),
  },
  { requiredKeys: [] },
);

const turn = fc.oneof(
  fc.constant({}),
  fc.integer({ min: 1, max: 4 }).map((nth) => ({ nth })),
  fc.integer({ min: 1, max: 4 }).map((every) => ({ every })),
);

const rules: fc.Arbitrary<FaultRule[]> = fc.array(
  fc.tuple(outcome, when, turn).map((parts): FaultRule => Object.assign({}, ...parts)),
  { maxLength: 5 },
);

const flow = fc.array(fc.constantFrom("read", "write"), { maxLength: 12 });

async function run(faults: FaultRule[], seed: number, requests: readonly string[]) {
  const bank = mondayBank({ faults, seed });
  const seen = await outcomes(requests.map((kind) => (kind === "write" ? post(bank) : get(bank))));
  return { bank, seen };
}

test("with any faults no write is lost or done twice that the log does not tell of", async () => {
  await fc.assert(
    fc.asyncProperty(rules, fc.integer(), flow, async (faults, seed, requests) => {
      const { bank, seen } = await run(faults, seed, requests);
      const entries = [...bank.log.entries];
      expect(bank.db.counterparties.count()).toBe(entries.flatMap(({ changes }) => changes).length);
      for (const [at, kind] of requests.entries()) {
        const entry = entries.shift();
        const then = entry?.fault?.then;
        const isDone = entry?.status === 200 && kind === "write";
        expect(entry?.method).toBe(kind === "write" ? "POST" : "GET");
        expect(entry?.changes).toHaveLength(isDone ? 1 : 0);
        // Without a fault in the log, the caller has seen what the bank did, which was all right.
        if (!entry?.fault || then === "latency") expect([seen[at], entry?.status]).toEqual([200, 200]);
        if (then === "refuse") expect([seen[at], entry?.status]).toEqual(["error", 0]);
        if (then === "lost-reply") expect([seen[at], entry?.status]).toEqual(["error", 200]);
        if (then === "status") expect(seen[at]).toBe(entry?.status);
        if (then === "duplicate")
          expect(entries.shift()).toMatchObject({
            status: 200,
            fault: entry?.fault,
            changes: entry?.changes.map(() => ({})),
          });
      }
      expect(entries).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test("with any faults equal seeds and requests give equal logs and rows", async () => {
  await fc.assert(
    fc.asyncProperty(rules, fc.integer(), flow, async (faults, seed, requests) => {
      const [one, other] = [await run(faults, seed, requests), await run(faults, seed, requests)];
      const logOf = ({ bank }: typeof one) => bank.log.entries.map(({ duration: _, ...entry }) => entry);
      expect(logOf(other)).toEqual(logOf(one));
      expect(other.seen).toEqual(one.seen);
      expect(other.bank.snapshot()).toEqual(one.bank.snapshot());
      expect(other.bank.faults.list()).toEqual(one.bank.faults.list());
    }),
    { numRuns: 60 },
  );
});
