import type { Bank } from "sandbank";
import { AIMS } from "./support/aims.ts";
import { ADDRESS, bankWithTransfers, benchBank, call, counter, fill } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { compare } from "./support/show.ts";
import { bySize, forSizes } from "./support/sizes.ts";
import { microseconds, milliseconds } from "./support/time.ts";

const MANY = 100_000;
const SIZES = [1_000, MANY] as const;

/** What must stay quick in a bank with 100,000 rows. */
export async function run(): Promise<void> {
  await snapshots();
  await deletes();
  await filters();
}

async function snapshots(): Promise<void> {
  const bank = await bankWithTransfers(MANY);
  const snapshot = bank.snapshot();
  const text = JSON.stringify(snapshot);
  const options = { unit: "ms", rounds: 5, collect: true } as const;
  const save = () => {
    if (bank.snapshot().timers.length < MANY) throw new Error("The snapshot lacks timers.");
  };
  const saving: Contender[] = [
    { name: "structuredClone", measure: milliseconds(() => structuredClone(snapshot)) },
    { name: "bank.snapshot", aim: AIMS.snapshot, measure: milliseconds(save) },
  ];
  const loading: Contender[] = [
    { name: "JSON.parse", measure: milliseconds(() => JSON.parse(text)) },
    { name: "bank.restore", aim: AIMS.restore, measure: milliseconds(() => bank.restore(snapshot)) },
  ];
  await compare("snapshot of 100,000 rows", saving, options);
  await compare("restore of 100,000 rows", loading, options);
}

/** The oldest row is the one that a table finds last, or moves all others for. */
async function deletes(): Promise<void> {
  const banks = await forSizes(SIZES, async (size) => {
    const bank = benchBank();
    await call(bank, "POST", "/v1/addresses", ADDRESS);
    await fill(bank, "addresses", size);
    return bank;
  });
  const remove = (bank: Bank) => {
    const oldest = counter(1001);
    return microseconds(() => call(bank, "DELETE", `/v1/addresses/${oldest()}`), 10);
  };
  const contenders = bySize(banks, "rows", remove, AIMS.flat);
  await compare("delete of the oldest", contenders, { unit: "µs", rounds: 50, warmUps: 10 });
}

async function filters(): Promise<void> {
  const banks = await forSizes(SIZES, bankWithTransfers);
  for (const filter of ["filter[status]=failed", "filter[batch_id]=1", "filter[effective_date]=2030-01-01"]) {
    const find = (bank: Bank) => async () => {
      const { data } = await call<{ data: unknown[] }>(bank, "GET", `/v1/ach?page[limit]=100&${filter}`);
      if (data.length > 0) throw new Error(`${filter} was to find none.`);
    };
    const contenders = bySize(banks, "rows", (bank) => milliseconds(find(bank)), AIMS.filterWithoutMatch);
    await compare(`${filter}, which finds none`, contenders, { unit: "ms", rounds: 25, warmUps: 3 });
  }
}
