import { getResponse, HttpResponse, http } from "msw";
import { requestOrThrow } from "../fixtures/http-client.ts";
import { type Bank, type BankOptions, createBank } from "../src/index.ts";

/** Table sizes at which growth is shown. */
export const SIZES = [100, 10_000, 100_000] as const;

/** The base url of the banks in benches. */
export const BASE_URL = "https://bank.example";

/** The median time of one call, in microseconds: `rounds` batches of `batch` calls after a warm-up. */
export async function microseconds(work: () => Promise<unknown>, rounds = 30, batch = 40): Promise<number> {
  for (let call = 0; call < batch * 5; call += 1) await work();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    for (let call = 0; call < batch; call += 1) await work();
    times.push(((performance.now() - start) * 1000) / batch);
  }
  times.sort((one, other) => one - other);
  return times[Math.floor(times.length / 2)] as number;
}

/** The baseline of all comparisons: one MSW handler that answers a static JSON, called through `getResponse`. */
export function bareHandler(body: object): () => Promise<unknown> {
  const handlers = [http.get(`${BASE_URL}/static`, () => HttpResponse.json(body))];
  return async () => (await getResponse(handlers, new Request(`${BASE_URL}/static`)))?.json();
}

/** A bank with a paused clock. */
export function benchBank(options: BankOptions = {}): Bank {
  return createBank({
    baseUrl: BASE_URL,
    clock: { start: "2026-03-02T15:00:00Z", paused: true },
    ...options,
  });
}

/** Calls a bank and returns the body of the response. Rejects when the call is refused, so that no bench measures a refusal. */
export function call<Body>(bank: Bank, method: string, path: string, data?: object): Promise<Body> {
  return requestOrThrow(bank, method, path, { data });
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

/** Prints a table of times by size, with the ratio to the baseline and the growth from the smallest size to the largest. */
export function report(title: string, baseline: number, rows: ReadonlyMap<string, readonly number[]>): void {
  console.log(`\n${title} (µs; bare MSW handler with a static JSON: ${baseline.toFixed(1)} µs)`);
  console.table(
    Object.fromEntries(
      [...rows].map(([name, times]) => [
        name,
        {
          ...Object.fromEntries(SIZES.map((size, at) => [`${size} rows`, times[at]?.toFixed(1)])),
          "to bare": `${((times[0] as number) / baseline).toFixed(2)}×`,
          growth: `${((times.at(-1) as number) / (times[0] as number)).toFixed(2)}×`,
        },
      ]),
    ),
  );
}
