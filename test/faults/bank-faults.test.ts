// Statements: X70, X76, X311.

import { expect, test } from "vitest";
import { type Bank, connect, type FaultRule, OptionError } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { post as control, messageOf, read, statusAndBody } from "../support/control.ts";
import { get, outcomes } from "./support.ts";

test("an added rule is for the requests that follow, until it is removed", async () => {
  const bank = mondayBank();
  const off = bank.faults.add({ status: 500 });
  expect((await get(bank)).status).toBe(500);
  off();
  off();
  expect((await get(bank)).status).toBe(200);
});

test("the list has each rule with what it did", async () => {
  const bank = mondayBank({ faults: ["down", { on: "list*", after: Date.parse("2026-03-02"), latency: 1 }] });
  bank.faults.add({ nth: 9, then: "hang" });
  await outcomes([get(bank)]);
  expect(bank.faults.list()).toEqual([
    {
      id: "1",
      preset: "down",
      rule: { status: 503 },
      matched: 1,
      fired: 1,
      lastFired: "2026-03-02T15:00:00.000Z",
    },
    {
      id: "2",
      preset: null,
      rule: { on: "list*", after: "2026-03-02T00:00:00.000Z", latency: 1 },
      matched: 1,
      fired: 1,
      lastFired: "2026-03-02T15:00:00.000Z",
    },
    { id: "3", preset: null, rule: { nth: 9, then: "hang" }, matched: 1, fired: 0, lastFired: null },
  ]);
});

test("clear removes every rule, and a reset puts back those of the options with their counts at 0 (X76)", async () => {
  const bank = mondayBank({ faults: [{ times: 1, status: 500 }] });
  bank.faults.add("offline");
  expect(await outcomes([get(bank), get(bank)])).toEqual([500, "error"]);
  bank.faults.clear();
  expect(bank.faults.list()).toEqual([]);
  expect((await get(bank)).status).toBe(200);
  await bank.reset();
  expect(bank.faults.list()).toMatchObject([{ id: "1", matched: 0, fired: 0, lastFired: null }]);
  expect(await outcomes([get(bank), get(bank)])).toEqual([500, 200]);
});

test.each([true, false])(
  "the faults that a scenario adds are in each bank and after each reset (X311, shared: %s)",
  async (shared) => {
    const scenario = Object.assign(
      async (bank: Bank) => {
        bank.faults.remove("1");
        bank.faults.add({ on: "listAchTransfers", status: 503 });
      },
      { shared },
    );
    const options = { faults: ["slow" as const], scenario };
    const [first, second] = [mondayBank(options), mondayBank(options)];
    for (const bank of [first, second]) {
      await bank.ready;
      const added = bank.faults.list();
      expect(added).toEqual([
        {
          id: "2",
          preset: null,
          rule: { on: "listAchTransfers", status: 503 },
          matched: 0,
          fired: 0,
          lastFired: null,
        },
      ]);
      bank.faults.clear();
      await bank.reset();
      expect(bank.faults.list()).toEqual(added);
    }
  },
);

test("a scenario that leaves faults alone is not played again where they were added beside it (X311)", async () => {
  let plays = 0;
  const bank = mondayBank({
    scenario: async () => {
      plays += 1;
    },
  });
  bank.faults.add("down");
  await bank.ready;
  await bank.reset();
  expect([plays, bank.faults.list()]).toEqual([1, []]);
});

test("after a reset the same requests have the same faults", async () => {
  const bank = mondayBank({ faults: ["flaky", { rate: 0.5, status: 500 }] });
  const run = () => outcomes(Array.from({ length: 40 }, () => get(bank)));
  const first = await run();
  await bank.reset();
  expect(await run()).toEqual(first);
});

test("a function that removes a rule does not remove another that has its id after a reset", async () => {
  const bank = mondayBank();
  const off = bank.faults.add("down");
  await bank.reset();
  bank.faults.add("offline");
  off();
  expect(bank.faults.list()).toMatchObject([{ id: "1", preset: "offline" }]);
});

test("a rule that is added while the scenario plays stays", async () => {
  const bank = mondayBank({ scenario: async (inside) => void (await get(inside)) });
  bank.faults.add("down");
  expect((await get(bank)).status).toBe(503);
});

