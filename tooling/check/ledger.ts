import { problemsOf } from "../ledger/entries.ts";
import { readLedger } from "../ledger/read.ts";

/** Finds the statements of docs/spec without a test, and the tests that name no statement. */
export function check(): readonly string[] {
  const { entries, files } = readLedger();
  return problemsOf(entries, files);
}
