import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call, create, list, retrieve } from "../support/call.ts";
import { bankWithCard, minimalCard } from "../support/cards.ts";

const twoRealCards = {
  realCards: [
    { id: 7, alias: "Office" },
    { id: 5, alias: "Travel" },
  ],
};

test("VC-1, CC-6, CC-9: a card draws on the account's only real card, or on the one that its create names", async () => {
  const { card } = await bankWithCard();
  expect(card).toMatchObject({ rcn_id: 1001, rcn_alias: "Main" });
  const bank = mondayBank(twoRealCards);
  const named = await create(bank, "/v1/virtualcards", { ...minimalCard, rcn_id: 5, rcn_alias: "Travel" });
  expect(named).toMatchObject({ rcn_id: 5, rcn_alias: "Travel" });
  const unnamed = await call(bank, "POST", "/v1/virtualcards", minimalCard);
  expect([unnamed.status, unnamed.body]).toEqual([
    400,
    { error: expect.stringMatching(/'rcn_id'.*'rcn_alias'/) },
  ]);
});

test("VC-61: a rcn_alias must match the rcn_id", async () => {
  const bank = mondayBank(twoRealCards);
  const mixed = { ...minimalCard, rcn_id: 7, rcn_alias: "Travel" };
  const answer = await call(bank, "POST", "/v1/virtualcards", mixed);
  expect([answer.status, answer.body]).toEqual([400, { error: expect.stringContaining("'rcn_alias'") }]);
  expect((await call(bank, "POST", "/v1/virtualcards", { ...mixed, rcn_alias: "Office" })).status).toBe(200);
});

test.each([
  { limit: "its total amount", fields: { total_card_amount: 1_000 }, amount: 1_001, least: 1_000 },
  { limit: "a least amount", fields: { per_transaction_min: 1_000 }, amount: 999, least: 1_000 },
  { limit: "a largest amount", fields: { per_transaction_max: 1_000 }, amount: 1_001, least: 1_000 },
])("VC-2: a card is limited by $limit", async ({ fields, amount, least }) => {
  const { cards } = await bankWithCard(fields);
  expect((await cards.authorize(1001, { amount })).approved).toBe(false);
  expect((await cards.authorize(1001, { amount: least })).approved).toBe(true);
});

test("VC-2, VC-32: a card is limited by its number of uses", async () => {
  const { cards } = await bankWithCard({ transactions_max: 2 });
  const approved: boolean[] = [];
  for (let count = 0; count < 3; count += 1) {
    approved.push((await cards.authorize(1001, { amount: 1 })).approved);
  }
  expect(approved).toEqual([true, true, false]);
});

test("VC-2, VC-27, VC-28, VC-32: a card is limited to its first and last day and those between", async () => {
  const days = { valid_starting_on: "2026-03-04", valid_ending_on: "2026-03-05" };
  const { bank, cards } = await bankWithCard(days);
  const approved: [string, boolean][] = [];
  for (const instant of [
    "2026-03-03T23:59:59Z",
    "2026-03-04T00:00:00Z",
    "2026-03-05T23:59:59Z",
    "2026-03-06T00:00:00Z",
  ]) {
    await bank.clock.advanceTo(instant);
    approved.push([instant, (await cards.authorize(1001, { amount: 1 })).approved]);
  }
  expect(approved).toEqual([
    ["2026-03-03T23:59:59Z", false],
    ["2026-03-04T00:00:00Z", true],
    ["2026-03-05T23:59:59Z", true],
    ["2026-03-06T00:00:00Z", false],
  ]);
});

test("VC-3, VC-57: an authorization is on the card at once, its clearing some days later", async () => {
  const { bank, cards } = await bankWithCard();
  await cards.authorize(1001, { amount: 2_500 });
  const counts = async () => {
    const { authorizations, clearings } = await retrieve(bank, "/v1/virtualcards/1001");
    return [authorizations, clearings].map((entries) => (entries as unknown[]).length);
  };
  expect(await counts()).toEqual([1, 0]);
  await bank.clock.advance({ bankingDays: 1 });
  expect(await counts()).toEqual([1, 0]);
  await bank.clock.advance({ bankingDays: 3 });
  expect(await counts()).toEqual([1, 1]);
});

test("VC-7, VC-32: what is left of a card goes down with each purchase and stops the one that is too large", async () => {
  const { bank, cards } = await bankWithCard({ total_card_amount: 1_000 });
  await cards.authorize(1001, { amount: 700 });
  expect((await retrieve(bank, "/v1/virtualcards/1001")).available_balance).toBe(300);
  expect((await cards.authorize(1001, { amount: 301 })).approved).toBe(false);
  expect((await cards.authorize(1001, { amount: 300 })).approved).toBe(true);
  expect((await retrieve(bank, "/v1/virtualcards/1001")).available_balance).toBe(0);
});

test("VC-10, VC-12: last4 are the last digits of the number, which each card has for itself", async () => {
  const { bank, card } = await bankWithCard();
  const other = await create(bank, "/v1/virtualcards", minimalCard);
  for (const { card_number, last4 } of [card, other]) {
    expect(card_number).toMatch(/^[0-9]{16}$/);
    expect(last4).toBe(String(card_number).slice(-4));
  }
  expect(other.card_number).not.toBe(card.card_number);
});