test("a snapshot has no rules, and a restore leaves them as they are (X76)", async () => {
  const bank = mondayBank({ faults: [{ nth: 2, status: 500 }] });
  const snapshot = bank.snapshot();
  expect(JSON.stringify(snapshot)).not.toContain("fault");
  await get(bank);
  await bank.restore(snapshot);
  expect((await get(bank)).status).toBe(500);
});

test("a wrong rule is refused with a message, and adds nothing", () => {
  const bank = mondayBank();
  expect(() => bank.faults.add({ nth: 0, status: 500 })).toThrow(
    new OptionError("Option 'rule.nth' must be a whole number of requests from 1 to 1000000, got 0."),
  );
  expect(() => bank.faults.add({ on: "listAchTransfer", status: 500 })).toThrow(
    new OptionError(
      'Option \'rule.on\' must be an operation, or a method and a path such as "POST /v1/*", got "listAchTransfer": the nearest operation is listAchTransfers.',
    ),
  );
  expect(() => bank.faults.remove("7")).toThrow(
    'There is no fault rule "7": take an id, which is text, from the list.',
  );
  expect(bank.faults.list()).toEqual([]);
});

test("over HTTP rules are added, listed, removed and cleared, whatever faults there are (X77)", async () => {
  const bank = mondayBank({ faults: ["offline"] });
  expect(await statusAndBody(control(bank, "faults/add", { on: "list*", status: 500 }))).toEqual([
    200,
    { id: "2" },
  ]);
  expect(await statusAndBody(control(bank, "faults/add", { preset: "slow" }))).toEqual([200, { id: "3" }]);
  expect((await read(bank, "faults")).body).toEqual(bank.faults.list());
  expect(await statusAndBody(control(bank, "faults/remove", { id: "1" }))).toEqual([200, {}]);
  expect((await get(bank)).status).toBe(500);
  expect(await statusAndBody(control(bank, "faults/clear"))).toEqual([200, {}]);
  expect(bank.faults.list()).toEqual([]);
});

test("over HTTP a wrong rule is a 400, an unknown id a 404", async () => {
  const bank = mondayBank();
  expect(await statusAndBody(control(bank, "faults/add", { rate: 2, status: 500 }))).toEqual([
    400,
    { error: "Option 'rule.rate' must be a number from 0 to 1, got 2." },
  ]);
  expect(await statusAndBody(control(bank, "faults/add", { preset: "slowest" }))).toEqual([
    400,
    {
      error:
        "'preset' must be one of slow, flaky, down, offline, rate-limited, lost-replies, got \"slowest\".",
    },
  ]);
  expect(await statusAndBody(control(bank, "faults/remove", { id: "1" }))).toEqual([
    404,
    { error: 'There is no fault rule "1": take an id, which is text, from the list.' },
  ]);
});

test("over HTTP a rule with a function says so", async () => {
  const bank = mondayBank({ faults: [{ on: () => false, status: 500 }] });
  expect((await read(bank, "faults")).body).toMatchObject([{ rule: { on: "a function", status: 500 } }]);
});

test("connect refuses what is no rule as the bank does", async () => {
  const bank = mondayBank();
  const remote = connect({ baseUrl: "http://bank.test", fetch: bank.fetch });
  await expect(remote.faults.add(JSON.parse("null"))).rejects.toThrow(
    "Option 'rule' must have exactly one of then, status and latency, got none.",
  );
});

test("connect has the same functions", async () => {
  const bank = mondayBank();
  const remote = connect({ baseUrl: "http://bank.test", fetch: bank.fetch });
  const off = await remote.faults.add({ on: "list*", status: 500 });
  expect(off.id).toBe("1");
  await remote.faults.add("slow");
  expect(await remote.faults.list()).toEqual(bank.faults.list());
  await off();
  expect(await remote.faults.list()).toMatchObject([{ id: "2", preset: "slow" }]);
  await remote.faults.remove("2");
  await remote.faults.add("down");
  await remote.faults.clear();
  expect(bank.faults.list()).toEqual([]);
  expect(await messageOf(() => remote.faults.add({ status: 500, nth: 0 }))).toBe(
    "Option 'rule.nth' must be a whole number of requests from 1 to 1000000, got 0.",
  );
  const withFunction: FaultRule = { on: () => true, status: 500 };
  expect(await messageOf(() => remote.faults.add(withFunction))).toBe(
    "'on' must be text for a bank behind HTTP, to which no function can be sent.",
  );
});
