// Statements: X106.

import { expect, test } from "vitest";
import { lostReplies } from "../../src/adapters/resilience/index.ts";
import { mondayBank } from "../support/bank.ts";
import { type Client, pay } from "./flows.ts";
import { failureOf, tableOf } from "./support.ts";

const bank = () => mondayBank();

test("a run that the budget ended is never blamed on the code (X106)", async () => {
  const run = (client: Client) => pay(client, { amount: 1, reference: "a" }, null);
  // A timer may end a hair before its time, so that one proof alone would seldom show it.
  for (let proof = 0; proof < 5; proof += 1) {
    const error = await failureOf(
      lostReplies({ bank, run, faults: ["slow"], slow: 60_000, concurrency: 1, budget: 250 }),
    );
    expect([error.report.rows, error.report.notRun]).toEqual([[], ["createAchTransfer #1, slow"]]);
  }
});

test("a client that stops waiting goes on, however long the rest of its flow takes", async () => {
  const run = async (client: Client) => {
    await pay(client, { amount: 1, reference: "a" }, 20).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 150));
  };
  const { rows } = await lostReplies({ bank, run, faults: ["slow"], slow: 100 });
  expect(tableOf(rows)).toEqual(["slow 1 1 went on: holds"]);
});
