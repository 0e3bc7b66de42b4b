import { expect, test } from "vitest";
import { createService } from "../../../src/define/index.ts";
import { createBank } from "../../../src/index.ts";
import { recordedScenario } from "../../../src/recorded/index.ts";
import { scenarioIn } from "../../recorded/support/play.ts";
import { bankOptions, shopOptions, usedBank, usedShop } from "./sessions.ts";

test("the scenario of a bank with own resources has its calls and a type that has them (DEF-52)", async () => {
  const { source } = await recordedScenario(await usedBank(), "few-days");
  expect(source).toBe(`import type { BankWith } from "sandbank";
import { clientOf, createFactories } from "sandbank/fixtures";
// The bank's own resources: import them from where they are.
import type { jobs, payouts } from "./resources";

type Bank = BankWith<{ jobs: typeof jobs; payouts: typeof payouts }>;

/**
 * Recorded from 2026-03-02T15:00:00.000Z
 * to 2026-03-03T15:00:00.000Z. It ends at clock.start.
 *
 * For dates, weekends and holidays as they were, give createBank
 * clock: { start: "2026-03-03T15:00:00.000Z" }.
 */
export const fewDays = Object.assign(play, { startsBefore: { days: 1 } });

async function play(bank: Bank): Promise<void> {
  const client = clientOf(bank);
  const make = createFactories(bank.options.seed, bank);

  const payout1 = await client.create("/api/payouts", {
    amount: 500,
    payee: "Ada",
  });
  await bank.simulate.payouts.fail(payout1.id);
  const payout2 = await client.create("/api/payouts", {
    amount: 700,
    payee: "Bob",
  });
  const job = await client.create("/jobs", { title: "Clean" });
  const address = await client.create(
    "/v1/addresses",
    make.anAddress({
      street_line1: "2 Main Street",
      city: "Dover",
      state: "DE",
      postal_code: "19901",
    }),
  );
  await client.create("/jobs", { title: "Cook" });
  await client.remove(\`/v1/addresses/\${address.id}\`);
  await client.update(\`/jobs/\${encodeURIComponent(job.id)}\`, {
    title: "Clean it",
  });
  await bank.simulate.jobs.close(job.id);

  await bank.clock.advance({ days: 1 });
  await client.remove(\`/api/payouts/\${payout2.id}\`);
}
`);
});

test("the scenario of a service sends bodies and keys as the service takes them (DEF-52)", async () => {
  const { source } = await recordedScenario(await usedShop(), "few-days");
  expect(source).toBe(`import type { DefinedService } from "sandbank/define";
import { clientOf } from "sandbank/fixtures";
// The bank's own resources: import them from where they are.
import type { orders, parcels } from "./resources";

type Bank = DefinedService<{ orders: typeof orders; parcels: typeof parcels }>;

/**
 * Recorded from 2026-03-02T15:00:00.000Z
 * to 2026-03-11T19:00:00.000Z. It ends at clock.start.
 *
 * For dates, weekends and holidays as they were, give createService
 * clock: { start: "2026-03-11T19:00:00.000Z" }.
 */
export const fewDays = Object.assign(play, {
  startsBefore: { days: 9.166666667 },
});

async function play(bank: Bank): Promise<void> {
  const client = clientOf(bank);

  const order = await client.create("/orders", {
    email: "ada@mail.example",
    items: [{ sku: "lamp", count: 2, price: 4500 }],
  });
  await client.create("/parcels", { order_id: order.id });

  await bank.clock.advance({ hours: 4 });
  await bank.simulate.orders.ship(order.id, { carrier: "UPS" });

  await bank.clock.advance({ days: 4 });
  await client.send("POST", \`/orders/\${order.id}/return\`, {
    reason: "Too bright",
  });

  await bank.clock.advance({ bankingDays: 3 });
}
`);
});

test("a scenario of own resources gives a new bank the same state (DEF-52)", async () => {
  const bank = await usedBank();
  const scenario = await scenarioIn(await recordedScenario(bank, "again"));
  const { at } = (await bank.recipe()).clock;
  const again = createBank({ ...bankOptions, scenario, clock: { start: at, paused: true } });
  await again.ready;
  expect(again.snapshot()).toEqual(bank.snapshot());
});

test("a scenario of a service gives a new one the same state (DEF-52)", async () => {
  const shop = await usedShop();
  const scenario = await scenarioIn(await recordedScenario(shop, "again"));
  const { at } = (await shop.recipe()).clock;
  const again = createService({
    ...shopOptions,
    scenario: scenario as never,
    clock: { start: at, paused: true },
  });
  await again.ready;
  expect(again.snapshot()).toEqual(shop.snapshot());
});
