import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Serving, serve } from "../src/adapters/server/index.ts";
import { call, fill } from "./support.ts";

const transfer = {
  account_number: "4000000011",
  amount: 12_500,
  direction: "credit",
  sec_code: "ppd",
  receiver_account_number: "12345678",
  receiver_account_type: "checking",
  receiver_name: "Ada Lovelace",
  receiver_routing_number: "021000021",
};
const SIZES = [100, 10_000] as const;
const ROUNDS = 400;

/** Compares a POST over HTTP with and without a state file, side by side. */
export async function benchState(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-bench-"));
  const rows: Record<string, object> = {};
  for (const size of SIZES) {
    const plain = await serverOf(size, {});
    const kept = await serverOf(size, { state: join(folder, `${size}.json`) });
    const times: Record<"plain" | "kept", number[]> = { plain: [], kept: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.plain.push(await timeOf(plain));
      times.kept.push(await timeOf(kept));
    }
    await Promise.all([plain.close(), kept.close()]);
    const [without, withState] = [median(times.plain), median(times.kept)];
    rows[`${size} rows`] = {
      "without (µs)": without.toFixed(0),
      "with --state (µs)": withState.toFixed(0),
      ratio: `${(withState / without).toFixed(2)}×`,
    };
  }
  rmSync(folder, { recursive: true, force: true });
  console.log("\nPOST /v1/ach over HTTP, with and without a state file");
  console.table(rows);
}

async function serverOf(size: number, options: { readonly state?: string }): Promise<Serving> {
  const clock = { start: "2026-03-02T15:00:00Z", paused: true };
  const server = await serve({ clock }, { port: 0, ...options });
  await call(server.bank, "POST", "/v1/ach", transfer);
  await fill(server.bank, "achTransfers", size);
  for (let count = 0; count < 100; count += 1) await post(server);
  return server;
}

/** Microseconds for one request. */
async function timeOf(server: Serving): Promise<number> {
  const start = performance.now();
  await post(server);
  return (performance.now() - start) * 1000;
}

async function post({ url }: Serving): Promise<void> {
  const headers = { Authorization: "Bearer test_key", "Content-Type": "application/json" };
  const body = JSON.stringify({ data: transfer });
  const response = await fetch(`${url}/v1/ach`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`A transfer was refused: ${await response.text()}`);
  await response.text();
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] as number;
}
