// Statements: X102 to X105.

import { expect, test } from "vitest";
import { lostReplies, noDuplicates } from "../../src/adapters/resilience/index.ts";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BILLS, type Client, pay, payAndReconcile, payBlindly, payCarefully, payingWith } from "./flows.ts";
import { failureOf, tableOf } from "./support.ts";

const bank = () => mondayBank();
/** The clients of these tests wait 200 ms. */
const slow = 600;
/** Milliseconds; a busy machine needs more than the default. */
const budget = 20_000;
const check = (checked: Bank) => expect(checked.db.achTransfers.count()).toBe(2);

test("a client that looks before it pays again passes, and the report tells what it did (X102, X103, X105)", async () => {
  const report = await lostReplies({
    bank,
    run: payingWith(payCarefully),
    check,
    faults: ["lost-reply", "refuse", "slow"],
    slow,
    budget,
  });
  expect(report.writes).toEqual([
    { operation: "createAchTransfer", nth: 1 },
    { operation: "createAchTransfer", nth: 2 },
  ]);
  expect(report.table.split("\n")).toEqual([
    "write                 fault       sent  done  your code             check",
    "createAchTransfer #1  lost-reply  2     2     looked it up          holds",
    "createAchTransfer #1  refuse      3     2     looked, then retried  holds",
    "createAchTransfer #1  slow        2     2     looked it up          holds",
    "createAchTransfer #2  lost-reply  2     2     looked it up          holds",
    "createAchTransfer #2  refuse      3     2     looked, then retried  holds",
    "createAchTransfer #2  slow        2     2     looked it up          holds",
  ]);
  expect(report.rows[1]).toEqual({
    write: { operation: "createAchTransfer", nth: 1 },
    fault: "refuse",
    sent: 3,
    done: 2,
    happened: "looked, then retried",
    error: null,
    problem: null,
  });
  expect(report.notRun).toEqual([]);
});

test("a client that pays again blindly fails where the bank had done it (X104, X105)", async () => {
  const error = await failureOf(lostReplies({ bank, run: payingWith(payBlindly), check, slow, budget }));
  expect(error.message.split("\n")).toEqual([
    "6 of 8 runs broke the check:",
    "write                 fault       sent  done  your code   check",
    "createAchTransfer #1  lost-reply  3     3     done twice  expected 3 to be 2 // Object.is equality",
    "createAchTransfer #1  duplicate   2     3     done twice  expected 3 to be 2 // Object.is equality",
    "createAchTransfer #1  slow        3     3     done twice  expected 3 to be 2 // Object.is equality",
    "createAchTransfer #2  lost-reply  3     3     done twice  expected 3 to be 2 // Object.is equality",
    "createAchTransfer #2  duplicate   2     3     done twice  expected 3 to be 2 // Object.is equality",
    "createAchTransfer #2  slow        3     3     done twice  expected 3 to be 2 // Object.is equality",
    "",
    "lost-reply: the bank did the write, and its reply was lost: look for it before you send it again.",
    'duplicate: the network delivered the write twice, which no client can prevent: look for a second equal row afterwards and cancel it, or leave "duplicate" out of the option faults.',
    "slow: the bank did the write, and its reply was late: look for it before you send it again.",
    "The API has no idempotency keys, so put a reference of your own into the row's metadata and look for it before you send again: GET /v1/ach and each transfer that it lists, GET /v1/virtualcards?filter[metadata.<key>]=…",
  ]);
  expect(tableOf(error.report.rows)).toContain("refuse 3 2 retried: holds");
});

test("a client that gives up fails a check that counts what it has not paid (X105)", async () => {
  const error = await failureOf(lostReplies({ bank, run: payingWith(pay), check, slow, budget }));
  expect(tableOf(error.report.rows)).toEqual([
    "lost-reply 1 1 gave up: expected 1 to be 2 // Object.is equality",
    "duplicate 2 3 done twice: expected 3 to be 2 // Object.is equality",
    "refuse 1 0 gave up: expected +0 to be 2 // Object.is equality",
    "slow 1 1 gave up: expected 1 to be 2 // Object.is equality",
    "lost-reply 2 2 gave up: holds",
    "duplicate 2 3 done twice: expected 3 to be 2 // Object.is equality",
    "refuse 2 1 gave up: expected 1 to be 2 // Object.is equality",
    "slow 2 2 gave up: holds",
  ]);
  expect(error.report.rows[0]?.error).toBe("fetch failed");
  expect(error.message).toContain(
    "refuse: the write never reached the bank: send it again, or tell the user that it was not done.",
  );
});

