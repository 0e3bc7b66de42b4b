import { expect, test } from "vitest";
import { start } from "../../src/adapters/node/index.ts";
import { lostReplies } from "../../src/adapters/resilience/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { payBlindly, payCarefully, payingWith } from "./flows.ts";
import { failureOf, tableOf } from "./support.ts";

const baseUrl = "https://api.example.com";
const bank = () => createBank({ baseUrl, clock: { start: "2026-03-02T15:00:00Z", paused: true } });
/** A client that knows nothing of the bank. */
const client = { fetch: (path: unknown, init?: RequestInit) => fetch(baseUrl + path, init) };

/** A run whose own bank answers the process's fetch. */
const intercepted = (payOne: typeof payCarefully) => async (own: Bank) => {
  const { stop } = start(own);
  try {
    await payingWith(payOne)(client);
  } finally {
    await stop();
  }
};
const check = (checked: Bank) => expect(checked.db.achTransfers.count()).toBe(2);

test("a flow by the process's fetch is proved one run at a time (X106)", async () => {
  const { rows } = await lostReplies({
    bank,
    run: intercepted(payCarefully),
    check,
    faults: ["lost-reply", "refuse", "slow"],
    slow: 600,
  });
  expect(tableOf(rows)).toEqual([
    "lost-reply 2 2 looked it up: holds",
    "refuse 3 2 looked, then retried: holds",
    "slow 2 2 looked it up: holds",
    "lost-reply 2 2 looked it up: holds",
    "refuse 3 2 looked, then retried: holds",
    "slow 2 2 looked it up: holds",
  ]);
});

test("a blind retry by the process's fetch fails (X104)", async () => {
  const error = await failureOf(
    lostReplies({ bank, run: intercepted(payBlindly), check, faults: ["lost-reply", "refuse"] }),
  );
  expect(error.report.rows.map(({ happened }) => happened)).toEqual([
    "done twice",
    "retried",
    "done twice",
    "retried",
  ]);
});
