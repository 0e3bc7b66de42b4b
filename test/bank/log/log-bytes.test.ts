// Statements: S22, X354.

import { expect, test } from "vitest";
import { createBank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";

const large = () => ({
  name: Array.from({ length: 90 }, (_, at) => Object.fromEntries([[`k${at}`, "x".repeat(9_900)]])),
});

test("a large body is cut with a mark (S22, X354)", async () => {
  const bank = mondayBank();
  await call(bank, "POST", "/v1/counterparties", large());
  const text = JSON.stringify(bank.log.entries[0]?.requestBody);
  expect(text.length).toBeLessThan(60_000);
  expect(text).toMatch(/… \d+ more/);
});

test("the log keeps no more bytes than logBytes, the latest requests first (X354)", async () => {
  const bank = mondayBank({ logBytes: 500_000 });
  for (let made = 0; made < 30; made += 1) await call(bank, "POST", "/v1/counterparties", large());
  const { entries } = bank.log;
  expect(entries.at(-1)?.number).toBe(30);
  expect(entries.length).toBeGreaterThan(1);
  expect(2 * JSON.stringify(entries).length).toBeLessThan(500_000);
});

test("with logBytes 0 the log keeps nothing", async () => {
  const bank = mondayBank({ logBytes: 0 });
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries).toEqual([]);
});

test("logBytes has a maximum, which its error names", () => {
  expect(() => createBank({ logBytes: 1e9 + 1 })).toThrow(/'logBytes'.*from 0 to 1000000000/);
});
