import type { Bank } from "sandbank";
import { AIMS } from "./support/aims.ts";
import { benchBank, call } from "./support/bank.ts";
import { bankWithCards, CARD } from "./support/cards.ts";
import { compare } from "./support/show.ts";
import { bySize, forSizes } from "./support/sizes.ts";
import { microseconds, milliseconds } from "./support/time.ts";

/** Full pages of cards, and cards with many authorizations. */
export async function run(): Promise<void> {
  await pages();
  await ledger();
}

/** Full pages of references must take time in proportion to the page and not the table. */
async function pages(): Promise<void> {
  const banks = await forSizes([10_000, 100_000], bankWithCards);
  for (const [title, query, length] of [
    ["1,000 references", "?page[limit]=1000", 1000],
    ["10,000 references", "", 10_000],
    ["10,000 references by metadata", "?filter[metadata.team]=red", 10_000],
    ["no reference by metadata", "?filter[metadata.team]=green", 0],
  ] as const) {
    const list = (bank: Bank) => async () => {
      const { data } = await call<{ data: unknown[] }>(bank, "GET", `/v1/virtualcards${query}`);
      if (data.length !== length) throw new Error(`${query} gave ${data.length} references.`);
    };
    const aim = length > 0 ? AIMS.cardReferences : AIMS.filterWithoutMatch;
    const contenders = bySize(banks, "cards", (bank) => milliseconds(list(bank)), aim);
    await compare(title, contenders, { unit: "ms", rounds: 7, warmUps: 2 });
  }
}

/** The last of a thousand authorizations must cost what the first do; and all of them fall due. */
async function ledger(): Promise<void> {
  const before = await forSizes([0, 900], async (count) => count);
  const next = bySize(before, "before them", (count) => () => nextHundred(count), AIMS.flat);
  await compare("a hundred authorizations of one card, each", next, { unit: "µs", rounds: 7 });
  const counts = await forSizes([100, 1000], async (count) => count);
  const due = bySize(counts, "of one card", (count) => () => clearing(count), AIMS.clearings);
  await compare("a clearing that falls due", due, { unit: "µs", rounds: 5 });
}

async function bankWithAuthorizations(count: number): Promise<Bank> {
  const bank = benchBank();
  await call(bank, "POST", "/v1/virtualcards", CARD);
  for (let made = 0; made < count; made += 1) await authorize(bank);
  return bank;
}

async function nextHundred(before: number): Promise<number> {
  const bank = await bankWithAuthorizations(before);
  return microseconds(() => authorize(bank), 100)();
}

async function authorize({ simulate }: Bank): Promise<void> {
  await simulate.virtualCards.authorize("1001", { amount: 1, type: "Advice" });
}

async function clearing(count: number): Promise<number> {
  const bank = await bankWithAuthorizations(count);
  const took = await milliseconds(() => bank.clock.advance({ days: 9 }))();
  const open = bank.openAuthorizations("1001").length;
  if (open > 0) throw new Error(`${open} authorizations were not cleared.`);
  return (took * 1000) / count;
}