test("VC-13: the currency of a card is USD, and only that may be sent", async () => {
  const bank = mondayBank();
  for (const sent of [{}, { currency: "USD" }, { currency: "usd" }]) {
    expect(await create(bank, "/v1/virtualcards", { ...minimalCard, ...sent })).toMatchObject({
      currency: "USD",
    });
  }
  const answer = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, currency: "EUR" });
  expect([answer.status, answer.body]).toEqual([400, { error: expect.stringContaining("'currency'") }]);
});

test("VC-15, VC-62: notified is true once the create has sent the details to emails", async () => {
  const { bank, card } = await bankWithCard({ emails: ["ada@example.com"] });
  expect(card.notified).toBe(true);
  expect(bank.outbox.entries.map(({ recipients }) => recipients)).toEqual([["ada@example.com"]]);
  expect(await create(bank, "/v1/virtualcards", minimalCard)).toMatchObject({
    emails: null,
    notified: false,
  });
});

test("VC-16: a card expires two years after its creation", async () => {
  for (const [start, expiry] of [
    ["2026-01-31T12:00:00Z", "2028-01"],
    ["2026-12-31T23:59:59Z", "2028-12"],
  ] as const) {
    const bank = mondayBank({ clock: { start } });
    const data = { ...minimalCard, valid_ending_on: "2027-12-31" };
    expect(await create(bank, "/v1/virtualcards", data)).toMatchObject({ expiry });
  }
});

test("VC-30: a new card has status Approved and can be used", async () => {
  const { card, cards } = await bankWithCard();
  expect(card.status).toBe("Approved");
  expect((await cards.authorize(1001, { amount: 1 })).approved).toBe(true);
});

test("VC-31, VC-68: a card that was canceled, which answers 204 without a body, can't be used any more", async () => {
  const { bank, cards } = await bankWithCard();
  const answer = await call(bank, "DELETE", "/v1/virtualcards/1001");
  expect([answer.status, answer.text]).toEqual([204, ""]);
  expect((await cards.authorize(1001, { amount: 1 })).approved).toBe(false);
});

test("VC-67: an update takes its nine fields, and none of rcn_id, rcn_alias and supplier_id", async () => {
  const { bank } = await bankWithCard({}, { strict: true });
  const fields = {
    emails: ["ada@example.com"],
    cardnetwork_data: { cost_center: "42" },
    metadata: { team: "red" },
    per_transaction_max: 700,
    per_transaction_min: 7,
    total_card_amount: 8_000,
    transactions_max: 2,
    valid_ending_on: "2026-11-30",
    valid_starting_on: "2026-03-02",
  };
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", fields);
  expect([answer.status, answer.body]).toMatchObject([200, { data: fields }]);
  for (const sent of [{ rcn_id: 1001 }, { rcn_alias: "Main" }, { supplier_id: 1001 }]) {
    expect((await call(bank, "PATCH", "/v1/virtualcards/1001", sent)).status).toBe(400);
  }
});

test("VC-71, VC-72: next is the path with the id that begins the next page; the first page has the most recent card", async () => {
  const bank = mondayBank();
  for (let count = 0; count < 3; count += 1) await create(bank, "/v1/virtualcards", minimalCard);
  const idsOf = async (path: string) => (await list(bank, path)).data.map(({ id }) => id);
  expect(await idsOf("/v1/virtualcards")).toEqual(["1003", "1002", "1001"]);
  expect(await idsOf("/v1/virtualcards?page[cursor]=1002")).toEqual(["1002", "1001"]);
  const { links } = await list(bank, "/v1/virtualcards?page[limit]=2");
  expect(links.next).toMatch(/^\/v1\/virtualcards\?page\[cursor\]=1001(&|$)/);
  expect(await idsOf(String(links.next))).toEqual(["1001"]);
});

test("VC-73: a page of cards holds 10000 references by default and at most", {
  timeout: 60_000,
}, async () => {
  const bank = mondayBank({ logSize: 0 });
  for (let count = 0; count < 10_001; count += 1) await create(bank, "/v1/virtualcards", minimalCard);
  for (const path of ["/v1/virtualcards", "/v1/virtualcards?page[limit]=10000"]) {
    expect((await list(bank, path)).data).toHaveLength(10_000);
  }
  expect((await list(bank, "/v1/virtualcards?page[limit]=3")).data).toHaveLength(3);
  for (const limit of ["0", "10001", "2.5", "all"]) {
    const answer = await call(bank, "GET", `/v1/virtualcards?page[limit]=${limit}`);
    expect([answer.status, answer.body]).toEqual([400, { error: expect.stringContaining("'page[limit]'") }]);
  }
});

test("CC-11: a card names the supplier that it pays by the id in the list of suppliers", async () => {
  const bank = mondayBank({ suppliers: [{ id: 31, name: "Zeta Paper" }] });
  expect((await call(bank, "GET", "/v1/suppliers")).body).toEqual({
    data: [{ id: "31", name: "Zeta Paper" }],
  });
  expect(await create(bank, "/v1/virtualcards", { ...minimalCard, supplier_id: 31 })).toMatchObject({
    supplier_id: 31,
  });
});

test("CC-15: an account has the custom fields of its purchase template, by default any", async () => {
  const sent = { ...minimalCard, cardnetwork_data: { cost_center: "42" } };
  expect((await call(mondayBank(), "POST", "/v1/virtualcards", sent)).status).toBe(200);
  const bank = mondayBank({ cardNetworkTemplate: [{ name: "project", required: false }] });
  expect((await call(bank, "POST", "/v1/virtualcards", sent)).status).toBe(400);
  const project = { ...minimalCard, cardnetwork_data: { project: "7" } };
  expect((await call(bank, "POST", "/v1/virtualcards", project)).status).toBe(200);
});
