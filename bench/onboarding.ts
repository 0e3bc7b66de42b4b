import type { Bank } from "sandbank";
import { AIMS } from "./support/aims.ts";
import { benchBank, call, fill } from "./support/bank.ts";
import { type Contender, contest } from "./support/contest.ts";
import { show } from "./support/show.ts";
import { microseconds } from "./support/time.ts";
import { createTree } from "./support/tree.ts";

const [FEW, MANY] = [10, 10_000] as const;
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
  const address = { street_line1: "1 Main Street", city: "Springfield", country: "US" };
  const eight = async () => {
    for (let made = 0; made < 8; made += 1) await call(bank, "POST", "/v1/addresses", address);
  };
  const tree = () => {
    trees += 1;
    return createTree(bank, `user${trees}`);
  };
  const contenders: Contender[] = [
    { name: "8 addresses", measure: microseconds(eight) },
    { name: "8 records, a file among them", measure: microseconds(tree) },
  ];
  show(await contest("a tree of a company", contenders, OPTIONS));
}

/** Finding the users of a record must cost the same among few companies and among many. */
async function deletes(): Promise<void> {
  const banks: { size: number; bank: Bank; next: () => number; nextCompany: () => number }[] = [];
  for (const size of [FEW, MANY]) {
    const bank = benchBank();
    await createTree(bank, "ada");
    await fill(bank, "companies", size + SPARE);
    await fill(bank, "addresses", SPARE + 1);
    banks.push({ size, bank, next: counter(1002), nextCompany: counter(1001 + size) });
  }
  for (const title of ["an address that nothing uses", "an address in use, refused", "a company"] as const) {
    const contenders = banks.map(({ size, bank, next, nextCompany }): Contender => {
      const remove = {
        "an address that nothing uses": () => call(bank, "DELETE", `/v1/addresses/${next()}`),
        "an address in use, refused": () => call(bank, "DELETE", "/v1/addresses/1001", undefined, 409),
        "a company": () => call(bank, "DELETE", `/v1/companies/${nextCompany()}`),
      }[title];
      const name = `among ${size.toLocaleString("en-US")} companies`;
      return { name, measure: microseconds(remove, BATCH), ...(size === MANY && { aim: AIMS.flat }) };
    });
    show(await contest(`delete of ${title}`, contenders, OPTIONS));
  }
}

function counter(first: number): () => number {
  let next = first - 1;
  return () => {
    next += 1;
    return next;
  };
}
