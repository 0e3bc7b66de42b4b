import { type Bank, type BankOptions, createBank } from "../../src/index.ts";
import { MONDAY } from "../support/bank.ts";

/** The profiles under which each client runs. */
export const PROFILES = ["documents", "observed"] as const;
export type Profile = (typeof PROFILES)[number];

export const BASE = "https://api.bank.example";

/** A bank of a profile, its clock paused on a Monday afternoon. */
export function bankOf(profile: Profile, options: BankOptions = {}): Bank {
  return createBank({ baseUrl: BASE, clock: { start: MONDAY, paused: true }, profile, ...options });
}

/** Status and body of an answer; of an answer without a body the status alone. */
export async function read(answer: Promise<Response>): Promise<readonly unknown[]> {
  const { status, text } = await answer.then(async (got) => ({ status: got.status, text: await got.text() }));
  return text === "" ? [status] : [status, JSON.parse(text)];
}

/** What the data of an answer has of these fields. */
export function pick(answer: readonly unknown[], ...fields: readonly string[]): readonly unknown[] {
  const [status, body] = answer;
  const { data } = body as { readonly data?: Readonly<Record<string, unknown>> };
  if (!data) return answer;
  return [
    status,
    Object.fromEntries(fields.flatMap((field) => (field in data ? [[field, data[field]]] : []))),
  ];
}
