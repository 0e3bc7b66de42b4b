import { AIMS } from "./support/aims.ts";
import { bankWithTransfers, benchBank, call, fill } from "./support/bank.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds, milliseconds } from "./support/time.ts";

const [FEW, MANY] = [1_000, 100_000] as const;

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
  const clone: Contender = {
    name: "structuredClone",
    measure: milliseconds(() => structuredClone(snapshot)),
  };
  const parse: Contender = { name: "JSON.parse", measure: milliseconds(() => JSON.parse(text)) };
  const save: Contender = {
    name: "bank.snapshot",
    aim: AIMS.snapshot,
    measure: milliseconds(() => {
      if (bank.snapshot().timers.length < MANY) throw new Error("The snapshot lacks timers.");
    }),
  };
  const load: Contender = {
    name: "bank.restore",
    aim: AIMS.restore,
    measure: milliseconds(() => bank.restore(snapshot)),
  };
  show(await contest("snapshot of 100,000 rows", [clone, save], options));
  show(await contest("restore of 100,000 rows", [parse, load], options));
}

/** The oldest row is the one that a table finds last, or moves all others for. */
async function deletes(): Promise<void> {
  const contenders = await Promise.all(
    [FEW, MANY].map(async (size): Promise<Contender> => {
      const bank = benchBank();
      const address = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
      await call(bank, "POST", "/v1/addresses", address);
      await fill(bank, "addresses", size);
      let oldest = 1001;
      const remove = () => {
        const id = oldest;
        oldest += 1;
        return call(bank, "DELETE", `/v1/addresses/${id}`);
      };
      return {
        name: `${size.toLocaleString("en-US")} rows`,
        measure: microseconds(remove, 10),
        ...(size === MANY && { aim: AIMS.flat }),
      };
    }),
  );
  show(await contest("delete of the oldest", contenders, { unit: "µs", rounds: 50, warmUps: 10 }));
}

async function filters(): Promise<void> {
  const banks = await Promise.all(
    [FEW, MANY].map(async (size) => ({ size, bank: await bankWithTransfers(size) })),
  );
  for (const filter of ["filter[status]=failed", "filter[batch_id]=1", "filter[effective_date]=2030-01-01"]) {
    const contenders = banks.map(({ size, bank }): Contender => {
      const find = async () => {
        const { data } = await call<{ data: unknown[] }>(bank, "GET", `/v1/ach?page[limit]=100&${filter}`);
        if (data.length > 0) throw new Error(`${filter} was to find none.`);
      };
      return {
        name: `${size.toLocaleString("en-US")} rows`,
        measure: milliseconds(find),
        ...(size === MANY && { aim: AIMS.filterWithoutMatch }),
      };
    });
    show(await contest(`${filter}, which finds none`, contenders, { unit: "ms", rounds: 25, warmUps: 3 }));
  }
}
