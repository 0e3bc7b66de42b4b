import { expect, test } from "vitest";
import { memoryStore, persist, type StateStore } from "../../src/adapters/persist/index.ts";
import { type Bank, createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const OWN = { ...STILL, resources: { payouts } };
const body = { data: { amount: 500, payee: "Ada" } };

async function keptAs(bank: Bank, store: StateStore) {
  const warnings: string[] = [];
  const state = await persist(bank, { name: "bank", store, warn: (text) => void warnings.push(text) });
  return { state, warnings };
}

test("a kept bank comes back with its own rows and timers (DEF-41)", async () => {
  const store = memoryStore();
  const first = createBank(OWN);
  const { state } = await keptAs(first, store);
  await send(first, "POST", "/api/payouts", body);
  await first.simulate.payouts.fail("1001");
  await send(first, "POST", "/api/payouts", body);
  await state.stop();
  const second = createBank(OWN);
  const { warnings } = await keptAs(second, store);
  expect(second.snapshot()).toEqual(first.snapshot());
  await second.clock.advance({ bankingDays: 1 });
  expect(second.db.payouts.all().map(({ status }) => status)).toEqual(["failed", "paid"]);
  expect(warnings).toEqual([]);
});

test("a state that was kept with other own resources is replaced, with a warning that names the option (DEF-41)", async () => {
  const store = memoryStore();
  const first = createBank(OWN);
  const { state } = await keptAs(first, store);
  await send(first, "POST", "/api/payouts", body);
  await state.stop();
  const other = createBank(STILL);
  const { warnings } = await keptAs(other, store);
  expect(warnings).toEqual([expect.stringContaining("it was stored with other options: resources")]);
});
