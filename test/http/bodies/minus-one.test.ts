import { expect, test } from "vitest";
import type { Bank, BankOptions } from "../../../src/index.ts";
import { mondayBank } from "../../support/bank.ts";
import { minimalTransfer } from "../../support/bodies.ts";
import { call, create } from "../../support/call.ts";
import { minimalCard } from "../../support/cards.ts";

const notGiven = { assumptions: { minusOne: "not-given" } } as const;
const address = { street_line1: "1 Main Street", city: "Springfield", country: "US" } as const;

/** What is answered to the same create in two banks: with -1 in fields, and without these fields. */
async function bothCreated(path: string, data: object, minus: object, options: BankOptions = notGiven) {
  const [one, other] = [mondayBank(options), mondayBank(options)];
  for (const bank of [one, other]) await create(bank, "/v1/addresses", address);
  return [
    await call(one, "POST", path, { ...data, ...minus }),
    await call(other, "POST", path, data),
  ] as const;
}

const company = {
  email_address: "ada@example.com",
  name: "Lovelace Ltd",
  phone_number: "+1 415 555 0100",
  physical_address_id: 1001,
  website_url: "https://lovelace.example",
};

const creates: [string, string, object, Record<string, number>, string][] = [
  ["a transfer", "/v1/ach", minimalTransfer, { counterparty_id: -1 }, "'counterparty_id'"],
  [
    "a card",
    "/v1/virtualcards",
    minimalCard,
    { per_transaction_max: -1, per_transaction_min: -1, transactions_max: -1, supplier_id: -1, rcn_id: -1 },
    "'rcn_id'",
  ],
  [
    "a company",
    "/v1/companies",
    company,
    { mailing_address_id: -1, incorporation_address_id: -1, parent_company_id: -1, mcc: -1 },
    "'mcc'",
  ],
];

test.each(creates)(
  "-1 in an optional number or id of %s is a value that is refused, or as if it was not sent (OPT-4, S7)",
  async (_, path, data, minus, field) => {
    const [sent, left] = await bothCreated(path, data, minus);
    expect([sent.status, sent.body]).toEqual([200, left.body]);
    const [refused] = await bothCreated(path, data, minus, {});
    expect(refused.status).toBe(400);
    for (const name of [field, ...Object.keys(minus)]) expect(refused.text).toContain(name);
  },
);

test("-1 in a required number or id is refused as ever (OPT-4)", async () => {
  const bank = mondayBank(notGiven);
  const errors: [string, object, string][] = [
    ["/v1/ach", { ...minimalTransfer, amount: -1 }, "'amount'"],
    ["/v1/virtualcards", { ...minimalCard, total_card_amount: -1 }, "'total_card_amount'"],
    ["/v1/companies", { ...company, physical_address_id: -1 }, "'physical_address_id'"],
  ];
  for (const [path, data, field] of errors) {
    const byDefault = await call(mondayBank(), "POST", path, data);
    const answer = await call(bank, "POST", path, data);
    expect([answer.status, answer.body]).toEqual([400, byDefault.body]);
    expect(answer.text).toContain(field);
  }
});

test("an update leaves what is sent as -1 as it is (OPT-4, CONV-6)", async () => {
  const bank = mondayBank(notGiven);
  const made = await create(bank, "/v1/virtualcards", {
    ...minimalCard,
    per_transaction_max: 500,
    transactions_max: 3,
  });
  const answer = await call(bank, "PATCH", "/v1/virtualcards/1001", {
    per_transaction_max: -1,
    transactions_max: -1,
    metadata: { note: "-1" },
  });
  expect([answer.status, answer.body]).toEqual([
    200,
    { data: { ...made, card_number: null, metadata: { note: "-1" } } },
  ]);
});

test("-1 stays what it is elsewhere: as text, inside of objects and lists, in filters, next to data (OPT-4)", async () => {
  const bank = mondayBank(notGiven);
  const made = await create(bank, "/v1/ach", {
    ...minimalTransfer,
    receiver_name: "-1",
    metadata: { count: -1 },
  });
  expect(made).toMatchObject({ receiver_name: "-1", metadata: { count: -1 } });
  const refusals: [string, object, string][] = [
    ["/v1/ach", { ...minimalTransfer, counterparty_id: "-1" }, "'counterparty_id'"],
    ["/v1/ach", { ...minimalTransfer, counterparty_id: -2 }, "'counterparty_id'"],
    ["/v1/ach", { ...minimalTransfer, receiver_name: -1 }, "'receiver_name'"],
    ["/v1/companies", { ...company, person_ids: [-1] }, "'person_ids'"],
  ];
  for (const [path, data, field] of refusals) {
    const answer = await call(bank, "POST", path, data);
    expect([field, answer.status]).toEqual([field, 400]);
    expect(answer.text).toContain(field);
  }
  expect((await call(bank, "GET", "/v1/ach?page[limit]=-1")).status).toBe(400);
});

test("a field that the call does not take is unknown with -1 too, and the log has what was sent (OPT-4, S6)", async () => {
  const bank: Bank = mondayBank(notGiven);
  await create(bank, "/v1/ach", { ...minimalTransfer, counterparty_id: -1, parent_id: -1 });
  expect(bank.log.entries.at(-1)).toMatchObject({
    warnings: ["'parent_id' is not taken by this call and was ignored."],
    requestBody: { data: { counterparty_id: -1, parent_id: -1 } },
  });
});

test("a rule that needs a field finds it missing when it is sent as -1 (OPT-4, C2)", async () => {
  const realCards = [
    { id: "7", alias: "One" },
    { id: "8", alias: "Two" },
  ];
  const bank = mondayBank({ ...notGiven, realCards });
  const answer = await call(bank, "POST", "/v1/virtualcards", {
    ...minimalCard,
    rcn_id: -1,
    rcn_alias: "One",
  });
  const left = await call(bank, "POST", "/v1/virtualcards", { ...minimalCard, rcn_alias: "One" });
  expect([answer.status, answer.body]).toEqual([400, left.body]);
});
