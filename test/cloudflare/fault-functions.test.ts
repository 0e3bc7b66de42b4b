// Statements: X304 to X306.

import { afterEach, expect, test, vi } from "vitest";
import type { CoreBank } from "../../src/core.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { deployed, statuses, worldIn } from "./deployed.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("a function of a rule judges the requests of a world that is woken, also where a scenario has added it (X305)", async () => {
  const scenario = async ({ faults }: CoreBank) =>
    void faults.add({ on: ({ operation }) => operation === "listCounterparties", status: 500 });
  const faults = [{ on: ({ path }: { path: string }) => path === "/v1", nth: 2, status: 502 }];
  const platform = deployed({ bank: { scenario, faults } });
  await platform.worlds("PUT", "/checkout");
  const bank = platform.connect("checkout");
  const version = async () => (await call(bank, "GET", "/v1")).status;
  const listed = async () => [
    (await call(bank, "GET", "/v1/counterparties")).status,
    ...(await statuses(bank, 1)),
  ];
  expect([...(await listed()), await version()]).toEqual([500, 200, 200]);
  platform.restart();
  expect([...(await listed()), await version()]).toEqual([500, 200, 502]);
  expect(await bank.faults.list()).toMatchObject([
    { id: "1", matched: 2, fired: 1 },
    { id: "2", matched: 2, fired: 2 },
  ]);
});

test("a function of a rule that a later scenario has added is not taken for another (X305)", async () => {
  const failing = (wanted: string) => async (inside: CoreBank) =>
    void inside.faults.add({ on: ({ operation }) => operation === wanted, status: 500 });
  const platform = deployed({
    bank: { scenario: failing("listCounterparties"), scenarios: { other: failing("createCounterparty") } },
  });
  await platform.worlds("PUT", "/checkout");
  const bank = platform.connect("checkout");
  await bank.loadScenario("other");
  await bank.faults.add({ on: "listAchTransfers", status: 501 });
  expect((await call(bank, "POST", "/v1/counterparties", minimalCounterparty)).status).toBe(500);
  platform.restart();
  expect((await call(bank, "GET", "/v1/counterparties")).status).toBe(200);
  expect(await bank.faults.list()).toMatchObject([{ id: "2", rule: { on: "listAchTransfers" } }]);
});

test.each([
  [
    "about an operation that this version does not have",
    '"listAchTransfers"',
    '"listAchPayments"',
    "Option 'faults.1.on' must be an operation",
  ],
  ["that is damaged", '"rules":', '"rules"', "Expected ':' after property name"],
])("a stored fault %s is left out, and the world goes on (X306)", async (_, from, to, reason) => {
  const platform = deployed({ bank: { faults: [{ on: "createCounterparty", times: 1, status: 500 }] } });
  const bank = await worldIn(platform, "checkout");
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.faults.add({ on: "listAchTransfers", status: 501 });
  platform.restart();
  const { sql } = platform.storage("checkout");
  sql.exec("UPDATE faults_1 SET text = replace(text, ?, ?)", from, to);
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(await statuses(bank, 1)).toEqual([200]);
  expect(said.mock.calls).toEqual([
    [
      expect.stringContaining(
        `The faults of the world "checkout" that were stored cannot be restored, so there are those of its options: ${reason}`,
      ),
    ],
  ]);
  expect(await bank.db.achTransfers.count()).toBe(1);
  await bank.faults.add("slow");
  platform.restart();
  expect((await bank.faults.list()).map(({ id, preset }) => [id, preset])).toEqual([
    ["1", null],
    ["2", "slow"],
  ]);
  expect(said).toHaveBeenCalledTimes(1);
});
