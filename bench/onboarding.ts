import { AIMS } from "./support/aims.ts";
import { ADDRESS, benchBank, call, counter, fill } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { compare } from "./support/show.ts";
import { bySize, forSizes } from "./support/sizes.ts";
import { microseconds } from "./support/time.ts";
import { createTree } from "./support/tree.ts";

const SIZES = [10, 10_000] as const;
const [BATCH, ROUNDS, WARM_UPS] = [10, 40, 10] as const;
/** Enough spare records for every delete of a contest. */
const SPARE = BATCH * (ROUNDS + WARM_UPS) + 1;
const OPTIONS = { unit: "µs", rounds: ROUNDS, warmUps: WARM_UPS } as const;

/** Whole trees of companies, and deletes, which look for the users of a record. */
export async function run(): Promise<void> {
  await trees();
  await deletes();
}

async function trees(): Promise<void> {
  const bank = benchBank();
  let trees = 0;
  const eight = async () => {
    for (let made = 0; made < 8; made += 1) await call(bank, "POST", "/v1/addresses", ADDRESS);
  };
  const tree = () => {
    trees += 1;
    return createTree(bank, `user${trees}`);
  };
  const contenders: Contender[] = [
    { name: "8 addresses", measure: microseconds(eight) },
    { name: "8 records, a file among them", measure: microseconds(tree) },
  ];
  await compare("a tree of a company", contenders, OPTIONS);
}

/** Finding the users of a record must cost the same among few companies and among many. */
async function deletes(): Promise<void> {
  const banks = await forSizes(SIZES, deletesAmong);
  for (const title of ["an address that nothing uses", "an address in use, refused", "a company"] as const) {
    const contenders = bySize(
      banks,
      "companies",
      (deletes) => microseconds(deletes[title], BATCH),
      AIMS.flat,
    );
    await compare(`delete of ${title}`, contenders, OPTIONS);
  }
}

/** Deletes in a bank with so many companies. */
async function deletesAmong(size: number) {
  const bank = benchBank();
  await createTree(bank, "ada");
  await fill(bank, "companies", size + SPARE);
  await fill(bank, "addresses", SPARE + 1);
  const address = counter(1002);
  const company = counter(1001 + size);
  return {
    "an address that nothing uses": () => call(bank, "DELETE", `/v1/addresses/${address()}`),
    "an address in use, refused": () => call(bank, "DELETE", "/v1/addresses/1001", undefined, 409),
    "a company": () => call(bank, "DELETE", `/v1/companies/${company()}`),
  };
}
