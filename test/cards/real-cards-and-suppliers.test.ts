// Statements: C1, CC-6 to CC-14.

import { expect, test } from "vitest";
import { mondayBank } from "../support/bank.ts";
import { call, create } from "../support/call.ts";
import { minimalCard } from "../support/cards.ts";

test("an account has one real card by default (CC-10, C1)", async () => {
  const answer = await call(mondayBank(), "GET", "/v1/realcards");
  expect([answer.status, answer.body]).toEqual([200, { data: [{ id: "1001", alias: "Main" }] }]);
});

test("an account has three suppliers by default (CC-14, C1)", async () => {
  const answer = await call(mondayBank(), "GET", "/v1/suppliers");
  expect([answer.status, answer.body]).toEqual([
    200,
    {
      data: [
        { id: "1001", name: "Acme Paper" },
        { id: "1002", name: "Bluebird Travel" },
        { id: "1003", name: "Cobalt Cloud" },
      ],
    },
  ]);
});

const options = {
  realCards: [
    { id: "900", alias: "Travel" },
    { id: 5, alias: "Office" },
    { id: "77", alias: "Travel" },
  ],
  suppliers: [
    { id: 31, name: "Zeta" },
    { id: "4", name: "Alpha" },
  ],
};

test("both lists keep the order given, regardless of the ids (S10, X36)", async () => {
  const bank = mondayBank(options);
  expect((await call(bank, "GET", "/v1/realcards")).body).toEqual({
    data: [
      { id: "900", alias: "Travel" },
      { id: "5", alias: "Office" },
      { id: "77", alias: "Travel" },
    ],
  });
  expect((await call(bank, "GET", "/v1/suppliers")).body).toEqual({
    data: [
      { id: "31", name: "Zeta" },
      { id: "4", name: "Alpha" },
    ],
  });
  expect(bank.db.realCards.get(5)).toEqual({ id: "5", alias: "Office" });
  expect(bank.db.suppliers.get("31")).toEqual({ id: "31", name: "Zeta" });
});

test("a card is mapped to the real card and the supplier it names (CC-11)", async () => {
  const bank = mondayBank(options);
  const card = await create(bank, "/v1/virtualcards", {
    ...minimalCard,
    rcn_id: 77,
    rcn_alias: "Travel",
    supplier_id: 4,
  });
  expect(card).toMatchObject({ rcn_id: 77, rcn_alias: "Travel", supplier_id: 4 });
});

test("an account may have none of either (X24)", async () => {
  const bank = mondayBank({ realCards: [], suppliers: [] });
  expect((await call(bank, "GET", "/v1/realcards")).body).toEqual({ data: [] });
  expect((await call(bank, "GET", "/v1/suppliers")).body).toEqual({ data: [] });
  expect((await call(bank, "POST", "/v1/virtualcards", minimalCard)).status).toBe(400);
});

test("the lists take no query parameters, and have no other methods", async () => {
  const bank = mondayBank();
  expect((await call(bank, "GET", "/v1/realcards?page[limit]=1")).status).toBe(200);
  expect(bank.log.entries.at(-1)?.warnings).toEqual([
    "'page[limit]' is not taken by this call and was ignored.",
  ]);
  for (const path of ["/v1/realcards", "/v1/suppliers"]) {
    const answer = await call(bank, "POST", path, {});
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET"]);
    expect((await call(bank, "GET", `${path}/1001`)).status).toBe(404);
  }
});

test("a bank restored from a snapshot has its real cards and suppliers", async () => {
  const donor = mondayBank(options);
  const bank = mondayBank();
  await bank.restore(donor.snapshot());
  const lists = async (from: typeof bank) => [
    (await call(from, "GET", "/v1/realcards")).body,
    (await call(from, "GET", "/v1/suppliers")).body,
  ];
  expect(await lists(bank)).toEqual(await lists(donor));
  await bank.reset();
  expect(await lists(bank)).toEqual(await lists(mondayBank()));
});
