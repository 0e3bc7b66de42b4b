import { expect } from "vitest";
import { scenarios } from "../../../fixtures/index.ts";
import type { PanelBank } from "../../../src/code/bank.ts";
import { keysOf } from "../../../src/code/keys.ts";
import type { Bank, BankOptions, LogEntry } from "../../../src/index.ts";
import { createBank } from "../../../src/index.ts";
import { accounts, bookTransfers, wireTransfers } from "../../../src/products/index.ts";
import { copiedTest } from "../../../src/recorded/test/index.ts";

/** A request of the log, with what the panel needs to copy it. */
export function copied(bank: PanelBank, at = -1) {
  const log = bank.log.entries;
  return { bank, entry: log.at(at) as LogEntry, keys: keysOf(bank), log };
}

/** Runs a test that the panel wrote, in this process, with what it imports besides; rejects as the test would fail. */
export async function runCopiedTest(
  code: string,
  make: (options: BankOptions) => Bank = createBank,
  imported: object = {},
): Promise<void> {
  const body = code.replace(/^import .*\n/gm, "");
  let title = "";
  let run: (() => Promise<void>) | undefined;
  const test = (name: string, ...given: (object | (() => Promise<void>))[]) => {
    title = name;
    run = given.at(-1) as () => Promise<void>;
  };
  const products = { accounts, bookTransfers, wireTransfers };
  const names = { ...scenarios, ...products, createBank: make, expect, test, ...imported };
  new Function(...Object.keys(names), body)(...Object.values(names));
  if (!run) throw new Error(`Nothing to run in:\n${code}`);
  try {
    await run();
  } catch (cause) {
    throw new Error(`The copied test "${title}" failed:\n${code}`, { cause });
  }
}

/** Copies every request of a bank's log as a test, and runs each. */
export async function replayAll(bank: Bank, make?: (options: BankOptions) => Bank): Promise<void> {
  for (const [at] of bank.log.entries.entries())
    await runCopiedTest(await copiedTest(copied(bank, at)), make);
}
