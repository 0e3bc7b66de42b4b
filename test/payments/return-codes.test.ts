// Statements: P19.

import { expect, test } from "vitest";
import type { ReturnCode } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const missing = [48, 49, 54, 55, 56, 57, 58, 59, 60, 63, 64, 65, 66, 78, 79];
const codeOf = (number: number) => `R${String(number).padStart(2, "0")}`;
const codes = Array.from({ length: 85 }, (_, at) => at + 1)
  .filter((number) => !missing.includes(number))
  .map(codeOf);

/** A bank with `count` transfers in processing, from id 1001 on. */
async function bankInProcessing(count: number) {
  const bank = mondayBank();
  for (let made = 0; made < count; made += 1) await create(bank, "/v1/ach", minimalTransfer);
  await bank.clock.advance({ hours: 1 });
  return bank;
}

test("every return code from R01 to R85 that exists has a distinct title (P19)", async () => {
  const bank = await bankInProcessing(codes.length);
  const titles = new Map<string, string>();
  for (const [at, code] of codes.entries()) {
    const { return: returned } = await bank.simulate.achTransfers.return(1001 + at, code as ReturnCode);
    titles.set(returned?.code ?? "", returned?.description ?? "");
  }
  expect([...titles.keys()]).toEqual(codes);
  expect([...titles.values()].filter((title) => title.trim() === "")).toEqual([]);
  expect(new Set(titles.values()).size).toBe(codes.length);
});

test.each([
  ["R01", "Insufficient Funds"],
  ["R02", "Account Closed"],
  ["R03", "No Account/Unable to Locate Account"],
  ["R04", "Invalid Account Number Structure"],
  ["R05", "Unauthorized Debit to Consumer Account Using Corporate SEC Code"],
  ["R06", "Returned per ODFI's Request"],
  ["R07", "Authorization Revoked by Customer"],
  ["R08", "Payment Stopped"],
  ["R09", "Uncollected Funds"],
  ["R16", "Account Frozen/Entry Returned per OFAC Instruction"],
  ["R20", "Non-Transaction Account"],
  ["R23", "Credit Entry Refused by Receiver"],
  ["R24", "Duplicate Entry"],
  ["R29", "Corporate Customer Advises Not Authorized"],
  ["R31", "Permissible Return Entry (CCD and CTX only)"],
  ["R61", "Misrouted Return"],
  ["R77", "Non-Acceptance of R62 Dishonored Return"],
  ["R85", "Incorrectly Coded Outbound International Payment"],
])("%s is %s (P19)", async (code, description) => {
  const bank = await bankInProcessing(1);
  expect((await bank.simulate.achTransfers.return(1001, code as ReturnCode)).return).toEqual({
    code,
    description,
  });
});

test.each([...missing.map(codeOf), "R00", "R86", "R1", "r01", "01", "", "__proto__", "toString"])(
  "%j is no return code and changes nothing (P19)",
  async (code) => {
    const bank = await bankInProcessing(1);
    const before = JSON.stringify(bank.snapshot());
    await expect(bank.simulate.achTransfers.return(1001, code as ReturnCode)).rejects.toThrow(
      `return: 'code' must be a NACHA return code such as "R01" (Insufficient Funds), got ${JSON.stringify(code)}.`,
    );
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("a code that is no text rejects with a message too", async () => {
  const bank = await bankInProcessing(1);
  for (const code of [undefined, null, 3, 3n, {}, ["R01"]]) {
    await expect(bank.simulate.achTransfers.return(1001, code as ReturnCode)).rejects.toThrow(
      /^return: 'code' (is required|must be a NACHA return code such as "R01" \(Insufficient Funds\), got .*)\.$/,
    );
  }
});
