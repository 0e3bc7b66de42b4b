import type { Bank, BankOptions } from "../src/index.ts";
import { benchBank, call, fill } from "./support.ts";

const COUNTERPARTY = {
  name: "Acme Paper",
  routing_number: "790000018",
  account_number: "12345",
  account_type: "checking",
};

/** Short batches, so that on a busy machine some of the many rounds are not interrupted. */
const ROUNDS = 400;
const BATCH = 20;
const ROWS = 10_000;

const BANKS: Readonly<Record<string, BankOptions>> = {
  "no history": {},
  "a history that still grows": { history: { maxBytes: 1_000_000_000 } },
  "a history whose oldest entries go": { history: { maxBytes: 3_000_000 } },
};

/** What a history costs each turn, and a walk: the shortest of many rounds, one bank after the other in each. */
export async function benchHistory(): Promise<void> {
  const banks = Object.entries(BANKS).map(([name, options]) => ({ name, bank: benchBank(options) }));
  for (const { bank } of banks) {
    await call(bank, "POST", "/v1/counterparties", COUNTERPARTY);
    await fill(bank, "counterparties", ROWS);
  }
  for (const [request, send] of [
    ["GET by id", (bank) => call(bank, "GET", "/v1/counterparties/1001")],
    ["POST", (bank) => call(bank, "POST", "/v1/counterparties", COUNTERPARTY)],
    ["PATCH", (bank) => call(bank, "PATCH", "/v1/counterparties/1001", { name: "Acme" })],
  ] satisfies [string, (bank: Bank) => Promise<unknown>][]) {
    const shortest = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const at of banks.keys()) {
        const { name, bank } = banks[(at + round) % banks.length] as (typeof banks)[number];
        const start = performance.now();
        for (let sent = 0; sent < BATCH; sent += 1) await send(bank);
        const time = ((performance.now() - start) * 1000) / BATCH;
        shortest.set(name, Math.min(time, shortest.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
    const without = shortest.get("no history") ?? Number.NaN;
    console.log(`\n${request} with ${ROWS} rows and a history (µs)`);
    console.table(
      Object.fromEntries(
        [...shortest].map(([name, time]) => [
          name,
          { time: time.toFixed(1), "to no history": `${(time / without).toFixed(2)}×` },
        ]),
      ),
    );
  }
  const { bank } = banks[1] as (typeof banks)[number];
  const entries = await bank.history.entries();
  const start = performance.now();
  await bank.history.goTo(entries.at(-2)?.id ?? 0);
  console.log(
    `\ngo to the last but one of ${entries.length} entries: ${(performance.now() - start).toFixed(0)} ms`,
  );
}
