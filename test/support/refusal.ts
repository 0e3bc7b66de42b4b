import { expect } from "vitest";
import type { Bank } from "../../src/index.ts";
import { call } from "./call.ts";

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

/** Makes a call that must be refused and change nothing; returns its status and error text. */
export async function refusal(
  bank: Bank,
  method: string,
  path: string,
  data?: unknown,
): Promise<[status: number, error: string]> {
  const before = JSON.stringify(bank.snapshot());
  const { status, body } = await call(bank, method, path, data);
  expect(JSON.stringify(bank.snapshot())).toBe(before);
  return [status, (body as { error: string }).error];
}
