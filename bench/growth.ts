import type { Bank } from "sandbank";
import type { Aim } from "./support/aims.ts";
import { AIMS } from "./support/aims.ts";
import { bankWithTransfers, call, TRANSFER } from "./support/bank.ts";
import { bankWithCards, CARD } from "./support/cards.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds } from "./support/time.ts";

const SIZES = [100, 10_000, 100_000] as const;

/** What is done to one of the rows of a bank; `next` gives another row's id each time. */
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
  await compare("transfers", bankWithTransfers, TRANSFERS);
  await compare("virtual cards", bankWithCards, CARDS);
  await advance();
}

async function compare(
  noun: string,
  fill: (count: number) => Promise<Bank>,
  works: Readonly<Record<string, Work>>,
): Promise<void> {
  const banks: { size: number; bank: Bank }[] = [];
  for (const size of SIZES) banks.push({ size, bank: await fill(size) });
  for (const [title, work] of Object.entries(works)) {
    const contenders = banks.map(({ size, bank }) => {
      const next = someId(size);
      return contender(
        size,
        microseconds(() => work(bank, next)),
        AIMS.flat,
      );
    });
    show(await contest(`${noun}: ${title}`, contenders, { unit: "µs", rounds: 80, warmUps: 20 }));
  }
}

/** Moves transfers that all become due through both of their steps. */
async function advance(): Promise<void> {
  const contenders = [1_000, 10_000].map((size) => contender(size, () => advanceOf(size), AIMS.advance));
  show(
    await contest("advance over due transfers, each", contenders, { unit: "µs", rounds: 4, collect: true }),
  );
}

async function advanceOf(size: number): Promise<number> {
  const bank = await bankWithTransfers(size);
  const begin = performance.now();
  await bank.clock.advance({ days: 9 });
  const took = performance.now() - begin;
  const done = bank.db.achTransfers.count((q) => q.where({ status: "succeeded" }));
  if (done !== size) throw new Error(`${done} of ${size} transfers have succeeded.`);
  return (took * 1000) / size;
}

function contender(size: number, measure: Contender["measure"], aim: Aim): Contender {
  const name = `${size.toLocaleString("en-US")} rows`;
  return { name, measure, ...(size >= 10_000 && { aim }) };
}

/** Ids all over the rows, the same for each contender of a size. */
function someId(size: number): () => number {
  let at = 0;
  return () => {
    at = (at + 7919) % size;
    return 1001 + at;
  };
}
