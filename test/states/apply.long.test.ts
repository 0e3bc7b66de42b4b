// Statements: STA-1.

import { expect, test } from "vitest";
import { busy, starter } from "../../fixtures/index.ts";
import { states } from "../../src/states/index.ts";
import { payouts } from "../define/payouts.ts";
import { eventsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { refusedIn } from "./support.ts";

/** Each of some hundred states copies the bank of some thousand rows. */
const timeout = 900_000;

/** As many of them as are asked for, spread over all: each takes half a second. */
function drawn<Each>(all: readonly Each[]): readonly Each[] {
  const step = Math.max(1, Math.floor(all.length / Number(process.env.SANDBANK_STATES ?? 24)));
  return all.filter((_, at) => at % step === 0);
}

/** Rules of faults do not depend on rows. */
const without = ["answers"];

test(
  "states of rows, values, changes and moments can be had by the bank of busy (STA-1)",
  async () => {
    const bank = mondayBank({ scenario: busy });
    const all = states(bank, { without });
    expect(all.length).toBeGreaterThan(200);
    expect(await refusedIn(bank, drawn(all))).toEqual([]);
  },
  timeout,
);

test(
  "also by one with products, events and a resource of a team's own (STA-1)",
  async () => {
    const { accounts, resources } = eventsBank().options;
    const own = { ...resources, payouts };
    const bank = mondayBank({ accounts: accounts ?? [], resources: own, scenario: starter });
    // Deliveries have no operation.
    const named = Object.keys(own).filter((name) => name !== "webhookDeliveries");
    const only = [...named, "moments/leap-day"];
    const many = ["bookTransfers", "wireTransfers", "payouts", "webhooks"].map((name) => `rows/${name}/1000`);
    const others = ["answers", "text", "amount", ...many];
    expect(await refusedIn(bank, drawn(states(bank, { only, without: others })))).toEqual([]);
  },
  timeout,
);
