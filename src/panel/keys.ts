import type { Bank } from "../index.ts";

/** The keys with which the panel calls a bank, and which stand in what it copies. */
export interface Keys {
  readonly client: string;
  readonly admin: string;
}

/** What a bank without `apiKeys` of its own takes (S3). */
const DEFAULT_KEYS: Keys = { client: "test_key", admin: "admin_test_key" };
const keys = new WeakMap<Bank, Keys>();

/** The keys for a bank. */
export function keysOf(bank: Bank): Keys {
  return keys.get(bank) ?? DEFAULT_KEYS;
}

/** Sets the keys for a bank; one that is left out keeps its default. */
export function setKeys(
  bank: Bank,
  given: { client?: string | undefined; admin?: string | undefined },
): void {
  keys.set(bank, {
    client: given.client ?? DEFAULT_KEYS.client,
    admin: given.admin ?? DEFAULT_KEYS.admin,
  });
}
