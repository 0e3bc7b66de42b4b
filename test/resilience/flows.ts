// Clients of the bank as teams write them, from careless to careful.

import type { Bank } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";

const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };

/** What a client calls. */
export type Client = Pick<Bank, "fetch">;

/** A bill that is to be paid once; `reference` is the team's own. */
export interface Bill {
  readonly amount: number;
  readonly reference: string;
}

export const BILLS: readonly Bill[] = [
  { amount: 12_500, reference: "bill-1" },
  { amount: 9_900, reference: "bill-2" },
];

/** How long these clients wait for an answer, in milliseconds. */
const TIMEOUT = 200;

async function send(
  bank: Client,
  method: string,
  path: string,
  data?: object,
  timeout: number | null = TIMEOUT,
) {
  const response = await bank.fetch(path, {
    method,
    headers,
    signal: timeout === null ? null : AbortSignal.timeout(timeout),
    ...(data ? { body: JSON.stringify({ data }) } : {}),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error);
  return answer.data;
}

/** Pays a bill, and gives up when no answer arrives in time; null is no timeout. */
export function pay(bank: Client, { amount, reference }: Bill, timeout: number | null = TIMEOUT, also = {}) {
  const data = { ...minimalTransfer, amount, metadata: { reference }, ...also };
  return send(bank, "POST", "/v1/ach", data, timeout);
}

/** Pays a bill, and does so again when no answer arrives. */
export function payBlindly(bank: Client, bill: Bill) {
  return pay(bank, bill).catch(() => pay(bank, bill));
}

/** Pays a bill, and when no answer arrives looks whether the bank has it before it pays again. */
export async function payCarefully(bank: Client, bill: Bill): Promise<void> {
  try {
    await pay(bank, bill);
  } catch {
    if ((await transfersOf(bank, bill)).length === 0) await pay(bank, bill);
  }
}

/** The same, and cancels what the network has delivered twice. */
export async function payAndReconcile(bank: Client, bill: Bill): Promise<void> {
  await payCarefully(bank, bill);
  const [, ...others] = await transfersOf(bank, bill);
  for (const id of others) await send(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" });
}

/** The ids of the transfers that pay a bill. */
async function transfersOf(bank: Client, { reference }: Bill): Promise<string[]> {
  const references: { id: string }[] = await send(bank, "GET", "/v1/ach");
  const transfers = await Promise.all(references.map(({ id }) => send(bank, "GET", `/v1/ach/${id}`)));
  return transfers.filter(({ metadata }) => metadata.reference === reference).map(({ id }) => id);
}

/** A flow that pays the bills one after the other. */
export function payingWith(payOne: (bank: Client, bill: Bill) => Promise<unknown>) {
  return async (bank: Client) => {
    for (const bill of BILLS) await payOne(bank, bill);
  };
}
