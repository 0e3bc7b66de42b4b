// Statements: X251.

import fc from "fast-check";
import { expect, test } from "vitest";
import { connect } from "../../../src/index.ts";
import { chanceOf } from "../../fuzz/support/chance.ts";
import { bankWithCard } from "../../support/cards.ts";

test("the movements of a card say what was held and cleared after each, oldest first (C16 to C20)", async () => {
  const { bank, cards } = await bankWithCard();
  const { reference } = await cards.authorize(1001, { amount: 5000 });
  await cards.authorize(1001, { amount: 20_000 });
  await bank.clock.advance({ days: 1 });
  await cards.reverse(1001, reference, { amount: 1000 });
  await cards.clear(1001, reference, { amount: 1500, final: false });
  await cards.clear(1001, reference, { amount: 2500, fee: 30 });
  await cards.refund(1001, { amount: 600 });
  expect(bank.movements(1001)).toEqual([
    { date: "2026-03-02", kind: "authorized", reference: "1001-0001", amount: 5000, held: 5000, cleared: 0 },
    { date: "2026-03-02", kind: "declined", reference: "1001-0002", amount: 20_000, held: 5000, cleared: 0 },
    { date: "2026-03-03", kind: "reversed", reference: "1001-0001", amount: 1000, held: 4000, cleared: 0 },
    {
      date: "2026-03-03",
      kind: "partly_cleared",
      reference: "1001-0001",
      amount: 1500,
      held: 2500,
      cleared: 1500,
    },
    { date: "2026-03-03", kind: "cleared", reference: "1001-0001", amount: 2530, held: 0, cleared: 4030 },
    { date: "2026-03-03", kind: "refunded", reference: "1001-0004", amount: 600, held: 0, cleared: 3430 },
  ]);
  expect(bank.movements(1002)).toEqual([]);
});

test("a bank in another process answers the same movements (X251)", async () => {
  const { bank, cards } = await bankWithCard({}, { baseUrl: "https://bank.test" });
  await cards.authorize(1001, { amount: 5000 });
  const remote = connect({ baseUrl: "https://bank.test", fetch: bank.fetch });
  expect(await remote.movements(1001)).toEqual(bank.movements(1001));
});

test("the last movement of a card leaves what its open authorizations and its balance say", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const chance = chanceOf(seed);
      const { bank, cards } = await bankWithCard({ total_card_amount: 1_000_000 });
      for (let step = 0; step < 12; step += 1) {
        const amount = chance.int(1, 2000);
        const [open] = bank.openAuthorizations(1001);
        const kind = open ? chance.int(0, 5) : 0;
        if (kind < 2) await cards.authorize(1001, { amount });
        else if (open && kind === 2) await cards.reverse(1001, open.reference);
        else if (open && kind === 3)
          await cards.clear(1001, open.reference, { amount, final: chance.percent(50) });
        else if (kind === 4) await cards.refund(1001, { amount });
        else await bank.clock.advance({ bankingDays: 1 });
      }
      const movements = bank.movements(1001);
      const card = bank.db.virtualCards.get(1001);
      const last = movements.at(-1);
      const held = bank.openAuthorizations(1001).reduce((sum, { billing_amount }) => sum + billing_amount, 0);
      const settled = card?.clearings.reduce((sum, { settlement_amount }) => sum + settlement_amount, 0);
      expect([last?.held, last?.cleared]).toEqual([held, settled]);
      expect(card?.available_balance).toBe(Math.max(1_000_000 - held - (settled ?? 0), 0));
      expect(movements.map(({ date }) => date)).toEqual(movements.map(({ date }) => date).toSorted());
    }),
    { numRuns: 25 },
  );
});
