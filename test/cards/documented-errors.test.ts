import { expect, test } from "vitest";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "../support/bank.ts";
import { call, create } from "../support/call.ts";
import { bankWithCard, minimalCard } from "../support/cards.ts";

interface Condition {
  readonly id: string;
  /** Fields that meet the condition; undefined leaves a field out. */
  readonly sent: Readonly<Record<string, unknown>>;
  readonly names: string;
  readonly options?: BankOptions;
  /** False for the conditions of a create alone (C7). */
  readonly onUpdate?: false;
}

const template: BankOptions = { cardNetworkTemplate: [{ name: "project", required: true }] };
const project = { project: "7" };

test.each<Condition>([
  { id: "VC-E1", sent: { per_transaction_max: 7.5 }, names: "per_transaction_max" },
  { id: "VC-E2", sent: { valid_starting_on: "31.12.2026" }, names: "valid_starting_on" },
  { id: "VC-E3", sent: { total_card_amount: 0 }, names: "total_card_amount" },
  { id: "VC-E4", sent: { per_transaction_max: 0 }, names: "per_transaction_max" },
  { id: "VC-E5", sent: { per_transaction_min: 3, per_transaction_max: 2 }, names: "per_transaction_min" },
  { id: "VC-E6", sent: { per_transaction_max: 10_001 }, names: "per_transaction_max" },
  { id: "VC-E7", sent: { total_card_amount: 10_000_001 }, names: "total_card_amount" },
  { id: "VC-E8", sent: { currency: "EUR" }, names: "currency" },
  { id: "VC-E9", sent: { valid_ending_on: null }, names: "valid_ending_on" },
  { id: "VC-E10", sent: { valid_ending_on: "2026-03-01" }, names: "valid_ending_on" },
  { id: "VC-E11", sent: { valid_starting_on: "2026-12-31" }, names: "valid_ending_on" },
  { id: "VC-E12", sent: { transactions_max: -1 }, names: "transactions_max" },
  { id: "VC-E13", sent: { total_card_amount: undefined }, names: "total_card_amount", onUpdate: false },
  { id: "VC-E14", sent: { cardnetwork_data: {} }, names: "cardnetwork_data", options: template },
  {
    id: "VC-E15",
    sent: { cardnetwork_data: { ...project, other: "1" } },
    names: "cardnetwork_data",
    options: template,
  },
  { id: "VC-E16", sent: { emails: Array(6).fill("ada@example.com") }, names: "emails" },
  { id: "VC-E17", sent: { cardnetwork_data: { project: 7 } }, names: "cardnetwork_data" },
  { id: "VC-E18", sent: { rcn_alias: "Other" }, names: "rcn_alias", onUpdate: false },
  { id: "VC-E19", sent: { rcn_id: 1002, rcn_alias: "Main" }, names: "rcn_id", onUpdate: false },
])(
  "VC-76, VC-77, $id: $sent is a 400 that names $names",
  async ({ sent, names, options, onUpdate = true }) => {
    const bank = mondayBank(options);
    const valid = { ...minimalCard, cardnetwork_data: project };
    const refusal = [400, { error: expect.stringContaining(`'${names}'`) }];
    const created = await call(bank, "POST", "/v1/virtualcards", { ...valid, ...sent });
    expect([created.status, created.body]).toEqual(refusal);
    await create(bank, "/v1/virtualcards", valid);
    const updated = await call(bank, "PATCH", "/v1/virtualcards/1001", sent);
    if (onUpdate) expect([updated.status, updated.body]).toEqual(refusal);
    else expect(updated.status).toBe(200);
  },
);

test.each([
  { id: "VC-E20", query: "filter=x", names: "filter" },
  { id: "VC-E21", query: "filter[team]=x", names: "filter[team]" },
  { id: "VC-E22", query: "filter[metadata.]=x", names: "filter[metadata.]" },
])("VC-76, $id: the list with $query is a 400 that names it", async ({ query, names }) => {
  const { bank } = await bankWithCard();
  const answer = await call(bank, "GET", `/v1/virtualcards?${query}`);
  expect([answer.status, answer.body]).toEqual([400, { error: expect.stringContaining(`'${names}'`) }]);
});

test.each([
  { id: "VC-E23", sent: {} },
  { id: "VC-E24", sent: { email: "ada" } },
])("VC-76, $id: an e-mail to $sent is a 400 that names email", async ({ sent }) => {
  const { bank } = await bankWithCard();
  const answer = await call(bank, "POST", "/v1/virtualcards/1001/email", sent);
  expect([answer.status, answer.body]).toEqual([400, { error: expect.stringContaining("'email'") }]);
  expect(bank.outbox.entries).toEqual([]);
});
