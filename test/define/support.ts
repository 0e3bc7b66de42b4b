import type { BankOptions } from "../../src/index.ts";

export const START = "2026-03-02T15:00:00.000Z";

/** The options of a bank whose time stands still. */
export const STILL = {
  baseUrl: "https://app.test",
  clock: { start: START, paused: true },
} as const satisfies BankOptions;

/** Sends JSON without a key; returns the status and the parsed body. */
export async function send(
  bank: { readonly fetch: (path: string, init?: RequestInit) => Promise<Response> },
  method: string,
  path: string,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { "content-type": "application/json" };
  const init = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  const response = await bank.fetch(path, init);
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
}
