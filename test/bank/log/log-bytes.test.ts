// Statements: S22, X354.

import { expect, test } from "vitest";
import { type Bank, type BankOptions, createBank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";

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

/** The names of so many fields that no call takes. */
const unknownFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1]));

test.each<[string, BankOptions, (bank: Bank) => Promise<unknown>]>([
  ["a long path", {}, (bank) => call(bank, "GET", `/v1/ach?note=${"x".repeat(3_800)}`)],
  [
    "many warnings",
    {},
    (bank) => call(bank, "POST", "/v1/counterparties", { ...minimalCounterparty, ...unknownFields(90) }),
  ],
  [
    "many reasons of a refusal",
    { assumptions: { unknownFields: "reject" } },
    (bank) => call(bank, "POST", "/v1/counterparties", unknownFields(90)),
  ],
  ["a long answer", {}, (bank) => call(bank, "GET", "/v1/counterparties/1001")],
  ["an answer that is masked at once", {}, (bank) => call(bank, "GET", "/v1/counterparties")],
])("the log counts %s among its bytes (X354)", async (_, options, send) => {
  const bank = mondayBank({ ...options, logBytes: 300_000 });
  const metadata = { text: "x".repeat(1_500) };
  for (let made = 0; made < 200; made += 1)
    await create(bank, "/v1/counterparties", { ...minimalCounterparty, metadata });
  for (let sent = 0; sent < 120; sent += 1) await send(bank);
  const { entries } = bank.log;
  expect(entries.at(-1)?.number).toBe(320);
  expect(entries.length).toBeGreaterThan(1);
  expect(entries.length).toBeLessThan(120);
  expect(2 * JSON.stringify(entries).length).toBeLessThan(300_000);
});

test("with logBytes 0 the log keeps nothing", async () => {
  const bank = mondayBank({ logBytes: 0 });
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries).toEqual([]);
});

test("logBytes has a maximum, which its error names", () => {
  expect(() => createBank({ logBytes: 1e9 + 1 })).toThrow(/'logBytes'.*from 0 to 1000000000/);
});
