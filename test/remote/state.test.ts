// Statements: X45, X46.

import { expect, onTestFinished, test, vi } from "vitest";
import { createBank, type Scenario } from "../../src/index.ts";
import { MONDAY, mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf, post, read, statusAndBody } from "../support/control.ts";

const minimalCard = {
  total_card_amount: 50_000,
  transactions_max: 5,
  valid_starting_on: "2026-03-02",
  valid_ending_on: "2026-06-30",
};

const one: Scenario = async (bank) => void (await create(bank, "/v1/counterparties", minimalCounterparty));
const two: Scenario = async (bank) => {
  await one(bank);
  await one(bank);
};
const broken: Scenario = () => {
  throw new Error("The seeds have run out.");
};

test("a reset restores the initial state (X45)", async () => {
  const bank = mondayBank({ scenario: one });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await bank.clock.advance({ days: 1 });
  expect(await statusAndBody(post(bank, "reset"))).toEqual([200, {}]);
  expect([bank.db.counterparties.count(), bank.clock.now().toISOString()]).toEqual([1, MONDAY]);
});

test("an empty object resets as no body does, and a clock may be given (X46)", async () => {
  const bank = mondayBank({ scenario: one });
  expect(await statusAndBody(post(bank, "reset", {}))).toEqual([200, {}]);
  expect(bank.db.counterparties.count()).toBe(1);
  const clock = { start: "2027-01-04T09:00:00Z", paused: true };
  expect(await statusAndBody(post(bank, "reset", { clock }))).toEqual([200, {}]);
  expect(bank.clock.now().toISOString()).toBe("2027-01-04T09:00:00.000Z");
});

test("a reset is refused with the message of the JavaScript API", async () => {
  const bank = mondayBank();
  for (const to of [{ clock: { speed: -1 } }, { seed: 2 }, { scenario: "two" }]) {
    const error = await messageOf(() => bank.reset(to as never));
    expect(await statusAndBody(post(bank, "reset", to))).toEqual([400, { error }]);
  }
});

test("a named scenario is set, with the clock of createBank, until the next reset (X46)", async () => {
  const bank = mondayBank({ scenario: one, scenarios: { one, two } });
  expect(await statusAndBody(read(bank, "scenarios"))).toEqual([200, ["one", "two"]]);
  expect(await statusAndBody(post(bank, "loadScenario", { name: "two" }))).toEqual([200, {}]);
  expect(bank.db.counterparties.count()).toBe(2);
  expect([bank.clock.now().toISOString(), bank.clock.paused]).toEqual([MONDAY, true]);
  await post(bank, "reset");
  expect(bank.db.counterparties.count()).toBe(1);
});

test("an unknown scenario is refused with the names of those that exist", async () => {
  const bank = mondayBank({ scenarios: { one, two } });
  const error = 'There is no scenario "three": the scenarios are one, two.';
  expect(await statusAndBody(post(bank, "loadScenario", { name: "three" }))).toEqual([400, { error }]);
  expect(await messageOf(() => bank.loadScenario("three"))).toBe(error);
  expect(await statusAndBody(post(mondayBank(), "loadScenario", { name: "toString" }))).toEqual([
    400,
    { error: 'There is no scenario "toString": the option scenarios has none.' },
  ]);
});

test("a scenario that fails is reported, and a reset makes the bank work again (X45)", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const bank = mondayBank({ scenarios: { broken } });
  await create(bank, "/v1/counterparties", minimalCounterparty);
  const { status, body } = await post(bank, "loadScenario", { name: "broken" });
  expect([status, body]).toEqual([500, { error: "The seeds have run out." }]);
  expect(await statusAndBody(post(bank, "loadScenario", { name: "none" }))).toMatchObject([400, {}]);
  expect(report.mock.calls).toEqual([
    ["POST /_sandbank/loadScenario failed.", new Error("The seeds have run out.")],
  ]);
  expect(await statusAndBody(post(bank, "reset"))).toEqual([200, {}]);
  expect(bank.db.counterparties.count()).toBe(0);
});

test("a reset over HTTP makes a bank work again after its own scenario has failed", async () => {
  const report = vi.spyOn(console, "error").mockReturnValue();
  onTestFinished(() => report.mockRestore());
  const bank = mondayBank({ scenario: broken, scenarios: { one } });
  expect((await read(bank, "clock")).status).toBe(500);
  expect(report).toHaveBeenCalledOnce();
  expect(await statusAndBody(post(bank, "loadScenario", { name: "one" }))).toEqual([200, {}]);
  expect(await statusAndBody(read(bank, "db/counterparties/count"))).toEqual([200, 1]);
});

test("a snapshot is read and restored, also in another bank", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  const { status, body } = await read(bank, "snapshot");
  expect([status, body]).toEqual([200, bank.snapshot()]);
  await post(bank, "simulate/achTransfers/1001/process");
  expect(await statusAndBody(post(bank, "restore", body))).toEqual([200, {}]);
  expect(bank.snapshot()).toEqual(body);
  const other = createBank();
  expect(await statusAndBody(post(other, "restore", body))).toEqual([200, {}]);
  expect(other.db.achTransfers.get(1001)?.status).toBe("pending");
});

test("an invalid snapshot is refused and changes nothing", async () => {
  const bank = mondayBank();
  const before = bank.snapshot();
  for (const foreign of [{}, { version: 0 }, { ...before, tables: {} }]) {
    const error = await messageOf(() => bank.restore(foreign));
    expect(await statusAndBody(post(bank, "restore", foreign))).toEqual([400, { error }]);
    expect(bank.snapshot()).toEqual(before);
  }
});

test.each([
  ["db/achTransfers/1002", 'There is no row of achTransfers with id "1002".'],
  ["db/transfers", 'There is no collection "transfers": it is one of counterparties, achTransfers'],
  ["db/toString/1", 'There is no collection "toString": it is one of counterparties, achTransfers'],
  [
    "timeline/transfers/1001",
    'There is no collection "transfers": it is one of counterparties, achTransfers',
  ],
])("GET %s is a 404 (X45)", async (path, start) => {
  const { status, body } = await read(mondayBank(), path);
  expect([status, body]).toEqual([404, { error: expect.stringContaining(start) }]);
});

test("the actions that a row's state allows are read", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/ach", minimalTransfer);
  expect(await statusAndBody(read(bank, "allowedActions/achTransfers/1001"))).toEqual([
    200,
    bank.allowedActions("achTransfers", "1001"),
  ]);
});

test("the e-mails that were sent are read", async () => {
  const bank = mondayBank();
  await create(bank, "/v1/virtualcards", minimalCard);
  expect(await statusAndBody(read(bank, "outbox"))).toEqual([200, []]);
  await create(bank, "/v1/virtualcards", { ...minimalCard, emails: ["ada@acme.example"] });
  expect(await statusAndBody(read(bank, "outbox"))).toEqual([200, bank.outbox.entries]);
  expect(bank.outbox.entries).toHaveLength(1);
});
