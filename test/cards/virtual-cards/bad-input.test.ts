// Statements: S2, VC-E1 to VC-E24.

import fc from "fast-check";
import { expect, test } from "vitest";
import { call, create, sendText } from "../../support/call.ts";
import { bankWithCard, minimalCard } from "../../support/cards.ts";

const fields = [
  "total_card_amount",
  "valid_ending_on",
  "valid_starting_on",
  "transactions_max",
  "per_transaction_max",
  "per_transaction_min",
  "emails",
  "cardnetwork_data",
  "metadata",
  "rcn_id",
  "rcn_alias",
  "supplier_id",
  "currency",
] as const;

/** Values of every kind, including some close to valid ones. */
const anything = fc.oneof(
  fc.jsonValue(),
  fc.integer(),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constantFrom(0, -0, 2 ** 53, "", " ", "1001", "2026-03-02", "0000-01-01", "9999-12-31", "USD"),
  fc.array(fc.emailAddress(), { maxLength: 7 }),
  fc.dictionary(fc.string(), fc.string()),
);
const someFields = fc.record(Object.fromEntries(fields.map((field) => [field, anything])), {
  requiredKeys: [],
});

test("with any values in the fields, a card is created or changed, or the call is refused and changes nothing", {
  timeout: 60_000,
}, async () => {
  const { bank } = await bankWithCard();
  await fc.assert(
    fc.asyncProperty(someFields, fc.boolean(), fc.boolean(), async (sent, isUpdate, isMinimal) => {
      const before = JSON.stringify(bank.snapshot());
      const data = isMinimal ? { ...minimalCard, ...sent } : sent;
      const [method, path] = isUpdate ? ["PATCH", "/v1/virtualcards/1001"] : ["POST", "/v1/virtualcards"];
      const answer = await call(bank, method as string, path as string, data);
      expect([200, 400]).toContain(answer.status);
      if (answer.status === 200) {
        await bank.reset();
        await create(bank, "/v1/virtualcards", minimalCard);
        return;
      }
      expect(JSON.stringify(bank.snapshot())).toBe(before);
      const { error } = answer.body as { error: string };
      const named = [...error.matchAll(/(?:^|[.:] )'([^']+)' (?:must|is|lacks|and)/g)].map(
        ([, name]) => name,
      );
      expect(named.length).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed: 20_260_302 },
  );
});

test("with any query, the list answers or refuses, and nothing changes", {
  timeout: 60_000,
}, async () => {
  const { bank } = await bankWithCard({ metadata: { a: "b" } });
  const before = JSON.stringify(bank.snapshot());
  const piece = fc.constantFrom(
    "filter",
    "[",
    "]",
    "metadata",
    ".",
    "a",
    "page",
    "cursor",
    "limit",
    "=",
    "&",
    "%",
    "1001",
    "\u0000",
    "😀",
  );
  const query = fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join(""));
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const answer = await call(bank, "GET", `/v1/virtualcards?${text}`);
      expect([200, 400]).toContain(answer.status);
    }),
    { numRuns: 300, seed: 20_260_302 },
  );
  expect(JSON.stringify(bank.snapshot())).toBe(before);
});

test("amounts beyond 2^53 are refused, as numbers that a JSON parser rounds too", async () => {
  const { bank } = await bankWithCard();
  for (const number of ["9007199254740993", "1e300", "1e400", "-1e400"]) {
    for (const field of [
      "total_card_amount",
      "per_transaction_max",
      "per_transaction_min",
      "transactions_max",
    ]) {
      const text = `{"data":{"${field}":${number}}}`;
      const answer = await sendText(bank, "PATCH", "/v1/virtualcards/1001", text);
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({ error: expect.stringMatching(new RegExp(`^'${field}' must `)) });
    }
  }
});

test("custom fields that nest or are large are refused or kept, and never harm the bank", async () => {
  const { bank } = await bankWithCard();
  const deep = `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`;
  const nested = await sendText(
    bank,
    "PATCH",
    "/v1/virtualcards/1001",
    `{"data":{"cardnetwork_data":${deep}}}`,
  );
  expect([nested.status, nested.body]).toEqual([
    400,
    { error: "'cardnetwork_data' must be an object whose keys and values are all strings." },
  ]);
  const large = { text: "x".repeat(1_000_000) };
  const kept = await call(bank, "PATCH", "/v1/virtualcards/1001", { cardnetwork_data: large });
  expect([kept.status, kept.body]).toMatchObject([200, { data: { cardnetwork_data: large } }]);
  expect(JSON.stringify(bank.log.entries).length).toBeLessThan(100_000);
});

test("many long custom fields that the template does not define make a short error", async () => {
  const { bank } = await bankWithCard({}, { cardNetworkTemplate: [{ name: "note" }] });
  const cardnetwork_data = Object.fromEntries(
    Array.from({ length: 1_000 }, (_, at) => [`${"x".repeat(1_000)}${at}`, "1"]),
  );
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", { cardnetwork_data });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body).length).toBeLessThan(500);
});

test("a card can be issued at both ends of bank time", async () => {
  for (const start of ["0000-01-02T00:00:00Z", "9989-12-31T23:59:59Z"]) {
    const { card } = await bankWithCard({ valid_ending_on: "9999-12-31" }, { clock: { start } });
    const year = Number(start.slice(0, 4));
    expect(card.expiry).toBe(`${String(year + 2).padStart(4, "0")}-${start.slice(5, 7)}`);
  }
});
