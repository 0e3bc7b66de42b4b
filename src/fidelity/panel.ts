// What the panel uses, which it loads when it needs it.

import type { BankOptions } from "../bank/bank.ts";
import { readHar } from "./har/har.ts";
import { type DriftReport, drift } from "./report/report.ts";

export type { DriftReport, ReportedDifference } from "./report/report.ts";

/**
 * Compares the text of a HAR with a new bank of the same options as a bank. Rejects with a HarError for a text that is none, and with a
 * TypeError for a bank behind HTTP, whose options are not known.
 */
export async function compareWith(bank: object, text: string): Promise<DriftReport> {
  if (!hasOptions(bank))
    throw new TypeError("Only a bank in this page has options to compare with: use npx sandbank drift.");
  const { scenario: _, scenarios: _scenarios, ...options } = bank.options;
  return drift(readHar(text), options, []);
}

function hasOptions(bank: object): bank is { readonly options: BankOptions } {
  return "options" in bank;
}
