import { type Bank, type BankOptions, createBank } from "sandbank";

/** The base url of the banks in benches. */
export const BASE_URL = "https://bank.example";

/** What requests carry. */
export const HEADERS = { Authorization: "Bearer test_key", "Content-Type": "application/json" };

/** The body of a transfer that every bank takes. */
export const TRANSFER = {
  account_number: "1234567890",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "987654321",
  receiver_account_type: "checking",
  receiver_name: "Ada Park",
  receiver_routing_number: "790000006",
};

/** The body of an address that every bank takes. */
export const ADDRESS = { street_line1: "1 Main Street", city: "Springfield", country: "US" };

/** Gives the next whole number with each call. */
export function counter(first: number): () => number {
  let next = first - 1;
  return () => {
    next += 1;
    return next;
  };
}

/** A bank with a paused clock. */
export function benchBank(options: BankOptions = {}): Bank {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  return createBank({ baseUrl: BASE_URL, clock, ...options });
}

/** A bank with `count` transfers, the first with the id 1001. */
export async function bankWithTransfers(count: number, options: BankOptions = {}): Promise<Bank> {
  const bank = benchBank(options);
  await call(bank, "POST", "/v1/ach", TRANSFER);
  await fill(bank, "achTransfers", count);
  return bank;
}

/**
 * Calls a bank and returns the body of the response, null when it has none. Rejects when the status is not the expected one, by default any of
 * success, so that no bench of successes measures refusals.
 */
export async function call<Body>(
  bank: Pick<Bank, "fetch">,
  method: string,
  path: string,
  data?: unknown,
  expected?: number,
): Promise<Body> {
  const body = data === undefined || data instanceof FormData ? data : JSON.stringify({ data });
  const headers = data instanceof FormData ? { Authorization: HEADERS.Authorization } : HEADERS;
  const response = await bank.fetch(path, { method, headers, ...(body !== undefined && { body }) });
  const text = await response.text();
  const isExpected = expected === undefined ? response.ok : response.status === expected;
  if (!isExpected) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return JSON.parse(text || "null");
}

/**
 * Fills one collection of a bank with `count` copies of its first row and of its timer, through a snapshot; `vary`
 * returns what a copy has that no other has.
 */
export async function fill(
  bank: Bank,
  collection: string,
  count: number,
  vary: (at: number) => object = () => ({}),
): Promise<void> {
  const snapshot = bank.snapshot();
  const table = snapshot.tables[collection];
  const model = table?.rows[0];
  if (!table || !model) throw new Error(`Create one row of ${collection} before filling it.`);
  const first = Number(model.row.id);
  const rows = Array.from({ length: count }, (_, at) => {
    const copy = copyOf(model, first + at);
    return { ...copy, row: { ...copy.row, ...vary(at) } };
  });
  const timers = snapshot.timers.flatMap((timer) =>
    timer.kind === collection ? rows.map((_, at) => ({ ...timer, id: first + at })) : [timer],
  );
  const tables = { ...snapshot.tables, [collection]: { next: first + count, rows } };
  await bank.restore({ ...snapshot, timers, tables });
}

/** A copy of a row under another id, in its url too. */
function copyOf<Saved extends { readonly row: { readonly id: string | number } }>(
  saved: Saved,
  key: number,
): Saved {
  const id = typeof saved.row.id === "string" ? String(key) : key;
  const url = "url" in saved.row ? { url: String(saved.row.url).replace(/[0-9]+$/, String(key)) } : {};
  return { ...saved, row: { ...saved.row, id, ...url } };
}
