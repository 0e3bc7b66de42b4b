// Statements: C14, CC-1 to CC-5.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call } from "../support/call.ts";
import { callAsAdmin, minimalCard } from "../support/cards.ts";
import { refusal } from "../support/refusal.ts";

const path = "/v1/admin/virtualcard";

test("the configuration is read; at first it allows 10,000,000 cents (CC-4, C14)", async () => {
  const answer = await callAsAdmin(mondayBank(), "GET", path);
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ data: { max_card_amount: 10_000_000, type: "config" } });
});

test("the option maxCardAmount is where it starts (C14)", async () => {
  const answer = await callAsAdmin(mondayBank({ maxCardAmount: 500 }), "GET", path);
  expect(answer.body).toEqual({ data: { max_card_amount: 500, type: "config" } });
});

test("the configuration is set, and caps new cards from then on (CC-2, CC-5)", async () => {
  const bank = mondayBank();
  const answer = await callAsAdmin(bank, "PATCH", path, { max_card_amount: 9_999 });
  expect([answer.status, answer.body]).toEqual([200, { data: { max_card_amount: 9_999, type: "config" } }]);
  expect((await callAsAdmin(bank, "GET", path)).body).toEqual(answer.body);
  expect((await call(bank, "POST", "/v1/virtualcards", minimalCard)).status).toBe(400);
  expect(
    (await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, total_card_amount: 9_999 })).status,
  ).toBe(200);
});

test("max_card_amount is required (C14)", async () => {
  const answer = await callAsAdmin(mondayBank(), "PATCH", path, {});
  expect([answer.status, answer.body]).toEqual([400, { error: "'max_card_amount' is required." }]);
});

test.each([0, -1, 1.5, "500", null, true, 2 ** 53, {}])(
  "max_card_amount is a positive integer, not %j (C14)",
  async (value) => {
    const bank = mondayBank();
    const before = JSON.stringify(bank.snapshot());
    const answer = await callAsAdmin(bank, "PATCH", path, { max_card_amount: value });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      error: expect.stringMatching(
        /^'max_card_amount' must be a positive whole number of cents, got [^']*\.$/,
      ),
    });
    expect(JSON.stringify(bank.snapshot())).toBe(before);
  },
);

test("the least max_card_amount is one cent (C14)", async () => {
  const bank = mondayBank();
  const answer = await callAsAdmin(bank, "PATCH", path, { max_card_amount: 1 });
  expect([answer.status, answer.body]).toEqual([200, { data: { max_card_amount: 1, type: "config" } }]);
  const started = await callAsAdmin(mondayBank({ maxCardAmount: 1 }), "GET", path);
  expect(started.body).toEqual(answer.body);
  const card = (total_card_amount: number) => ({ ...minimalCard, total_card_amount });
  expect((await call(bank, "POST", "/v1/virtualcards", card(1))).status).toBe(200);
  expect((await call(bank, "POST", "/v1/virtualcards", card(2))).status).toBe(400);
});

test("type is read-only: sent, it is ignored with a warning (S6)", async () => {
  const bank = mondayBank();
  const answer = await callAsAdmin(bank, "PATCH", path, { max_card_amount: 5, type: "other", id: 7 });
  expect(answer.body).toEqual({ data: { max_card_amount: 5, type: "config" } });
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'type' is not taken by this call and was ignored.",
    "'id' is not taken by this call and was ignored.",
  ]);
});

test("the configuration is the admin user's alone (CC-1, S3)", async () => {
  const bank = mondayBank();
  for (const method of ["GET", "PATCH"]) {
    expect(
      await refusal(bank, method, path, method === "PATCH" ? { max_card_amount: 5 } : undefined),
    ).toEqual([403, "This call is for the admin user: 'Authorization' must hold the admin key."]);
  }
  expect((await callAsAdmin(bank, "GET", "/v1/virtualcards")).status).toBe(403);
  expect((await callAsAdmin(bank, "GET", "/v1/realcards")).status).toBe(403);
});

test("it has no other methods", async () => {
  const answer = await callAsAdmin(mondayBank(), "DELETE", path);
  expect(answer.status).toBe(405);
  expect(answer.headers.get("allow")).toBe("GET, PATCH");
});

test("a snapshot has it, and a reset restores it", async () => {
  const bank = mondayBank();
  await callAsAdmin(bank, "PATCH", path, { max_card_amount: 5 });
  const snapshot = bank.snapshot();
  await bank.reset();
  expect((await callAsAdmin(bank, "GET", path)).body).toEqual({
    data: { max_card_amount: 10_000_000, type: "config" },
  });
  await bank.restore(snapshot);
  expect((await callAsAdmin(bank, "GET", path)).body).toEqual({
    data: { max_card_amount: 5, type: "config" },
  });
});
