// Statements: X147, X148.

import { expect, test } from "vitest";
import { clientOf, createFactories, scenarios } from "../../fixtures/index.ts";
import type { Bank } from "../../src/index.ts";
import { recordedScenario } from "../../src/recorded/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty } from "../support/bodies.ts";
import { aFewDays } from "./support/monday.ts";
import { playedAgain, scenarioIn } from "./support/play.ts";

const recording = () => mondayBank({ record: true });

test("a file has the calls that changed something, the time between them, and variables for the rows they are about (X147)", async () => {
  const bank = recording();
  await aFewDays(bank);
  const { name, source } = await recordedScenario(bank, "few-days");
  expect(name).toBe("fewDays");
  expect(source).toBe(`import type { Bank, Scenario } from "sandbank";
import { clientOf, createFactories } from "sandbank/fixtures";

/**
 * Recorded from 2026-03-02T15:00:00.000Z
 * to 2026-03-09T16:30:00.000Z. It ends at clock.start.
 *
 * For dates, weekends and holidays as they were, give createBank
 * clock: { start: "2026-03-09T16:30:00.000Z" }.
 */
export const fewDays: Scenario = Object.assign(play, {
  startsBefore: { days: 7.0625 },
});

async function play(bank: Bank): Promise<void> {
  const client = clientOf(bank);
  const make = createFactories(bank.options.seed, bank);

  const counterparty = await client.create("/v1/counterparties", {
    account_number: "12345678",
    account_type: "checking",
    name: "Ada Lovelace",
    routing_number: "021000021",
  });
  const achTransfer1 = await client.create(
    "/v1/ach",
    make.anAchTransfer({
      account_number: "4000000011",
      amount: 12_500,
      direction: "credit",
      sec_code: "ppd",
      counterparty_id: Number(counterparty.id),
    }),
  );

  await bank.clock.advance({ bankingDays: 5 });
  await bank.simulate.achTransfers.return(achTransfer1.id, "R03");

  await bank.clock.advance({ minutes: 0.07222 });
  const achTransfer2 = await client.create(
    "/v1/ach",
    make.anAchTransfer({
      account_number: "4000000011",
      amount: 900,
      direction: "credit",
      sec_code: "ppd",
      counterparty_id: Number(counterparty.id),
    }),
  );
  await client.update(\`/v1/ach/\${achTransfer2.id}\`, { status: "canceled" });
  const virtualCard = await client.create(
    "/v1/virtualcards",
    { total_card_amount: 50_000, valid_ending_on: "2026-12-31" },
    { show_card_number: false },
  );
  await bank.simulate.virtualCards.authorize(virtualCard.id, {
    amount: 1200,
    merchant: { name: 'Joe\\'s "Diner"' },
  });

  await bank.clock.advance({ hours: 1, minutes: 29.92778 });
}
`);
});

test("a file begins with the scenario that the bank began with, and lasts as much longer (X148)", async () => {
  const options = { scenarios, scenario: scenarios.starter };
  const bank = mondayBank({ ...options, record: true });
  await clientOf(bank).create("/v1/addresses", createFactories(5).anAddress({ city: "Dover" }));
  await bank.clock.advance({ days: 2 });
  const { source } = await recordedScenario(bank, "starter");
  expect(source.split("\n").slice(0, 24).join("\n")).toBe(`import type { Bank, Scenario } from "sandbank";
import { clientOf, createFactories, starter } from "sandbank/fixtures";

const daysBefore = starter.startsBefore?.days ?? 0;

/**
 * Recorded from 2026-03-02T15:00:00.000Z
 * to 2026-03-04T15:00:00.000Z. It ends at clock.start.
 *
 * For dates, weekends and holidays as they were, give createBank
 * clock: { start: "2026-03-04T15:00:00.000Z" }.
 */
export const starterRecorded: Scenario = Object.assign(play, {
  startsBefore: { days: daysBefore + 2 },
});

async function play(bank: Bank): Promise<void> {
  const client = clientOf(bank);
  const make = createFactories(bank.options.seed, bank);

  const begin = bank.clock.now().getTime();
  await starter(bank);
  await bank.clock.advanceTo(begin + Math.round(daysBefore * 86_400_000));
`);
  const played = await playedAgain(bank, options);
  expect(played.snapshot().tables).toEqual(bank.snapshot().tables);
});

