// Statements: S2.

import fc from "fast-check";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Bank } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalCounterparty, minimalTransfer } from "../support/bodies.ts";
import { type Answer, create, send, sendText } from "../support/call.ts";

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.restoreAllMocks();
});

const banks = { lenient: mondayBank(), strict: mondayBank({ strict: true }) };

async function bankWithRows(kind: keyof typeof banks = "lenient") {
  const bank = banks[kind];
  await bank.reset();
  await create(bank, "/v1/counterparties", minimalCounterparty);
  await create(bank, "/v1/ach", minimalTransfer);
  return bank;
}

/** Sends, and expects no exception, no 5xx and, for a refusal, a message and an unchanged bank. */
async function expectSane(bank: Bank, sending: () => Promise<Answer>): Promise<Answer> {
  const before = JSON.stringify(bank.snapshot());
  const answer = await sending();
  expect(answer.status).toBeLessThan(500);
  if (answer.status >= 400) {
    expect(answer.body).toEqual({ error: expect.stringMatching(/^\S[\s\S]*\S$/) });
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  }
  expect(console.error).not.toHaveBeenCalled();
  return answer;
}

const kind = fc.constantFrom("lenient" as const, "strict" as const);
const endpoint = fc.constantFrom(
  ["POST", "/v1/counterparties", minimalCounterparty] as const,
  ["PATCH", "/v1/counterparties/1001", { name: "Ada King", city: "Rome" }] as const,
  ["POST", "/v1/ach", minimalTransfer] as const,
  ["PATCH", "/v1/ach/1001", { status: "canceled" }] as const,
);
const fieldName = fc.oneof(
  fc.constantFrom(
    ...Object.keys(minimalCounterparty),
    ...Object.keys(minimalTransfer),
    ...["metadata", "counterparty_id", "effective_date", "service", "currency", "status", "country", "city"],
    ...[
      "email_address",
      "address_line2",
      "wire_routing_number",
      "__proto__",
      "constructor",
      "toString",
      "data",
      "",
    ],
  ),
  fc.string({ unit: "binary" }),
);
const oddValue = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(
    1e20,
    -0,
    9_007_199_254_740_991,
    1e-7,
    "NaN",
    "2026-02-30",
    "1001",
    1001,
    0,
    "",
    null,
    true,
  ),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
);

test("a valid body with some invalid or odd fields never makes the bank fail, and changes nothing when refused", {
  timeout: 120_000,
}, async () => {
  const odd = fc.array(fc.tuple(fieldName, oddValue), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(endpoint, odd, kind, async ([method, path, data], fields, kind) => {
      const bank = await bankWithRows(kind);
      const body = JSON.stringify({ data: { ...data, ...Object.fromEntries(fields) } });
      await expectSane(bank, () => sendText(bank, method, path, body));
    }),
    { seed: 17, numRuns: 400 },
  );
});

test("the answer to an accepted create is the row in the bank", { timeout: 120_000 }, async () => {
  const odd = fc.array(fc.tuple(fieldName, oddValue), { maxLength: 3 });
  await fc.assert(
    fc.asyncProperty(odd, async (fields) => {
      const bank = await bankWithRows();
      const body = JSON.stringify({ data: { ...minimalCounterparty, ...Object.fromEntries(fields) } });
      const answer = await sendText(bank, "POST", "/v1/counterparties", body);
      if (answer.status !== 200) return;
      const again = await sendText(bank, "GET", "/v1/counterparties/1002");
      expect(JSON.stringify(again.body)).toBe(JSON.stringify(answer.body));
      expect(JSON.stringify({ data: bank.db.counterparties.get(1002) })).toBe(JSON.stringify(answer.body));
      const before = JSON.stringify(bank.snapshot());
      await bank.restore(JSON.parse(before));
      expect(JSON.stringify(bank.snapshot())).toBe(before);
    }),
    { seed: 19, numRuns: 150 },
  );
});

test("any JSON and any text as a body is answered", { timeout: 120_000 }, async () => {
  const text = fc.oneof(
    fc.json({ maxDepth: 5 }),
    fc.json({ maxDepth: 5 }).map((json) => `{"data":${json}}`),
    fc.string({ unit: "binary" }),
  );
  await fc.assert(
    fc.asyncProperty(endpoint, text, kind, async ([method, path], body, kind) => {
      const bank = await bankWithRows(kind);
      await expectSane(bank, () => sendText(bank, method, path, body));
    }),
    { seed: 23, numRuns: 300 },
  );
});

test("any bytes and any Content-Type are answered", { timeout: 120_000 }, async () => {
  const type = fc.oneof(
    fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "multipart/form-data",
      "text/plain",
    ),
    fc.stringMatching(/^[ -~]{0,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(
      endpoint,
      fc.uint8Array({ maxLength: 60 }),
      type,
      async ([method, path], bytes, contentType) => {
        const bank = await bankWithRows();
        const headers = { Authorization: "Bearer test_key", "Content-Type": contentType };
        await expectSane(bank, () => send(bank, path, { method, headers, body: bytes }));
      },
    ),
    { seed: 29, numRuns: 150 },
  );
});

test("any path, query, method and Authorization is answered", { timeout: 120_000 }, async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "v1",
      "ach",
      "counterparties",
      "1001",
      "page[limit]",
      "page[cursor]",
      "filter[status]",
      "filter[",
    ),
    fc.constantFrom(
      "",
      "%",
      "%00",
      "%zz",
      "..",
      ".",
      "__proto__",
      "constructor",
      ":id",
      "*",
      "[",
      "]",
      "\\",
      "\u{1F3E6}",
    ),
    fc.string({ unit: "binary", maxLength: 8 }),
  );
  const path = fc.array(piece, { maxLength: 4 }).map((pieces) => `/${pieces.join("/")}`);
  const query = fc
    .array(fc.tuple(piece, piece), { maxLength: 4 })
    .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join("&"));
  const lists = fc.constantFrom("/v1/ach", "/v1/counterparties", "/v1/ach/1001", "/v1");
  const method = fc.constantFrom("GET", "POST", "PATCH", "DELETE", "PUT", "HEAD", "OPTIONS");
  const key = fc.oneof(fc.constant("Bearer test_key"), fc.stringMatching(/^[ -~]{0,20}$/));
  await fc.assert(
    fc.asyncProperty(fc.oneof(path, lists), query, method, key, async (at, search, action, authorization) => {
      const bank = await bankWithRows();
      const url = new URL("https://bank.test");
      url.pathname = at;
      url.search = search;
      await expectSane(bank, () =>
        send(bank, url.href, { method: action, headers: { Authorization: authorization } }),
      );
    }),
    { seed: 31, numRuns: 400 },
  );
});
