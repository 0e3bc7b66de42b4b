import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call, retrieve } from "../support/call.ts";
import { bankWithCard, minimalCard } from "../support/cards.ts";

test("VC-4: the details of a card are sent when it is created and as often as asked later", async () => {
  const { bank, card } = await bankWithCard({ emails: ["ada@example.com", "bob@example.com"] });
  for (const email of ["eve@example.com", "eve@example.com"]) {
    await call(bank, "POST", "/v1/virtualcards/1001/email", { email });
  }
  expect(bank.outbox.entries.map(({ recipients }) => recipients)).toEqual([
    ["ada@example.com", "bob@example.com"],
    ["eve@example.com"],
    ["eve@example.com"],
  ]);
  for (const { subject, text } of bank.outbox.entries) {
    expect(subject + text).toContain(card.last4);
    expect(text).toContain("2028-03");
  }
});

test("VC-58: a create answers the card with its url, where it is from then on", async () => {
  const bank = mondayBank();
  const answer = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, metadata: { team: "red" } });
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { data: { ...minimalCard, metadata: { team: "red" }, url: "/v1/virtualcards/1001" } },
  ]);
  const { card_number, ...card } = (answer.body as { data: Record<string, unknown> }).data;
  expect(await retrieve(bank, "/v1/virtualcards/1001")).toEqual({ ...card, card_number: null });
});

test.each(["total_card_amount", "valid_ending_on"])(
  "VC-59: a create requires %s, and nothing else but the other of the two",
  async (field) => {
    const bank = mondayBank();
    const answer = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, [field]: undefined });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: expect.stringMatching(new RegExp(`^'${field}' is required`)) },
    ]);
    expect((await call(bank, "POST", "/v1/virtualcards", minimalCard)).status).toBe(200);
  },
);

test("VC-60: what a create leaves out has its documented value", async () => {
  const { card } = await bankWithCard();
  expect(card).toMatchObject({
    valid_starting_on: "2026-03-01",
    transactions_max: 1000,
    per_transaction_max: null,
    per_transaction_min: null,
    emails: null,
    cardnetwork_data: {},
    metadata: {},
    supplier_id: null,
  });
});

test.each([
  { beside: {}, isShown: true },
  { beside: { show_card_number: true }, isShown: true },
  { beside: { show_card_number: false }, isShown: false },
])(
  "VC-63: a create with $beside beside its data shows the card number: $isShown",
  async ({ beside, isShown }) => {
    const bank = mondayBank();
    const headers = { Authorization: "Bearer key", "Content-Type": "application/json" };
    const body = JSON.stringify({ data: minimalCard, ...beside });
    const answer = await bank.fetch("/v1/virtualcards", { method: "POST", headers, body });
    const number = isShown ? expect.stringMatching(/^[0-9]{16}$/) : null;
    expect(await answer.json()).toMatchObject({ data: { card_number: number } });
  },
);

test("VC-74, VC-75: an e-mail answers 202 with a UUID, each time another one", async () => {
  const { bank } = await bankWithCard();
  const ids: unknown[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { status, body } = await call(bank, "POST", "/v1/virtualcards/1001/email", {
      email: "a@example.com",
    });
    const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect([status, body]).toEqual([202, { id: uuid }]);
    ids.push((body as { id: string }).id);
  }
  expect(new Set(ids).size).toBe(3);
  expect((await call(bank, "POST", "/v1/virtualcards/1001/email", {})).status).toBe(400);
});
