import type { PanelBank } from "./bank.ts";

/** The keys with which the panel calls a bank, and which stand in what it copies. */
export interface Keys {
  readonly client: string;
  readonly admin: string;
}

/** What a bank without `apiKeys` of its own takes (S3). */
const DEFAULT_KEYS: Keys = { client: "test_key", admin: "admin_test_key" };
const keys = new WeakMap<PanelBank, Keys>();

export function keysOf(bank: PanelBank): Keys {
  return keys.get(bank) ?? DEFAULT_KEYS;
}

export function keyFor({ client, admin }: Keys, path: string): string {
  return path.startsWith("/v1/admin/") ? admin : client;
}

/** Sets the keys for a bank; one that is left out keeps its default. */
export function setKeys(
  bank: PanelBank,
  given: { client?: string | undefined; admin?: string | undefined },
): void {
  keys.set(bank, {
    client: given.client ?? DEFAULT_KEYS.client,
    admin: given.admin ?? DEFAULT_KEYS.admin,
  });
}
