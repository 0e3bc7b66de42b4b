import { expect } from "vitest";
import { ADMIN_KEY, request } from "../../fixtures/http-client.ts";
import type { BankOptions } from "../../src/index.ts";
import { mondayBank } from "./bank.ts";
import { type Client, create, type Row } from "./call.ts";
import { refusal } from "./refusal.ts";

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
  return request(client, method, path, { key: ADMIN_KEY, data });
}

/** Calls with a client's key and a body that has more fields than `data`. */
export function callWith(client: Client, method: string, path: string, body: unknown) {
  return request(client, method, path, { body });
}

/** The same card as a response shows it when the request did not ask for the number. */
export function withoutNumber(card: Row): Row {
  return { ...card, card_number: null };
}

type Fields = Readonly<Record<string, unknown>>;

/** Creates with the minimal fields and `fields`, which must be refused with a 400; returns the error. */
export async function refusedCreate(fields: Fields, options: BankOptions = {}): Promise<string> {
  return textOf(
    await refusal(mondayBank(options), "POST", "/v1/virtualcards", { ...minimalCard, ...fields }),
  );
}

/** Updates a card that was created with `card`, which must be refused with a 400; returns the error. */
export async function refusedUpdate(fields: Fields, card: Fields = {}, options: BankOptions = {}) {
  const { bank } = await bankWithCard(card, options);
  return textOf(await refusal(bank, "PATCH", "/v1/virtualcards/1001", fields));
}

/** Expects that a create and an update with `fields` are refused with the same error. */
export async function expectRefused(fields: Fields, error: string): Promise<void> {
  expect(await refusedCreate(fields)).toBe(error);
  expect(await refusedUpdate(fields)).toBe(error);
}

function textOf([status, error]: [status: number, error: string]): string {
  expect(status).toBe(400);
  return error;
}
