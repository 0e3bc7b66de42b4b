import type { PanelBank } from "../../code/bank.ts";

/** Sends a request to a bank, signed where the bank checks signatures. */
export async function fetchSigned(
  bank: PanelBank,
  path: string,
  init: Omit<RequestInit, "headers"> & { readonly headers: Readonly<Record<string, string>> },
): Promise<Response> {
  if (!bank.options?.signatures?.check) return bank.fetch(path, init);
  const { signedFor } = await import("../../signing.ts");
  return bank.fetch(path, await signedFor(bank, path, init));
}