test("a client that also cancels what arrived twice passes with every fault, by the check of duplicates", async () => {
  const { rows } = await lostReplies({ bank, run: payingWith(payAndReconcile), slow, budget });
  expect(tableOf(rows)).toEqual([
    "lost-reply 2 2 looked it up: holds",
    "duplicate 2 3 corrected it: holds",
    "refuse 3 2 looked, then retried: holds",
    "slow 2 2 looked it up: holds",
    "lost-reply 2 2 looked it up: holds",
    "duplicate 2 3 corrected it: holds",
    "refuse 3 2 looked, then retried: holds",
    "slow 2 2 looked it up: holds",
  ]);
});

test("writes at the same time each go wrong in their own run (X102)", async () => {
  const atOnce = (payOne: typeof pay) => (client: Client) =>
    Promise.all(BILLS.map((bill) => payOne(client, bill)));
  const { rows } = await lostReplies({
    bank,
    run: atOnce(payCarefully),
    check,
    faults: ["lost-reply", "refuse"],
  });
  expect(tableOf(rows)).toEqual([
    "lost-reply 2 2 looked it up: holds",
    "refuse 3 2 looked, then retried: holds",
    "lost-reply 2 2 looked it up: holds",
    "refuse 3 2 looked, then retried: holds",
  ]);
  const error = await failureOf(
    lostReplies({ bank, run: atOnce(payBlindly), check, faults: ["lost-reply"] }),
  );
  expect(error.report.rows.map(({ happened }) => happened)).toEqual(["done twice", "done twice"]);
});

test("a client without a timeout waits, and a swallowed error goes on (X103, X105)", async () => {
  const patient = (client: Client) => pay(client, { amount: 1, reference: "a" }, null);
  const waited = await lostReplies({ bank, run: patient, faults: ["slow"], slow, budget });
  expect(tableOf(waited.rows)).toEqual(["slow 1 1 waited: holds"]);
  const careless = (client: Client) => patient(client).catch(() => undefined);
  const wentOn = await lostReplies({ bank, run: careless, faults: ["lost-reply"] });
  expect(tableOf(wentOn.rows)).toEqual(["lost-reply 1 1 went on: holds"]);
});

test("two proofs of the same flow report the same, one run at a time or several at once (X106)", async () => {
  const proof = (concurrency?: number) =>
    failureOf(
      lostReplies({
        bank,
        run: payingWith(payBlindly),
        check,
        slow,
        budget,
        ...(concurrency ? { concurrency } : {}),
      }),
    );
  const first = await proof();
  for (const concurrency of [undefined, 1, 8]) {
    const again = await proof(concurrency);
    expect(again.report).toEqual(first.report);
    expect(again.message).toBe(first.message);
  }
});

test("the check is told what went wrong, how the run ended and what it sent (X104)", async () => {
  const told: unknown[] = [];
  await lostReplies({
    bank,
    run: (client) => pay(client, { amount: 1, reference: "a" }),
    check: (_, { write, fault, error, requests }) => {
      told.push([
        write,
        fault,
        error instanceof Error ? error.message : error,
        requests.map(({ operation, status, fault: done, created }) => [operation, status, done, created]),
      ]);
    },
    faults: ["lost-reply", "refuse"],
    concurrency: 1,
  });
  const write = { operation: "createAchTransfer", nth: 1 };
  const created = [{ collection: "achTransfers", id: "1001" }];
  expect(told).toEqual([
    [null, null, null, [["createAchTransfer", 200, null, created]]],
    [write, "lost-reply", "fetch failed", [["createAchTransfer", 200, "lost-reply", created]]],
    [write, "refuse", "fetch failed", [["createAchTransfer", 0, "refuse", []]]],
  ]);
});

test("the requests of a scenario are no writes of the flow", async () => {
  const scenario = async (inside: Client) => {
    for (const reference of ["rent", "power"]) await pay(inside, { amount: 100, reference });
  };
  const report = await lostReplies({
    bank: () => mondayBank({ scenario }),
    run: payingWith(payCarefully),
    check: (checked) => expect(checked.db.achTransfers.count()).toBe(4),
    faults: ["refuse"],
  });
  expect(report.rows).toHaveLength(2);
});

test("the stock check tells equal payments from payments to different accounts (X104)", async () => {
  const payTo = (receiver_account_number: string) => (client: Client) =>
    pay(client, { amount: 100, reference: "rent" }, null, { receiver_account_number });
  const run = async (client: Client) => {
    await payTo("1111222233334444")(client);
    await payTo("5555666677774444")(client);
  };
  await expect(lostReplies({ bank, run, check: noDuplicates, faults: ["refuse"] })).resolves.toBeDefined();
  const twice = (client: Client) =>
    payTo("1111222233334444")(client).then(() => payTo("1111222233334444")(client));
  await expect(lostReplies({ bank, run: twice })).rejects.toThrow(
    "The check does not hold without any fault, so fix 'run' or 'check' first: createAchTransfer was done 2 times with the same content.",
  );
});
