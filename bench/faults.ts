import type { BankOptions } from "../src/index.ts";
import { benchBank, call } from "./support.ts";

const COUNTERPARTY = {
  name: "Acme Paper",
  routing_number: "790000018",
  account_number: "12345",
  account_type: "checking",
};

/** Short batches, so that on a busy machine some of the many rounds are not interrupted. */
const ROUNDS = 400;
const BATCH = 20;

/** The options to compare, the first with each of the others. */
const BANKS: Readonly<Record<string, BankOptions>> = {
  "no rule": {},
  "a rule that is about another operation": { faults: [{ on: "createCompany", status: 503 }] },
  "a rule that never fires": { faults: [{ nth: 1_000_000, status: 503 }] },
  "a limit that is never reached": { rateLimit: { quota: 1_000_000, window: 60 } },
};

/** What rules cost the requests that they do not touch: the shortest of many rounds, one bank after the other in each. */
export async function benchFaults(): Promise<void> {
  const banks = Object.entries(BANKS).map(([name, options]) => ({ name, bank: benchBank(options) }));
  for (const [request, send] of [
    ["GET by id", (bank) => call(bank, "GET", "/v1/counterparties/1001")],
    ["POST", (bank) => call(bank, "POST", "/v1/counterparties", COUNTERPARTY)],
  ] satisfies [string, (bank: ReturnType<typeof benchBank>) => Promise<unknown>][]) {
    for (const { bank } of banks) await call(bank, "POST", "/v1/counterparties", COUNTERPARTY);
    const shortest = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      // Another one begins each round, so that none is always the first after a collection of garbage.
      for (const at of banks.keys()) {
        const { name, bank } = banks[(at + round) % banks.length] as (typeof banks)[number];
        const start = performance.now();
        for (let sent = 0; sent < BATCH; sent += 1) await send(bank);
        const time = ((performance.now() - start) * 1000) / BATCH;
        shortest.set(name, Math.min(time, shortest.get(name) ?? Number.POSITIVE_INFINITY));
      }
    }
    const without = shortest.get("no rule") ?? Number.NaN;
    console.log(`\n${request} with rules that do not touch it (µs; aim: at most 1.1× without rules)`);
    console.table(
      Object.fromEntries(
        [...shortest].map(([name, time]) => [
          name,
          { time: time.toFixed(1), "to no rule": `${(time / without).toFixed(2)}×` },
        ]),
      ),
    );
  }
}
