import { expect, test } from "vitest";
import { bankOf } from "../../src/adapters/shared/failure/bank-of.ts";
import { failureOf } from "../../src/adapters/shared/failure/failure-of.ts";
import type { FailureFile } from "../../src/adapters/shared/failure/types.ts";
import { createBank } from "../../src/index.ts";
import { payouts } from "./payouts.ts";
import { STILL, send } from "./support.ts";

const failed = {
  test: { runner: "vitest", name: "a test", file: "a.test.ts", attempt: 1 },
  errors: [],
} as const;

async function failureFile(): Promise<FailureFile> {
  const bank = createBank({ ...STILL, record: true, resources: { payouts } });
  await send(bank, "POST", "/api/payouts", { data: { amount: 500, payee: "Ada" } });
  return JSON.parse(JSON.stringify(await failureOf(bank, failed)));
}

test("the bank of a failed test has its own rows, and goes on from there with their definitions (DEF-54)", async () => {
  const file = await failureFile();
  const bank = await bankOf(file, { payouts });
  expect(bank.snapshot()).toEqual(file.state);
  await bank.clock.advance({ bankingDays: 1 });
  expect((await send(bank, "GET", "/api/payouts/1001")).body).toEqual({
    data: { id: "1001", amount: 500, payee: "Ada", status: "paid", transfer_id: null },
  });
});

test("without their definitions it is refused, and the message says where they are given (DEF-54)", async () => {
  await expect(bankOf(await failureFile())).rejects.toThrow(
    "The bank of the failed test has resources of its own, payouts: open it with --options and the file that has them, such as bank.config.ts.",
  );
});
