// A bank behind the service worker, kept or not as the address says.

import { start } from "../../src/adapters/browser/index.ts";
import { indexedDb, persist } from "../../src/adapters/persist/index.ts";
import { createBank } from "../../src/index.ts";
import { call, fill } from "../support.ts";

const TRANSFER = {
  account_number: "4000000011",
  amount: 100,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "12345678",
  receiver_account_type: "checking",
  receiver_name: "Ada Park",
  receiver_routing_number: "021000021",
};

const query = new URLSearchParams(location.search);
const bank = createBank({
  baseUrl: location.origin,
  clock: { start: "2026-03-02T15:00:00Z", paused: true },
});
await Promise.all([
  start(bank, { url: "./mockServiceWorker.js" }),
  query.has("kept") && persist(bank, { name: "bench", store: indexedDb(), tabs: query.has("tabs") }),
]);

async function post(): Promise<void> {
  const response = await fetch("/v1/ach", {
    method: "POST",
    headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
    body: JSON.stringify({ data: TRANSFER }),
  });
  await response.json();
  if (!response.ok) throw new Error(`The bank has answered ${response.status}.`);
}

const page = {
  /** Fills the bank with transfers. */
  async fill(rows: number): Promise<void> {
    await call(bank, "POST", "/v1/ach", TRANSFER);
    await fill(bank, "achTransfers", rows);
  },
  /** Creates transfers through the worker. Returns how long each took, milliseconds. */
  async post(count: number): Promise<number[]> {
    const times: number[] = [];
    for (let at = 0; at < count; at += 1) {
      const begin = performance.now();
      await post();
      times.push(performance.now() - begin);
    }
    return times;
  },
  rows: () => bank.db.achTransfers.count(),
  /** When the first request after the page's navigation was answered, milliseconds after it. */
  firstAnswer: 0,
};

declare global {
  interface Window {
    benchPage: typeof page;
  }
}

const first = await fetch("/v1/ach?page[limit]=10", { headers: { Authorization: "Bearer test" } });
await first.json();
page.firstAnswer = performance.now();
window.benchPage = page;
