import { expect, test } from "vitest";
import { mondayBank } from "../../support/bank.ts";
import { call } from "../../support/call.ts";
import { callAsAdmin } from "../../support/cards.ts";

const path = "/v1/admin/virtualcard";

test.each([
  { id: "CC-2", field: "max_card_amount", shows: 10_000_000 },
  { id: "CC-3", field: "type", shows: "config" },
])("$id: $field of the configuration", async ({ field, shows }) => {
  const bank = mondayBank();
  const { body } = await callAsAdmin(bank, "GET", path);
  expect((body as { data: Record<string, unknown> }).data[field]).toBe(shows);
});

test.each([1, 500, 99_999_999])("CC-2: max_card_amount takes %d cents", async (cents) => {
  const answer = await callAsAdmin(mondayBank(), "PATCH", path, { max_card_amount: cents });
  expect([answer.status, answer.body]).toEqual([200, { data: { max_card_amount: cents, type: "config" } }]);
});

test.each([0, -1, 7.5, "500", true, null, {}])("CC-2: max_card_amount does not take %j", async (value) => {
  const bank = mondayBank();
  const answer = await callAsAdmin(bank, "PATCH", path, { max_card_amount: value });
  expect(answer).toMatchObject({
    status: 400,
    body: { error: expect.stringContaining("'max_card_amount'") },
  });
  expect((await callAsAdmin(bank, "GET", path)).body).toEqual({
    data: { max_card_amount: 10_000_000, type: "config" },
  });
});

test.each([
  { id: "CC-7", list: "/v1/realcards", field: "id", shows: ["7", "5"] },
  { id: "CC-8", list: "/v1/realcards", field: "alias", shows: ["Office", "Travel"] },
  { id: "CC-12", list: "/v1/suppliers", field: "id", shows: ["31", "4"] },
  { id: "CC-13", list: "/v1/suppliers", field: "name", shows: ["Zeta Paper", "Alpha Cloud"] },
])("$id: $field in $list", async ({ list, field, shows }) => {
  const bank = mondayBank({
    realCards: [
      { id: 7, alias: "Office" },
      { id: 5, alias: "Travel" },
    ],
    suppliers: [
      { id: 31, name: "Zeta Paper" },
      { id: 4, name: "Alpha Cloud" },
    ],
  });
  const { body } = await call(bank, "GET", list);
  expect((body as { data: Record<string, unknown>[] }).data.map((row) => row[field])).toEqual(shows);
});
