// Statements: S22, X354.

import { expect, test } from "vitest";
import { type BankOptions, createBank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { minimalAddress } from "../../support/onboarding.ts";

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

/** What a text, and a value of JSON, take up by estimate. */
const bytesOf = (text: string) => 24 + 2 * text.length;
const bytesIn = (value: unknown): number => {
  if (typeof value === "string") return bytesOf(value);
  const fields = Object.entries((value ?? {}) as object);
  return fields.reduce((sum, [name, field]) => sum + bytesOf(name) + bytesIn(field), 24);
};

const reject = { assumptions: { unknownFields: "reject" } } as const;

test.each<[string, string, string, object | undefined, BankOptions]>([
  ["a read, and its path", "GET", "/v1/ach", undefined, {}],
  ["a write, and its change", "POST", "/v1/counterparties", minimalCounterparty, {}],
  ["warnings", "POST", "/v1/counterparties?note=1", { ...minimalCounterparty, memo: 1 }, {}],
  ["the reasons of a refusal", "POST", "/v1/counterparties", { memo: 1 }, reject],
  ["an answer without a body", "DELETE", "/v1/addresses/1001", undefined, {}],
  [
    "a body that is cut",
    "POST",
    "/v1/counterparties",
    { ...minimalCounterparty, name: "x".repeat(9_900) },
    {},
  ],
])(
  "the log counts %s among its bytes, and keeps what it has them for (X354)",
  async (_, method, path, data, options) => {
    const kept = async (logBytes?: number) => {
      const bank = mondayBank({ ...options, ...(logBytes !== undefined && { logBytes }) });
      await create(bank, "/v1/addresses", minimalAddress);
      const { body } = await call(bank, method, path, data);
      return { entry: bank.log.entries.find((each) => each.path === path), body };
    };
    const { entry, body } = await kept();
    if (!entry) throw new Error("The log is empty.");
    const { changes, issues, warnings, requestBody, responseBody } = entry;
    const texts = [path, ...issues.map(({ message }) => message), ...warnings];
    const beside = texts.reduce((sum, text) => sum + bytesOf(text), 300 * (1 + changes.length));
    const bodies = [data && { data }, body].map((each) => (each ? JSON.stringify(each) : "")).join("");
    const asText = 4 * bodies.length + beside;
    const bytes = asText <= 40_000 ? asText : bytesIn(requestBody) + bytesIn(responseBody) + beside;
    expect((await kept(bytes)).entry).toEqual({ ...entry, duration: expect.any(Number) });
    expect((await kept(bytes - 1)).entry).toBeUndefined();
  },
);

test("with logBytes 0 the log keeps nothing", async () => {
  const bank = mondayBank({ logBytes: 0 });
  await call(bank, "GET", "/v1/ach");
  expect(bank.log.entries).toEqual([]);
});

test("logBytes has a maximum, which its error names", () => {
  expect(() => createBank({ logBytes: 1e9 + 1 })).toThrow(/'logBytes'.*from 0 to 1000000000/);
});
