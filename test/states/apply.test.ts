// Statements: STA-1, STA-3.

import { expect, test } from "vitest";
import { createBank } from "../../src/index.ts";
import { states } from "../../src/states/index.ts";
import { payouts } from "../define/payouts.ts";
import { eventsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { refusedIn } from "./support.ts";

const MANY = /^rows\/\w+\/1000[01]$/;

const timeout = 120_000;

test(
  "every state can be had by a new bank (STA-1)",
  async () => {
    const bank = mondayBank();
    const all = states(bank).filter(({ id }) => !MANY.test(id));
    expect(all.length).toBeGreaterThan(1_000);
    expect(await refusedIn(bank, all)).toEqual([]);
  },
  timeout,
);

test(
  "and by one with products and events (STA-1)",
  async () => {
    const bank = eventsBank();
    const all = states(bank).filter(({ id }) => !MANY.test(id));
    expect(await refusedIn(bank, all)).toEqual([]);
  },
  timeout,
);

test(
  "and by one with a resource of a team's own (STA-1)",
  async () => {
    const bank = mondayBank({ resources: { payouts } });
    const own = states(bank, { only: ["payouts", "moments"] });
    expect(await refusedIn(bank, own)).toEqual([]);
  },
  timeout,
);

test("rows of a state are made without faults, latency and signatures, in one turn and unlogged (STA-3)", async () => {
  const bank = createBank({
    faults: ["down"],
    latency: 60_000,
    signatures: { check: true, secret: "s" },
    clock: { start: "2026-03-02T15:00:00Z", speed: 60 },
  });
  const resets: unknown[] = [];
  bank.on("reset", () => resets.push(bank.db.counterparties.count()));
  const [state] = states(bank, { only: ["rows/counterparties/page"] });
  await state?.apply(bank);
  expect(resets).toEqual([20]);
  expect(bank.log.entries).toEqual([]);
  expect(bank.clock.paused).toBe(false);
  expect(bank.faults.list().map(({ preset }) => preset)).toEqual(["down"]);
});
