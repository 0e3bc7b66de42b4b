// Statements: X102, X106.

import { expect, test } from "vitest";
import { type LostRepliesOptions, lostReplies } from "../../src/adapters/resilience/index.ts";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { BILLS, type Client, pay, payBlindly, payCarefully, payingWith } from "./flows.ts";
import { failureOf, tableOf } from "./support.ts";

const bank = () => mondayBank();
const payOne = (client: Client) => pay(client, { amount: 100, reference: "rent" }, null);

test("runs that the budget leaves no time for are named (X106)", async () => {
  const error = await failureOf(
    lostReplies({
      bank,
      run: async (client) => {
        for (const { amount, reference } of BILLS) await pay(client, { amount, reference }, null);
      },
      faults: ["lost-reply", "slow"],
      slow: 60_000,
      concurrency: 1,
      budget: 1500,
    }),
  );
  expect(tableOf(error.report.rows)).toEqual(["lost-reply 1 1 gave up: holds"]);
  expect(error.report.notRun).toEqual([
    "createAchTransfer #1, slow",
    "createAchTransfer #2, lost-reply",
    "createAchTransfer #2, slow",
  ]);
  expect(error.message).toBe(
    "The budget of 1500 ms was used up before 3 of 4 runs had ended: createAchTransfer #1, slow; createAchTransfer #2, lost-reply; createAchTransfer #2, slow. Raise 'budget', and the timeout of the test with it, or lower 'slow' and the timeouts of your code.",
  );
});

test("a client that never gives up breaks its row and delays no other for longer than its timeout (X102, X105)", async () => {
  const error = await failureOf(
    lostReplies({ bank, run: payOne, faults: ["slow", "refuse"], slow: 60_000, timeout: 700 }),
  );
  expect(tableOf(error.report.rows)).toEqual([
    "slow 1 1 never ended: run did not end within 700 ms",
    "refuse 1 0 gave up: holds",
  ]);
});

test("a client that asks again and again without a pause is ended too", async () => {
  const insisting = async (client: Client) => {
    const { id } = await payOne(client);
    const headers = { Authorization: "Bearer test" };
    while ((await (await client.fetch(`/v1/ach/${id}`, { headers })).json()).data.status !== "succeeded");
  };
  await expect(lostReplies({ bank, run: insisting, timeout: 100 })).rejects.toThrow(
    "'run' did not end within 100 ms, the making of its bank included, without any fault: raise 'timeout' and 'budget', or fix it.",
  );
});

test("a bank whose scenario does not end is not waited for", async () => {
  const scenario = () => new Promise<void>(() => undefined);
  await expect(
    lostReplies({ bank: () => mondayBank({ scenario }), run: payOne, timeout: 100 }),
  ).rejects.toThrow("'run' did not end within 100 ms, the making of its bank included");
});

test("a check that does not end breaks its row", async () => {
  const error = await failureOf(
    lostReplies({
      bank,
      run: payOne,
      check: (_, { fault }) => (fault ? new Promise(() => undefined) : undefined),
      faults: ["refuse"],
      timeout: 1000,
      concurrency: 1,
    }),
  );
  expect(tableOf(error.report.rows)).toEqual(["refuse 1 0 gave up: the check did not end in time"]);
});

test("a check may return false", async () => {
  const check = (checked: Bank) => checked.db.achTransfers.count() === 1;
  const error = await failureOf(lostReplies({ bank, run: payOne, check, faults: ["refuse"] }));
  expect(tableOf(error.report.rows)).toEqual(["refuse 1 0 gave up: the check returned false"]);
});

test("a write that a run does not send again breaks its row (X102, X105)", async () => {
  let runs = 0;
  const onlyFirst = async (client: Client) => {
    runs += 1;
    await pay(client, { amount: 1, reference: "a" });
    if (runs === 1) await pay(client, { amount: 2, reference: "b" });
  };
  const error = await failureOf(
    lostReplies({ bank, run: onlyFirst, faults: ["lost-reply"], concurrency: 1 }),
  );
  expect(tableOf(error.report.rows)).toEqual([
    "lost-reply 1 1 gave up: holds",
    "lost-reply 1 1 not reached: the write was not sent",
  ]);
  expect(error.message).toContain("not reached: the run did not send this write");
});

