import type { Bank } from "sandbank";
import { AIMS } from "./support/aims.ts";
import { bankWithTransfers, call, TRANSFER } from "./support/bank.ts";
import { bankWithCards, CARD } from "./support/cards.ts";
import { compare } from "./support/show.ts";
import { bySize, forSizes } from "./support/sizes.ts";
import { microseconds, milliseconds } from "./support/time.ts";

const SIZES = [100, 10_000, 100_000] as const;

/** Work on one of the rows of a bank; `next` gives another row's id each time. */
type Work = (bank: Bank, next: () => number) => Promise<unknown>;

const RED = "filter[metadata.team]=red";

const TRANSFERS: Readonly<Record<string, Work>> = {
  "GET by id": (bank, next) => call(bank, "GET", `/v1/ach/${next()}`),
  "list, page of 100, one filter": (bank) =>
    call(bank, "GET", "/v1/ach?page[limit]=100&filter[status]=pending"),
  POST: (bank) => call(bank, "POST", "/v1/ach", TRANSFER),
};

const CARDS: Readonly<Record<string, Work>> = {
  "GET by id": (bank, next) => call(bank, "GET", `/v1/virtualcards/${next()}`),
  PATCH: (bank, next) => call(bank, "PATCH", `/v1/virtualcards/${next()}`, { metadata: { team: "red" } }),
  "list, page of 100, by metadata": (bank) => call(bank, "GET", `/v1/virtualcards?page[limit]=100&${RED}`),
  POST: (bank) => call(bank, "POST", "/v1/virtualcards", CARD),
  async "authorize and clear"(bank, next) {
    const { simulate } = bank;
    const id = String(next());
    const { reference } = await simulate.virtualCards.authorize(id, { amount: 1, type: "Advice" });
    await simulate.virtualCards.clear(id, reference);
  },
};

/** What a request costs among few rows and among many: it should be the same. */
export async function run(): Promise<void> {
  await requests("transfers", bankWithTransfers, TRANSFERS);
  await requests("virtual cards", bankWithCards, CARDS);
  // Each figure needs a bank of its own, whose transfers have not moved.
  const sizes = await forSizes([1_000, 10_000], async (size) => size);
  const due = bySize(sizes, "rows", (size) => () => advance(size), AIMS.advance);
  await compare("advance over due transfers, each", due, { unit: "µs", rounds: 4, collect: true });
}

async function requests(
  noun: string,
  bankWith: (count: number) => Promise<Bank>,
  works: Readonly<Record<string, Work>>,
): Promise<void> {
  const banks = await forSizes(SIZES, bankWith);
  for (const [title, work] of Object.entries(works)) {
    const measureOf = (bank: Bank, size: number) => {
      const next = someId(size);
      return microseconds(() => work(bank, next));
    };
    const contenders = bySize(banks, "rows", measureOf, AIMS.flat);
    await compare(`${noun}: ${title}`, contenders, { unit: "µs", rounds: 80, warmUps: 20 });
  }
}

/** Moves transfers that all become due through both of their steps; microseconds for each. */
async function advance(size: number): Promise<number> {
  const bank = await bankWithTransfers(size);
  const took = await milliseconds(() => bank.clock.advance({ days: 9 }))();
  const done = bank.db.achTransfers.count((q) => q.where({ status: "succeeded" }));
  if (done !== size) throw new Error(`${done} of ${size} transfers have succeeded.`);
  return (took * 1000) / size;
}

/** Ids all over the rows, the same for each contender of a size. */
function someId(size: number): () => number {
  let at = 0;
  return () => {
    at = (at + 7919) % size;
    return 1001 + at;
  };
}
