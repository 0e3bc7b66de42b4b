import { ADMIN_KEY, CLIENT_KEY, type CopyForm, copiedAs } from "sandbank/internal";
import type { Exchange } from "./exchange.ts";

/** What a call can be written down as, and what that is called. */
export const COPIES: readonly (readonly [form: CopyForm, label: string])[] = [
  ["fetch", "fetch"],
  ["curl", "curl"],
  ["openapiFetch", "openapi-fetch"],
  ["vitest", "test"],
];

/** A call that a bank has logged, as code. */
export async function copyOf({ bank, entry }: Exchange, form: CopyForm): Promise<string> {
  if (!entry) return "";
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  return copiedAs(form, { bank, entry, keys, log: bank.log.entries });
}
