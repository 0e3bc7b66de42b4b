// Statements: C10, C19.

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  balanceOf,
  extendLedger,
  holdsOf,
  type LedgerEntry,
  usesOf,
} from "../../../src/cards/virtual-cards/ledger.ts";

const reference = fc.constantFrom("a", "b", "c", "d");
const cents = fc.integer({ min: 0, max: 500 });
const entry: fc.Arbitrary<LedgerEntry> = fc.oneof(
  fc.record({
    kind: fc.constant("authorized" as const),
    reference,
    listed: fc.nat(),
    exchange_rate: fc.constant("1"),
    merchant_amount: cents,
    billing_amount: cents,
  }),
  fc.record({ kind: fc.constant("declined" as const), reference }),
  fc.record({
    kind: fc.constant("reversed" as const),
    reference,
    merchant_amount: cents,
    billing_amount: cents,
  }),
  fc.record({ kind: fc.constant("cleared" as const), reference, settlement_amount: cents }),
  fc.record({ kind: fc.constant("refunded" as const), reference, settlement_amount: cents }),
);

const totals = (ledger: readonly LedgerEntry[]) => ({
  balance: balanceOf(10_000, ledger),
  uses: usesOf(ledger),
  holds: [...holdsOf(ledger)],
});

test("the totals of a ledger by increments are those of the sum over all its entries, also after a fork", () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 40 }), fc.array(entry, { maxLength: 10 }), (entries, others) => {
      const sums = (ledger: readonly LedgerEntry[]) => totals(structuredClone(ledger) as LedgerEntry[]);
      let ledger: readonly LedgerEntry[] = Object.freeze([]);
      const past: (readonly LedgerEntry[])[] = [];
      for (const each of entries) {
        past.push(ledger);
        ledger = Object.freeze(extendLedger(ledger, each));
        expect(totals(ledger)).toEqual(sums(ledger));
      }
      for (const from of [...past.slice(-3), ledger]) {
        let fork = from;
        for (const each of others) fork = Object.freeze(extendLedger(fork, each));
        expect(totals(fork)).toEqual(sums(fork));
        expect(totals(from)).toEqual(sums(from));
      }
    }),
    { seed: 20_260_302 },
  );
});

test("an entry is added to the totals without reading those before it", () => {
  let reads = 0;
  const refund = {
    get kind() {
      reads += 1;
      return "refunded" as const;
    },
    reference: "a",
    settlement_amount: 1,
  };
  const ledger: readonly LedgerEntry[] = Object.freeze([refund, refund]);
  expect(balanceOf(0, ledger)).toBe(2);
  reads = 0;
  const longer = extendLedger(ledger, { kind: "refunded", reference: "a", settlement_amount: 3 });
  expect(balanceOf(0, longer)).toBe(5);
  expect(reads).toBe(0);
});
