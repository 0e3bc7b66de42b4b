import { ADMIN_KEY, asCurl, asFetch, asTest, CLIENT_KEY } from "sandbank/internal";
import type { Exchange } from "./exchange.ts";

/** What a call can be written down as. */
export const COPIES = [
  ["fetch", asFetch],
  ["curl", asCurl],
  ["test", asTest],
] as const;

export type CopyName = (typeof COPIES)[number][0];

/** A call that a bank has logged, as code. */
export async function copyOf({ bank, entry }: Exchange, name: CopyName): Promise<string> {
  const [, write] = COPIES.find(([one]) => one === name) ?? COPIES[0];
  if (!entry) return "";
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  return write({ bank, entry, keys, log: bank.log.entries });
}
