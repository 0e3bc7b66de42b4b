import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Bank, BankOptions } from "sandbank";
import { type Serving, serve } from "sandbank/server";
import { exchange, type Question, questions } from "./contenders/exchange.ts";
import { AIMS, type Aim } from "./support/aims.ts";
import { bankWithTransfers, call, fill, TRANSFER } from "./support/bank.ts";
import type { Contender } from "./support/contest.ts";
import { compare } from "./support/show.ts";
import { microseconds, milliseconds } from "./support/time.ts";

const ROWS = 10_000;

const COUNTERPARTY = {
  name: "Acme Paper",
  routing_number: "790000018",
  account_number: "12345",
  account_type: "checking",
};

/** Options that are compared with none, the aims of those that have one. */
const OPTIONS: Readonly<Record<string, { readonly options: BankOptions; readonly aim?: Aim }>> = {
  "no option": { options: {} },
  "a rule that is about another operation": {
    options: { faults: [{ on: "createCompany", status: 503 }] },
    aim: AIMS.idleFaults,
  },
  "a rule that never fires": { options: { faults: [{ nth: 1_000_000, status: 503 }] }, aim: AIMS.idleFaults },
  "a limit that is never reached": {
    options: { rateLimit: { quota: 1_000_000, window: 60 } },
    aim: AIMS.idleFaults,
  },
  "a history that still grows": { options: { history: { maxBytes: 1_000_000_000 } } },
  "a history whose oldest entries go": { options: { history: { maxBytes: 3_000_000 } } },
};

const WORKS: Readonly<Record<string, (bank: Bank) => Promise<unknown>>> = {
  "GET by id": (bank) => call(bank, "GET", "/v1/ach/1500"),
  PATCH: (bank) => call(bank, "PATCH", "/v1/counterparties/1001", { name: "Acme" }),
  POST: (bank) => call(bank, "POST", "/v1/ach", TRANSFER),
};

/** What options cost each request: rules of faults that do not touch it, a history, a state file. */
export async function run(): Promise<void> {
  await banks();
  await stateFiles();
}

async function banks(): Promise<void> {
  const contenders: { name: string; bank: Bank; aim?: Aim }[] = [];
  for (const [name, { options, ...aim }] of Object.entries(OPTIONS)) {
    const bank = await bankWithTransfers(ROWS, options);
    await call(bank, "POST", "/v1/counterparties", COUNTERPARTY);
    contenders.push({ name, bank, ...aim });
  }
  for (const [title, work] of Object.entries(WORKS)) {
    const compared = contenders.map(({ bank, ...contender }): Contender => {
      return { ...contender, measure: microseconds(() => work(bank)) };
    });
    await compare(`${title} by options`, compared, { unit: "µs", rounds: 100, warmUps: 30 });
  }
  const walked = contenders.find(({ name }) => name === "a history that still grows");
  if (walked) await walk(walked.bank);
}

/** One step back and forth in a long history, beside a restore of the same rows. */
async function walk(bank: Bank): Promise<void> {
  const [last = 0, previous = 0] = (await bank.history.entries()).map(({ id }) => id).reverse();
  const plain = await bankWithTransfers(0);
  const snapshot = bank.snapshot();
  const contenders: Contender[] = [
    { name: "restore of the rows", measure: milliseconds(() => plain.restore(snapshot)) },
    {
      name: "a step back and forth",
      measure: milliseconds(async () => {
        await bank.history.goTo(previous);
        await bank.history.goTo(last);
      }),
    },
  ];
  await compare("a walk in a history", contenders, { unit: "ms", rounds: 5 });
}

/** A POST over HTTP with and without a state file. */
async function stateFiles(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-bench-"));
  for (const size of [100, ROWS]) {
    const plain = await serverOf(size, {});
    const kept = await serverOf(size, { state: join(folder, `${size}.json`) });
    const contenders: Contender[] = [
      { name: "no state file", measure: microseconds(() => post(plain)) },
      { name: "a state file", measure: microseconds(() => post(kept)) },
    ];
    const title = `POST over HTTP, ${size.toLocaleString("en-US")} rows`;
    await compare(title, contenders, { unit: "µs", rounds: 80, warmUps: 20 });
    await Promise.all([plain.close(), kept.close()]);
  }
  rmSync(folder, { recursive: true, force: true });
}

async function serverOf(size: number, options: { readonly state?: string }): Promise<Serving> {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  const server = await serve({ clock }, { port: 0, ...options });
  await call(server.bank, "POST", "/v1/ach", TRANSFER);
  await fill(server.bank, "achTransfers", size);
  return server;
}

function post({ url }: Serving): Promise<string> {
  const question: Question = { ...questions.post, url: `${url}/v1/ach` };
  return exchange(fetch, question);
}
