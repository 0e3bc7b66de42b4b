// Statements: S2, S5, X1, X10.

import { expect, test } from "vitest";
import type { Bank } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../../support/bodies.ts";
import { call, create, retrieve, sendText } from "../../support/call.ts";
import { refusal } from "../../support/refusal.ts";

async function bankWithRows() {
  const bank = mondayBank();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

const stateOf = (bank: Bank) => JSON.stringify(bank.snapshot());

test("a __proto__ key is an unknown field like any other, and changes no prototype", async () => {
  const evil = '{"account_type":"savings","polluted":true}';
  for (const place of [
    `{"data":{"__proto__":${evil},"name":"Ada"}}`,
    `{"__proto__":${evil},"data":{"name":"Ada"}}`,
    `{"data":{"constructor":{"prototype":${evil}},"name":"Ada"}}`,
  ]) {
    const bank = mondayBank();
    const answer = await sendText(bank, "POST", "/v1/counterparties", place);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: "'account_number' is required. 'account_type' is required. 'routing_number' is required.",
    });
    expect(bank.log.entries[0]?.warnings).toHaveLength(1);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  }
});

test("strict names a __proto__ key", async () => {
  const bank = mondayBank({ strict: true });
  const body = JSON.stringify({ data: minimalCounterparty });
  const answer = await sendText(
    bank,
    "POST",
    "/v1/counterparties",
    body.replace('{"data":{', '{"data":{"__proto__":{},'),
  );
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error: "'__proto__' is not taken by this call: leave it out." });
});

test("a __proto__ key inside metadata is kept as data", async () => {
  const bank = mondayBank();
  const metadata = '{"__proto__":{"polluted":true},"a":{"__proto__":[1],"constructor":null}}';
  const body = `${JSON.stringify({ data: minimalCounterparty }).slice(0, -2)},"metadata":${metadata}}}`;
  const answer = await sendText(bank, "POST", "/v1/counterparties", body);
  expect(answer.status).toBe(200);
  const row = await retrieve(bank, "/v1/counterparties/1001");
  expect(JSON.stringify(row.metadata)).toBe(metadata);
  expect(JSON.stringify(bank.db.counterparties.get(1001)?.metadata)).toBe(metadata);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  const other = mondayBank();
  await other.restore(JSON.parse(JSON.stringify(bank.snapshot())));
  expect(JSON.stringify(other.snapshot())).toBe(stateOf(bank));
  expect(JSON.stringify((await retrieve(other, "/v1/counterparties/1001")).metadata)).toBe(metadata);
});

test("lone surrogates are accepted or refused, and the stored text is the one in the answer", async () => {
  const bank = mondayBank();
  const body = JSON.stringify({
    data: { ...minimalCounterparty, name: "A\ud800", city: "\udfff", metadata: { "\ud800": "\udc00x" } },
  });
  expect(body).toContain("\\ud800");
  const answer = await sendText(bank, "POST", "/v1/counterparties", body);
  expect(answer.status).toBe(200);
  expect((await retrieve(bank, "/v1/counterparties/1001")) as unknown).toEqual(
    (answer.body as { data: unknown }).data,
  );
  const before = stateOf(bank);
  const other = mondayBank();
  await other.restore(JSON.parse(before));
  expect(stateOf(other)).toBe(before);
});

test("a lone surrogate in a field with a format is a 400 that names the field", async () => {
  for (const field of ["account_number", "routing_number", "country", "email_address", "account_type"]) {
    expect(
      await refusal(mondayBank(), "POST", "/v1/counterparties", {
        ...minimalCounterparty,
        [field]: "\ud800",
      }),
    ).toEqual([400, expect.stringMatching(new RegExp(`^'${field}' must `))]);
  }
});

test.each(["1e999", "-1e999", "1e20", "1.0000000000000001e10", "9007199254740993", "-1", "0.1", "1e-7"])(
  "the amount %s is a 400",
  async (amount) => {
    const bank = mondayBank();
    const body = JSON.stringify({ data: { ...minimalTransfer, amount: "HERE" } }).replace('"HERE"', amount);
    const answer = await sendText(bank, "POST", "/v1/ach", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: expect.stringMatching(/^'amount' must be a whole number of cents from 0 to 9999999999, .*\.$/),
    });
    expect(bank.db.achTransfers.count()).toBe(0);
  },
);

test.each(['"NaN"', '"Infinity"', '"0x10"', '"1e3"', '""', "[1]", "{}", "true"])(
  "the amount %s is a 400",
  async (amount) => {
    const body = JSON.stringify({ data: { ...minimalTransfer, amount: "HERE" } }).replace('"HERE"', amount);
    expect((await sendText(mondayBank(), "POST", "/v1/ach", body)).status).toBe(400);
  },
);

test.each([
  ["1e3", 1000],
  ["12500.0", 12_500],
  ["-0", 0],
  ["0.0", 0],
  ["9.999999999e9", 9_999_999_999],
])("the amount %s is the whole number %d, also after a restore (X11)", async (amount, cents) => {
  const bank = mondayBank();
  const body = JSON.stringify({ data: { ...minimalTransfer, amount: "HERE" } }).replace('"HERE"', amount);
  expect((await sendText(bank, "POST", "/v1/ach", body)).status).toBe(200);
  expect(bank.db.achTransfers.get(1001)?.amount).toBe(cents);
  await bank.restore(JSON.parse(stateOf(bank)));
  expect(bank.db.achTransfers.get(1001)?.amount).toBe(cents);
});

test("percent-encoded garbage in a path or a query is a 404 or a 400, or is ignored", async () => {
  const bank = await bankWithRows();
  const before = stateOf(bank);
  const garbage = [
    "%",
    "%zz",
    "%00",
    "%FF%FE",
    "%C3%28",
    "%ED%A0%80",
    "%2e%2e%2f",
    "%25",
    "\u{1F3E6}",
    "%F0%9F%8F%A6",
    "'\"<>",
    "a".repeat(10_000),
  ];
  for (const text of garbage) {
    expect([text, (await call(bank, "GET", `/v1/ach/${text}`)).status]).toEqual([text, 404]);
    expect([text, (await call(bank, "GET", `/v1/${text}`)).status]).toEqual([text, 404]);
    expect([text, (await call(bank, "GET", `/v1/ach?${text}`)).status]).toEqual([text, 200]);
    expect([text, (await call(bank, "GET", `/v1/ach?${text}=${text}&${text}`)).status]).toEqual([text, 200]);
    expect([text, (await call(bank, "GET", `/v1/ach?page[cursor]=${text}`)).status]).toEqual([text, 400]);
    expect([text, (await call(bank, "GET", `/v1/ach?page[limit]=${text}`)).status]).toEqual([text, 400]);
    expect([text, (await call(bank, "GET", `/v1/ach?filter[status]=${text}`)).status]).toEqual([text, 400]);
    expect([text, (await call(bank, "GET", `/v1/ach?filter[${text}]=x`)).status]).toEqual([text, 400]);
    expect([text, (await call(bank, "GET", `/v1/ach?filter[batch_id]=${text}`)).status]).toEqual([text, 200]);
  }
  expect(stateOf(bank)).toBe(before);
});
