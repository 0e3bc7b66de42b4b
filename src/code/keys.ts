import type { LogEntry } from "../index.ts";
import type { PanelBank } from "./bank.ts";

/** The keys with which the panel calls a bank, and which stand in what it copies. */
export interface Keys {
  readonly client: string;
  readonly admin: string;
}

/** What a bank without `apiKeys` of its own takes (S3). */
export const DEFAULT_KEYS: Keys = { client: "test_key", admin: "admin_test_key" };
const keys = new WeakMap<PanelBank, Keys>();

export function keysOf(bank: PanelBank): Keys {
  return keys.get(bank) ?? DEFAULT_KEYS;
}

/** How a request carries its key. */
export interface Carried {
  readonly whose: keyof Keys;
  readonly header: string;
  /** The header with a key. */
  with(key: string): string;
}

/** How a request carries its key, as its operation says; undefined for one that asks for none. */
export function carriedBy(
  { resources }: Pick<PanelBank, "resources">,
  { operation, path }: Pick<LogEntry, "operation" | "path">,
): Carried | undefined {
  const all = Object.values(resources);
  const named = (one: { readonly operation: string }) => one.operation === operation;
  const resource = all.find(({ operations }) => operations.some(named));
  const auth = resource?.operations.find(named)?.auth;
  // Not that of the engine: its chunk is one that no panel loads first.
  const { header, before } = (resource ?? all[0])?.credential ?? {
    header: "Authorization",
    before: "Bearer ",
  };
  if (auth === "none") return undefined;
  const isAdmin = auth === "admin" || (auth !== "client" && path.startsWith("/v1/admin/"));
  return { whose: isAdmin ? "admin" : "client", header, with: (key) => before + key };
}

/** The header with the key of a request; none for one that asks for none. */
export function keyHeader(
  bank: Pick<PanelBank, "resources">,
  entry: Pick<LogEntry, "operation" | "path">,
  keys: Keys,
): Readonly<Record<string, string>> {
  const carried = carriedBy(bank, entry);
  return carried ? { [carried.header]: carried.with(keys[carried.whose]) } : {};
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