test.each(Object.entries(scenarios).filter(([name]) => name !== "empty"))(
  "the scenario %s is imported from the package (X148)",
  async (name, scenario) => {
    const bank = mondayBank({ scenarios, scenario, record: true });
    await bank.clock.advance({ days: 1 });
    const { source } = await recordedScenario(bank, "scenario");
    expect(source).toContain(`\nimport { ${name} } from "sandbank/fixtures";\n`);
  },
);

test("a scenario of the user's own is imported from where a comment says (X148)", async () => {
  const own = async (bank: Bank) => {
    await clientOf(bank).create("/v1/addresses", createFactories(5).anAddress());
  };
  const bank = mondayBank({ record: true, scenarios: { "my own": own } });
  await bank.loadScenario("my own");
  await clientOf(bank).remove("/v1/addresses/1001");
  const file = await recordedScenario(bank, "scenario");
  expect(file.source).toContain(`
// The scenario that the bank began with: import it from where it is.
import { myOwn } from "./scenarios";
`);
  const played = mondayBank({ scenario: await scenarioIn(file, { myOwn: own }) });
  await played.ready;
  expect(played.db.addresses.count()).toBe(0);
});

test("a request that a fault had handled twice is sent twice, and a file has as many bytes as the one that was uploaded (X147)", async () => {
  const bank = recording();
  const client = clientOf(bank);
  bank.faults.add({ then: "duplicate", times: 1 });
  expect(await client.request("POST", "/v1/logins", { data: { login_name: "ada" } })).toMatchObject({
    status: 409,
  });
  await client.upload({ name: "scan.png", type: "image/png", content: "é", metadata: { page: 1 } });
  await client.update("/v1/admin/virtualcard", { max_card_amount: 2_000_000 });
  bank.faults.add({ then: "duplicate", times: 1 });
  await client.upload({ name: "b.pdf", type: "application/pdf", content: "12345" });
  const { source } = await recordedScenario(bank, "scenario");
  expect(source).toContain(`
  // A fault had it handled twice.
  await client.request("POST", "/v1/logins", { data: { login_name: "ada" } });
  await client.request("POST", "/v1/logins", { data: { login_name: "ada" } });
  await client.upload({
    name: "scan.png",
    type: "image/png",
    content: "0".repeat(2),
    metadata: { page: 1 },
  });
  await client.update("/v1/admin/virtualcard", { max_card_amount: 2_000_000 });
  // A fault had it handled twice.
  await client.upload({
    name: "b.pdf",
    type: "application/pdf",
    content: "0".repeat(5),
  });
  await client.upload({
    name: "b.pdf",
    type: "application/pdf",
    content: "0".repeat(5),
  });
`);
  expect(bank.db.files.count()).toBe(3);
  expect((await playedAgain(bank)).snapshot().tables).toEqual(bank.snapshot().tables);
});

test.each([
  ["payroll", "payroll", "counterparty"],
  ["month end (2)", "monthEnd2", "counterparty"],
  ["2026-03", "scenario", "counterparty"],
  ["default", "scenario", "counterparty"],
  ["ACH", "ach", "counterparty"],
  ["counterparty", "counterparty", "counterparty1"],
])("the scenario of %j is called %s, and its variables otherwise", async (given, expected, variable) => {
  const bank = recording();
  const { id } = await clientOf(bank).create("/v1/counterparties", minimalCounterparty);
  await clientOf(bank).update(`/v1/counterparties/${id}`, { city: "Dover" });
  const { name, source } = await recordedScenario(bank, given);
  expect(name).toBe(expected);
  expect(source).toContain(`export const ${expected}: Scenario = play;`);
  expect(source).toContain(`  const ${variable} = await client.create(`);
  expect(source).toContain(`  await client.update(\`/v1/counterparties/\${${variable}.id}\`, {`);
});

test("pause and speed are left out, and a change of progress is made (X147, X148)", async () => {
  const bank = mondayBank({ record: true, progress: { companies: "manual" } });
  bank.clock.setSpeed(60);
  await bank.progress.set({ achTransfers: { reads: 2 } });
  const { source } = await recordedScenario(bank, "scenario");
  expect(source.slice(source.indexOf("export"))).toBe(`export const scenario: Scenario = play;

async function play(bank: Bank): Promise<void> {
  await bank.progress.set(bank.options.progress);
  await bank.progress.set({ achTransfers: { reads: 2 } });
}
`);
});
