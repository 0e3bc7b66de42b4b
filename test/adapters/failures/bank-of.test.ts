// Statements: X144, X145.

import { expect, test } from "vitest";
import { bankOf } from "../../../src/adapters/shared/failure/bank-of.ts";
import { failureOf } from "../../../src/adapters/shared/failure/failure-of.ts";
import type { FailureFile } from "../../../src/adapters/shared/failure/types.ts";
import type { BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { create } from "../../support/call.ts";
import { messageOf } from "../../support/control.ts";

const failed = {
  test: { runner: "vitest", name: "a test", file: "a.test.ts", attempt: 1 },
  errors: [],
} as const;

/** The file of a bank with a returned transfer and one that is pending. */
async function fileOf(options: BankOptions = {}): Promise<FailureFile> {
  const bank = mondayBank({ record: true, ...options });
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ bankingDays: 2 });
  await bank.simulate.achTransfers.return(id, "R01");
  await create(bank, "/v1/ach", minimalTransfer);
  return JSON.parse(JSON.stringify(await failureOf(bank, failed)));
}

test("the bank of a file is in the same state and goes on from there", async () => {
  const file = await fileOf();
  const bank = await bankOf(file);
  expect(bank.snapshot()).toEqual(file.state);
  await bank.clock.advance({ bankingDays: 2 });
  expect(bank.db.achTransfers.all().map(({ status }) => status)).toEqual(["failed", "succeeded"]);
});

test("a reset goes back to the moment of the failure (X145)", async () => {
  const file = await fileOf({ progress: { companies: { reads: 3 } } });
  const bank = await bankOf(file);
  await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ days: 30 });
  await bank.progress.set({ companies: "manual" });
  await bank.reset();
  expect(bank.snapshot()).toEqual(file.state);
});

test("it has the options of the test, and neither its address, delays nor faults (X145)", async () => {
  const file = await fileOf({
    baseUrl: "https://api.example.com/bank",
    latency: 5,
    control: false,
    faults: [{ on: (request) => request.method === "DELETE", then: "refuse" }],
    scenarios: { empty: () => undefined },
    strict: true,
    maxCardAmount: 700,
  });
  expect(file.recipe?.functions).toEqual(["faults.0.on", "scenarios.empty"]);
  const bank = await bankOf(file);
  const plain = { latency: 0, control: true, faults: [], scenarios: {} };
  expect(bank.options).toMatchObject({ strict: true, maxCardAmount: 700, ...plain });
  expect(bank.baseUrl).toBeUndefined();
});

test("a file without a recipe is opened with the options by default", async () => {
  const file = await fileOf({ record: false });
  expect((await bankOf(file)).snapshot()).toEqual(file.state);
});

test("a state or an option that this version does not take is one message (X144)", async () => {
  const file = await fileOf();
  const [table] = Object.values(file.state.tables).filter(({ rows }) => rows.length > 0);
  Object.assign(table?.rows[0]?.row ?? {}, { status: "lost" });
  expect(await messageOf(() => bankOf(file))).toMatch(
    /^The bank of the failed test can't be made by this version of Sandbank: [^\n]*status[^\n]*$/,
  );
  const other = await fileOf();
  const recipe = other.recipe && { ...other.recipe, options: { colour: "red" } };
  expect(await messageOf(() => bankOf({ ...other, recipe }))).toMatch(
    /^The bank of the failed test can't be made by this version of Sandbank: [^\n]*colour[^\n]*$/,
  );
});
