// A bank behind the service worker, kept or not as the address says.

import { createBank } from "sandbank";
import { start } from "sandbank/browser";
import { indexedDb, persist } from "sandbank/persist";
import { call, fill, HEADERS, TRANSFER } from "../support/bank.ts";

const query = new URLSearchParams(location.search);
const bank = createBank({
  baseUrl: location.origin,
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
});
await Promise.all([
  start(bank, { url: "./mockServiceWorker.js" }),
  query.has("kept") && persist(bank, { name: "bench", store: indexedDb(), tabs: query.has("tabs") }),
]);

const now = () => performance.timeOrigin + performance.now();

const bench = {
  /** Fills the bank with transfers. */
  async fill(rows: number): Promise<void> {
    await call(bank, "POST", "/v1/ach", TRANSFER);
    await fill(bank, "achTransfers", rows);
  },
  /** Creates transfers through the worker. Returns what each took on average, milliseconds. */
  async post(count: number): Promise<number> {
    const begin = performance.now();
    for (let at = 0; at < count; at += 1) {
      const init = { method: "POST", headers: HEADERS, body: JSON.stringify({ data: TRANSFER }) };
      const response = await fetch("/v1/ach", init);
      await response.json();
      if (!response.ok) throw new Error(`The bank has answered ${response.status}.`);
    }
    return (performance.now() - begin) / count;
  },
  rows: () => bank.db.achTransfers.count(),
  /** Creates a transfer. Returns when it was answered, milliseconds since 1970. */
  async change(): Promise<number> {
    await call(bank, "POST", "/v1/ach", TRANSFER);
    return now();
  },
  /** Listens for the next change. `shown` says when it came, milliseconds since 1970. */
  watch(): void {
    this.shown = new Promise((resolve) => {
      const off = bank.on("change", () => {
        off();
        resolve(now());
      });
    });
  },
  shown: Promise.resolve(0),
};

declare global {
  interface Window {
    benchPersist: typeof bench;
  }
}

const first = await fetch("/v1/ach?page[limit]=10", { headers: HEADERS });
await first.json();
performance.mark("first-answer");
window.benchPersist = bench;
