// Statements: STA-1, STA-4.

import { expect, test } from "vitest";
import { busy } from "../../fixtures/index.ts";
import { states } from "../../src/states/index.ts";
import { payouts } from "../define/payouts.ts";
import { eventsBank } from "../products/support.ts";
import { mondayBank } from "../support/bank.ts";
import { refusedIn } from "./support.ts";

/** A state is had by a bank of some thousand rows in a fraction of a second. */
const timeout = 600_000;

/** Rules of faults do not depend on rows. */
const without = ["answers"];

test(
  "every state of rows, values, changes and moments can be had by the bank of busy (STA-1)",
  async () => {
    const bank = mondayBank({ scenario: busy });
    const all = states(bank, { without });
    expect(all.length).toBeGreaterThan(200);
    expect(await refusedIn(bank, all)).toEqual([]);
  },
  timeout,
);

test(
  "also by one with products and events, and by one with a resource of a team's own (STA-1)",
  async () => {
    const { resources, accounts } = eventsBank().options;
    const products = mondayBank({ accounts: accounts ?? [], resources: { ...resources }, scenario: busy });
    const many = /^rows\/\w+\/1000[01]$/;
    const all = states(products, { without }).filter(({ id }) => !many.test(id));
    expect(await refusedIn(products, all)).toEqual([]);
    const own = mondayBank({ resources: { payouts }, scenario: busy });
    expect(await refusedIn(own, states(own, { only: ["rows/payouts", "changes/payouts"] }))).toEqual([]);
  },
  timeout,
);

test(
  "a new bank has 10,000 rows of each collection, those of products with them (STA-4)",
  async () => {
    const bank = eventsBank();
    const many = states(bank).filter(({ id }) => id.endsWith("/10000"));
    const counts = many.map(async ({ id, apply }) => {
      const there = eventsBank();
      await apply(there);
      const { [id.split("/")[1] as "persons"]: rows } = there.db;
      return rows.count();
    });
    expect(new Set(await Promise.all(counts))).toEqual(new Set([10_000]));
  },
  timeout,
);