test("runs that share a client are made one after the other (X106)", async () => {
  let shared: Client | undefined;
  let running = 0;
  let most = 0;
  const run = async (own: Client) => {
    running += 1;
    most = Math.max(most, running);
    shared = own;
    await Promise.resolve();
    await payingWith((_, bill) => payCarefully(shared as Client, bill))(own);
    running -= 1;
  };
  const check = (checked: Bank) => expect(checked.db.achTransfers.count()).toBe(2);
  const report = await lostReplies({ bank, run, check, faults: ["lost-reply", "refuse"] });
  expect(report.rows).toHaveLength(4);
  // The two runs that were to find out.
  expect(most).toBe(2);
});

test("runs that share nothing are made at the same time (X106)", async () => {
  const most = async (concurrency?: number) => {
    let running = 0;
    let highest = 0;
    const run = async (client: Client) => {
      running += 1;
      highest = Math.max(highest, running);
      await payingWith(payBlindly)(client);
      running -= 1;
    };
    const faults: LostRepliesOptions["faults"] = ["refuse", "lost-reply", "duplicate"];
    await lostReplies({ bank, run, check: () => true, faults, ...(concurrency ? { concurrency } : {}) });
    return highest;
  };
  expect([await most(), await most(1), await most(6)]).toEqual([4, 1, 6]);
});

test("a flow without a write that succeeds is refused (X102)", async () => {
  await expect(lostReplies({ bank, run: () => undefined })).rejects.toThrow(
    "'run' must send a POST, PATCH or DELETE that succeeds, got no request: send it by bank.fetch, or by a fetch that bank.handlers answer.",
  );
  const reading = (client: Client) => client.fetch("/v1/ach", { headers: { Authorization: "Bearer test" } });
  await expect(lostReplies({ bank, run: reading })).rejects.toThrow("got GET /v1/ach (200): send it by");
  const refused = (client: Client) => client.fetch("/v1/ach", { method: "POST" });
  await expect(lostReplies({ bank, run: refused })).rejects.toThrow("got POST /v1/ach (401): send it by");
});

test("a flow that fails by itself is not judged (X102)", async () => {
  const run = () => Promise.reject(new Error("No bills."));
  await expect(lostReplies({ bank, run })).rejects.toThrow("'run' failed without any fault: No bills.");
});

test("options that are wrong are named", async () => {
  const proof = (options: object) => lostReplies({ bank, run: payOne, ...options });
  for (const [options, message] of [
    [{ bank: undefined }, "Option 'bank' is required."],
    [{ run: 1 }, "Option 'run' must be a function that takes a bank and runs your code, got 1."],
    [
      { faults: [] },
      `Option 'faults' must be an array of at least one of "lost-reply", "duplicate", "refuse", "slow", got an array.`,
    ],
    [
      { faults: ["hang"] },
      `Option 'faults.0' must be one of "lost-reply", "duplicate", "refuse", "slow", got "hang".`,
    ],
    [{ concurrency: 0 }, "Option 'concurrency' must be a whole number of runs from 1 to 64, got 0."],
    [{ budget: 0 }, "Option 'budget' must be a whole number of milliseconds from 1 to 3600000, got 0."],
    [
      { retries: 1 },
      "Unknown option 'retries' for lostReplies. The options are bank, run, check, faults, concurrency, slow, timeout, budget.",
    ],
    [{ bank: () => 1 }, "Option 'bank' must return a bank, got 1."],
    [
      { bank: () => mondayBank({ faults: ["flaky"] }) },
      "Option 'bank' must make a bank without faults, got one with some: lostReplies adds its own.",
    ],
  ] as const) {
    await expect(proof(options)).rejects.toThrow(message);
  }
  const one = mondayBank();
  await expect(proof({ bank: () => one })).rejects.toThrow(
    "must make a new bank for each run, got one again",
  );
});
