// Statements: X112 to X115.

import { afterEach, expect, test, vi } from "vitest";
import { memoryStore, persist, type StateStore } from "../../../src/adapters/persist/index.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { bankWithCard } from "../../support/cards.ts";
import { resealed } from "../../support/journal.ts";
import { keptBank, stateOf, storeWith, textsIn } from "./support.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("opening a bank again writes nothing, so that it costs the same with any number of rows", async () => {
  const store = memoryStore();
  const { bank } = await keptBank(store);
  await create(bank, "/v1/ach", minimalTransfer);
  const before = await textsIn(store);
  await keptBank(store);
  expect(await textsIn(store)).toEqual(before);
  expect(before).toHaveLength(2);
});

test("a state that an earlier version has stored is replaced with a warning (X115)", async () => {
  const earlier = memoryStore();
  await create((await keptBank(earlier)).bank, "/v1/ach", minimalTransfer);
  const [head = "", ...changes] = await textsIn(earlier);
  const store = await storeWith(resealed([head.replace('"version":4', '"version":3'), ...changes]));
  const { bank, warnings } = await keptBank(store);
  expect(warnings).toEqual([
    'The state stored as "bank" is replaced by that of the bank: A snapshot must have version 4, got 3, which an earlier Sandbank has taken: take it again with bank.snapshot().',
  ]);
  expect(bank.db.achTransfers.all()).toEqual([]);
});

test("1,000 authorizations of one card take less than a kilobyte each", async () => {
  const store = memoryStore();
  const written: number[] = [];
  const counting: StateStore = {
    async open(name) {
      const stored = await store.open(name);
      return {
        ...stored,
        append: (text) => {
          written.push(text.length);
          return stored.append(text);
        },
      };
    },
  };
  const { bank, cards } = await bankWithCard({ total_card_amount: 1_000_000 });
  await persist(bank, { name: "bank", store: counting });
  for (let count = 0; count < 1000; count += 1) await cards.authorize("1001", { amount: 100 });
  expect(written.length).toBeGreaterThan(900);
  expect(Math.max(...written)).toBeLessThan(1000);
  const again = await keptBank(store);
  expect(stateOf(again.bank)).toBe(stateOf(bank));
});

test("changes that have become long are replaced by the state, and kept where there is no room for it (X114)", async () => {
  for (const isFull of [false, true]) {
    const inner = memoryStore();
    let replaced = 0;
    const store: StateStore = {
      async open(name) {
        const stored = await inner.open(name);
        const replace = async (text: string) => {
          replaced += 1;
          if (isFull && replaced > 1) throw new Error("The quota has been exceeded.");
          await stored.replace(text);
        };
        return { ...stored, replace };
      },
    };
    const { bank, kept, warnings } = await keptBank(store);
    for (let count = 0; count < 400; count += 1) await create(bank, "/v1/ach", minimalTransfer);
    await kept.saved();
    await create(bank, "/v1/ach", minimalTransfer);
    expect(warnings).toEqual([]);
    expect(replaced).toBeGreaterThan(1);
    expect(replaced).toBeLessThan(9);
    expect((await textsIn(inner)).length > 400).toBe(isFull);
    expect(stateOf((await keptBank(inner)).bank)).toBe(stateOf(bank));
  }
});
