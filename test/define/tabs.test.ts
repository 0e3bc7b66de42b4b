import { expect, onTestFinished, test } from "vitest";
import { memoryStore, persist, type StateStore } from "../../src/adapters/persist/index.ts";
import { createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

/** A bank that shares its state with the others in a store, as a tab does. */
async function tab(store: StateStore) {
  const bank = createBank({ ...STILL, resources: { payouts } });
  const warnings: string[] = [];
  const warn = (message: string) => void warnings.push(message);
  const kept = await persist(bank, { name: "shared", store, tabs: true, warn });
  onTestFinished(() => kept.stop());
  return { bank, kept, warnings };
}

test("tabs have each other's own rows and steps (DEF-55)", async () => {
  const store = memoryStore();
  const [one, two] = [await tab(store), await tab(store)];
  await send(one.bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  expect((await send(two.bank, "GET", "/api/payouts/1001")).body).toEqual({
    data: { id: "1001", amount: 500, payee: "Ada", status: "pending", transfer_id: null },
  });
  await send(two.bank, "POST", "/api/payouts", { data: { amount: 700, payee: "Bob" } });
  await two.bank.simulate.payouts.fail("1001");
  await one.bank.clock.advance({ bankingDays: 1 });
  await two.kept.saved();
  expect((await send(two.bank, "GET", "/api/payouts")).body).toEqual({
    data: [
      { id: "1002", amount: 700, payee: "Bob", status: "paid", transfer_id: null },
      { id: "1001", amount: 500, payee: "Ada", status: "failed", transfer_id: null },
    ],
    next: null,
  });
  expect(one.bank.snapshot()).toEqual(two.bank.snapshot());
  expect([one.warnings, two.warnings]).toEqual([[], []]);
});
