import { bareHandler, benchBank, call, fill, microseconds, report, SIZES } from "./support.ts";

const CARD = {
  total_card_amount: 10_000,
  valid_ending_on: "2026-12-31",
  metadata: { team: "red" },
};

/** The aim for a page of 10,000 references out of 100,000 cards. */
const PAGE_AIM_MS = 25;

/** The aim for 1,000 clearings of one card. */
const LEDGER_AIM_MS = 300;

/**
 * Create, read, update, list and filter virtual cards at growing sizes, compared with a bare handler in the same run.
 */
export async function benchCards(): Promise<void> {
  const times = new Map<string, number[]>();
  let isWarm = false;
  const add = (name: string, time: number) => {
    if (isWarm) times.set(name, [...(times.get(name) ?? []), time]);
  };
  const probe = benchBank();
  const bare = bareHandler(await call(probe, "POST", "/v1/virtualcards", CARD));
  await microseconds(bare);
  const baseline = await microseconds(bare);
  for (const size of [100, ...SIZES]) {
    const bank = benchBank();
    await call(bank, "POST", "/v1/virtualcards", CARD);
    await fill(bank, "virtualCards", size);
    let at = 0;
    const someCard = () => {
      at = (at + 7919) % size;
      return `/v1/virtualcards/${1001 + at}`;
    };
    add("GET by id", await microseconds(() => call(bank, "GET", someCard())));
    add("PATCH", await microseconds(() => call(bank, "PATCH", someCard(), { metadata: { team: "blue" } })));
    add("POST", await microseconds(() => call(bank, "POST", "/v1/virtualcards", CARD)));
    add("list, page of 100", await microseconds(() => call(bank, "GET", "/v1/virtualcards?page[limit]=100")));
    const filter = "filter[metadata.team]=red";
    add(
      "list, page of 100, metadata filter",
      await microseconds(() => call(bank, "GET", `/v1/virtualcards?page[limit]=100&${filter}`)),
    );
    add(
      "authorize and clear",
      await microseconds(async () => {
        const id = someCard().slice("/v1/virtualcards/".length);
        const { reference } = await bank.simulate.virtualCards.authorize(id, { amount: 1, type: "Advice" });
        await bank.simulate.virtualCards.clear(id, reference);
      }, 10),
    );
    isWarm = true;
  }
  report("Virtual cards", baseline, times);
}

/**
 * Full pages of references, which must take time in proportion to the page and not the table; and a filter that has
 * to check every card.
 */
export async function benchCardPages(): Promise<void> {
  console.log(`\nPages of virtual cards (ms; aim for 10,000 references out of 100,000: ${PAGE_AIM_MS})`);
  const rows: Record<string, Record<string, string>> = {};
  for (const size of [10_000, 100_000]) {
    const bank = benchBank();
    await call(bank, "POST", "/v1/virtualcards", CARD);
    await fill(bank, "virtualCards", size);
    const timeOf = async (query: string) => {
      const time = await microseconds(() => call(bank, "GET", `/v1/virtualcards${query}`), 11, 2);
      return (time / 1000).toFixed(1);
    };
    rows[`out of ${size}`] = {
      "1,000 references": await timeOf("?page[limit]=1000"),
      "5,000": await timeOf("?page[limit]=5000"),
      "10,000": await timeOf(""),
      "10,000 by metadata": await timeOf("?filter[metadata.team]=red"),
      "none by metadata": await timeOf("?filter[metadata.team]=green"),
    };
  }
  console.table(rows);
}

/** Authorizations of one card, the last hundred of which must cost what the first do; and all of them falling due. */
export async function benchLedger(): Promise<void> {
  const count = 1000;
  const hundreds = Array.from({ length: count / 100 }, () => Number.POSITIVE_INFINITY);
  let due = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round += 1) {
    const bank = benchBank();
    await call(bank, "POST", "/v1/virtualcards", CARD);
    for (let hundred = 0; hundred < hundreds.length; hundred += 1) {
      const time = await millisecondsOf(async () => {
        for (let made = 0; made < 100; made += 1)
          await bank.simulate.virtualCards.authorize("1001", { amount: 1, type: "Advice" });
      });
      hundreds[hundred] = Math.min(hundreds[hundred] as number, time);
    }
    due = Math.min(due, await millisecondsOf(() => bank.clock.advance({ days: 9 })));
  }
  const [first, last] = [hundreds[0] as number, hundreds.at(-1) as number];
  console.log(`\n${count} authorizations of one card`);
  console.table({
    "first hundred, µs each": (first * 10).toFixed(1),
    "last hundred, µs each": (last * 10).toFixed(1),
    "last to first (aim: 1.3)": (last / first).toFixed(2),
    [`${count} clearings fall due, ms (aim: ${LEDGER_AIM_MS})`]: due.toFixed(0),
  });
}

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
