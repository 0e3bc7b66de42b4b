import { bareHandler, benchBank, call, fill, microseconds, report, SIZES } from "./support.ts";

const TRANSFER = {
  account_number: "1234567890",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "987654321",
  receiver_account_type: "checking",
  receiver_name: "Ada Park",
  receiver_routing_number: "790000006",
};

/** Create, read, list and cancel transfers at growing sizes, compared with a bare handler in the same run. */
export async function benchPayments(): Promise<void> {
  const times = new Map<string, number[]>();
  let isWarm = false;
  const add = (name: string, time: number) => {
    if (isWarm) times.set(name, [...(times.get(name) ?? []), time]);
  };
  const probe = benchBank();
  const bare = bareHandler(await call(probe, "POST", "/v1/ach", TRANSFER));
  await microseconds(bare);
  const baseline = await microseconds(bare);
  for (const size of [100, ...SIZES]) {
    const bank = benchBank();
    await call(bank, "POST", "/v1/ach", TRANSFER);
    await fill(bank, "achTransfers", size);
    let next = 1001;
    const someId = () => {
      next = 1001 + ((next * 7919) % size);
      return next;
    };
    add("GET by id", await microseconds(() => call(bank, "GET", `/v1/ach/${someId()}`)));
    add(
      "list, page of 100, one filter",
      await microseconds(() => call(bank, "GET", "/v1/ach?page[limit]=100&filter[status]=pending")),
    );
    add("POST", await microseconds(() => call(bank, "POST", "/v1/ach", TRANSFER)));
    let last = 1000 + size;
    const cancel = () => {
      last += 1;
      return call(bank, "PATCH", `/v1/ach/${last}`, { status: "canceled" });
    };
    add("cancel", await microseconds(cancel, 20, 40));
    isWarm = true;
  }
  report("ACH transfers", baseline, times);
}

/** Moves 10,000 transfers that all become due through both of their steps. */
export async function benchAdvance(): Promise<void> {
  const count = 10_000;
  const bank = benchBank();
  await call(bank, "POST", "/v1/ach", TRANSFER);
  await fill(bank, "achTransfers", count);
  const start = performance.now();
  await bank.clock.advance({ days: 9 });
  const took = performance.now() - start;
  const done = bank.db.achTransfers.count((q) => q.where({ status: "succeeded" }));
  console.log(
    `\nadvance over ${count} due transfers, ${done} of them through both steps: ${took.toFixed(0)} ms (aim: below 1000)`,
  );
}
