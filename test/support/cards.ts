import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "./bank.ts";
import { type Client, create, type Row, send } from "./call.ts";

/** The least that creates a virtual card. */
export const minimalCard = { total_card_amount: 10_000, valid_ending_on: "2026-12-31" } as const;

/** A bank with one virtual card, 1001, made from the minimal fields and `fields`. */
export async function bankWithCard(
  fields: Readonly<Record<string, unknown>> = {},
  options: BankOptions = {},
) {
  const bank = mondayBank(options);
  const card = await create(bank, "/v1/virtualcards", { ...minimalCard, ...fields });
  return { bank, card, cards: bank.simulate.virtualCards };
}

/** Calls with the admin key. */
export function callAsAdmin(client: Client, method: string, path: string, data?: unknown) {
  const headers = { Authorization: "Bearer admin_test_key", "Content-Type": "application/json" };
  return send(client, path, { method, headers, ...(data ? { body: JSON.stringify({ data }) } : {}) });
}

/** Calls with the client's key and a body whose `data` has something beside it. */
export function callWith(client: Client, method: string, path: string, body: unknown) {
  const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  return send(client, path, { method, headers, body: JSON.stringify(body) });
}

/** The same card as an answer shows it that was not asked for the number. */
export function withoutNumber(card: Row): Row {
  return { ...card, card_number: null };
}
