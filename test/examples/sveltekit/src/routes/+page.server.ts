import { listNames } from "../lib/payments.ts";

/** Runs on the server. */
export async function load() {
  return { names: await listNames() };
}
