import { expect } from "vitest";
import type { Bank } from "../../src/index.ts";

/** The error with which `work` rejects; expects that it changed nothing in the bank. */
export async function refusalOf(bank: Bank, work: () => Promise<unknown>): Promise<Error> {
  const before = JSON.stringify(bank.snapshot());
  const error: unknown = await work().then(
    () => new Error("It was not refused."),
    (reason: unknown) => reason,
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  return error as Error;
}
