import assert from "node:assert/strict";
import { test } from "node:test";
import { createBank } from "sandbank";
import { clientOf, createFactories } from "sandbank/fixtures";
import options from "./bank.ts";

test("a transfer succeeds two banking days later", async () => {
  const bank = createBank({ ...options, clock: { start: "2026-03-02T15:00:00Z" } });
  const make = createFactories(1, bank);
  const { id } = await clientOf(bank).create("/v1/ach", make.anAchTransfer({ amount: 12_500 }));
  await bank.clock.advance({ bankingDays: 2 });
  assert.equal(bank.db.achTransfers.get(id)?.status, "succeeded");
});
