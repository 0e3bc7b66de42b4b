import fc from "fast-check";
import { expect, test } from "vitest";
import { call, retrieve } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";

const amount = fc.integer({ min: 1, max: 4_000 });
const target = fc.nat();

type Step =
  | { readonly do: "authorize"; readonly amount: number; readonly isAdvice: boolean }
  | { readonly do: "declineByIssuer"; readonly amount: number }
  | { readonly do: "reverseUnmatched"; readonly amount: number }
  | { readonly do: "return"; readonly target: number; readonly part: number }
  | { readonly do: "reverse"; readonly target: number; readonly part: number }
  | {
      readonly do: "clear";
      readonly target: number;
      readonly amount: number | undefined;
      readonly fee: number;
      readonly final: boolean;
    }
  | { readonly do: "refund"; readonly amount: number }
  | { readonly do: "update"; readonly total: number; readonly uses: number }
  | { readonly do: "wait"; readonly days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("authorize" as const), amount, isAdvice: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("reverse" as const),
      target,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("clear" as const),
      target,
      amount: fc.option(amount, { nil: undefined }),
      fee: fc.integer({ min: 0, max: 50 }),
      final: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("return" as const),
      target,
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("declineByIssuer" as const), amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("reverseUnmatched" as const), amount }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refund" as const), amount }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("update" as const),
      total: fc.integer({ min: 1, max: 20_000 }),
      uses: fc.oneof(fc.integer({ min: 0, max: 12 }), fc.constant(0)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant("wait" as const), days: fc.integer({ min: 0, max: 4 }) }),
  },
);

/** An approved authorization in the books of the test. */
interface Held {
  readonly reference: string;
  /** Its banking day, counted from the first. */
  readonly day: number;
  state: "open" | "reversed" | "cleared";
  left: number;
  isPartlyCleared: boolean;
}

/** A clearing in the books, and what was not returned of it. */
interface Sold {
  /** Its index in the card's list. */
  readonly at: number;
  left: number;
}

/** The test's own books by C10, C16 and C19, independent of the bank's. */
class Books {
  total = 10_000;
  maxUses = 6;
  taken = 0;
  day = 0;
  readonly held: Held[] = [];
  readonly sold: Sold[] = [];
  /** The clearings and refunds. */
  settled = 0;

  get open(): readonly Held[] {
    return this.held.filter(({ state }) => state === "open");
  }

  get uses(): number {
    return this.held.filter(({ state }) => state !== "reversed").length;
  }

  get balance(): number {
    const holds = this.open.reduce((sum, { left }) => sum + left, 0);
    return Math.max(0, this.total - holds - this.taken);
  }

  authorized(reference: string, left: number): void {
    this.held.push({ reference, day: this.day, state: "open", left, isPartlyCleared: false });
  }

  reversed(hold: Held, part: number): void {
    hold.left -= part;
    if (hold.left === 0) hold.state = hold.isPartlyCleared ? "cleared" : "reversed";
  }

  cleared(hold: Held, amount: number, { fee, final }: { fee: number; final: boolean }): void {
    this.sold.push({ at: this.settled, left: amount });
    this.settled += 1;
    this.taken += amount + fee;
    hold.left -= amount;
    hold.isPartlyCleared = true;
    if (final || hold.left <= 0) hold.state = "cleared";
  }

  refunded(amount: number): void {
    this.settled += 1;
    this.taken -= amount;
  }

  waited(days: number): void {
    this.day += days;
    for (const hold of this.open)
      if (hold.day + 3 <= this.day) this.cleared(hold, hold.left, { fee: 0, final: true });
  }
}

test.each(["no-use", "unlimited"] as const)(
  "after any sequence of actions, the balance of a card adds up and its uses are limited, with a transactions_max of 0 that means %s (C10, C16, C19, OPT-12)",
  {
    timeout: 60_000,
  },
  async (transactionsMaxZero) => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        const { bank, cards } = await bankWithCard(
          { transactions_max: 6 },
          { assumptions: { transactionsMaxZero } },
        );
        const books = new Books();
        for (const each of steps) {
          const hold =
            "target" in each ? books.open[each.target % Math.max(1, books.open.length)] : undefined;
          if (each.do === "authorize") {
            const type = each.isAdvice ? "Advice" : "Authorization";
            const { approved, reference } = await cards.authorize(1001, { amount: each.amount, type });
            const fits = books.uses < books.maxUses && each.amount <= books.balance;
            expect(approved).toBe(each.isAdvice || fits);
            if (approved) books.authorized(reference, each.amount);
          } else if (each.do === "reverse" && hold) {
            const part = Math.max(1, Math.round(hold.left * each.part));
            await cards.reverse(1001, hold.reference, part === hold.left ? {} : { amount: part });
            books.reversed(hold, part);
          } else if (each.do === "clear" && hold) {
            const { amount = hold.left, fee, final } = each;
            const settlement = final ? { fee } : { fee, final };
            await cards.clear(
              1001,
              hold.reference,
              amount === hold.left ? settlement : { amount, ...settlement },
            );
            books.cleared(hold, amount, each);
          } else if (each.do === "return") {
            const returnable = books.sold.filter(({ left }) => left > 0);
            const sold = returnable[each.target % Math.max(1, returnable.length)];
            if (!sold) continue;
            const amount = Math.max(1, Math.round(sold.left * each.part));
            await cards.refund(1001, { clearing: sold.at, ...(amount === sold.left ? {} : { amount }) });
            sold.left -= amount;
            books.refunded(amount);
          } else if (each.do === "declineByIssuer") {
            const { approved } = await cards.authorize(1001, {
              amount: each.amount,
              decline: "do not honor",
            });
            expect(approved).toBe(false);
          } else if (each.do === "reverseUnmatched") {
            await cards.reverse(1001, { amount: each.amount });
          } else if (each.do === "refund") {
            await cards.refund(1001, { amount: each.amount });
            books.refunded(each.amount);
          } else if (each.do === "update") {
            const limits = { total_card_amount: each.total, transactions_max: each.uses };
            expect((await call(bank, "PATCH", "/v1/virtualcards/1001", limits)).status).toBe(200);
            const isUnlimited = each.uses === 0 && transactionsMaxZero === "unlimited";
            [books.total, books.maxUses] = [each.total, isUnlimited ? Number.POSITIVE_INFINITY : each.uses];
          } else if (each.do === "wait") {
            await bank.clock.advance({ bankingDays: each.days });
            await bank.clock.advanceTo(`${bank.clock.now().toISOString().slice(0, 10)}T23:00:00Z`);
            books.waited(each.days);
          }
          const card = await retrieve(bank, "/v1/virtualcards/1001");
          expect(card.available_balance).toBe(books.balance);
          const settled = card.clearings as readonly { settlement_amount: number }[];
          expect(settled.reduce((sum, { settlement_amount }) => sum + settlement_amount, 0)).toBe(
            books.taken,
          );
        }
        // The invariants of a ledger hold after whatever has happened (SNAP-29 to SNAP-33).
        const snapshot = bank.snapshot();
        await bank.restore(snapshot);
        expect(bank.snapshot()).toEqual(snapshot);
      }),
      { numRuns: 50, seed: 20_260_302 },
    );
  },
);
