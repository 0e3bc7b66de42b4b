import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AIMS, type Aim } from "./support/aims.ts";
import { bankWithTransfers, call, HEADERS, TRANSFER } from "./support/bank.ts";
import { type Sent, underLoad } from "./support/load.ts";
import { command, work } from "./support/places.ts";
import { type Running, run as start } from "./support/process.ts";
import { compare } from "./support/show.ts";

const LIST = "/v1/ach?page[limit]=10";
const REQUESTS = {
  "GET of a list": { method: "GET", path: LIST, headers: HEADERS, status: 200 },
  POST: {
    method: "POST",
    path: "/v1/ach",
    headers: HEADERS,
    body: JSON.stringify({ data: TRANSFER }),
    status: 200,
  },
} as const satisfies Readonly<Record<string, Sent>>;

const SERVERS = {
  floor: { args: (port: number) => [bare, texts, String(port)], note: "node:http alone, with the same body" },
  sandbank: { args: commandOn },
  "sandbank --state": { args: (port: number) => [...commandOn(port), "--state", join(states, "bank.json")] },
} as const;

const bare = fileURLToPath(new URL("contenders/bare-http.mjs", import.meta.url));
const texts = join(work, "texts.json");
const states = mkdtempSync(join(tmpdir(), "sandbank-bench-"));

/** What a request costs the command under load, beside a plain server: 20 connections that stay open. */
export async function run(): Promise<void> {
  const bank = await bankWithTransfers(10);
  const [list, made] = [await call(bank, "GET", LIST), await call(bank, "POST", "/v1/ach", TRANSFER)];
  writeFileSync(texts, JSON.stringify({ GET: JSON.stringify(list), POST: JSON.stringify(made) }));
  const running = new Map<string, Running>();
  for (const [name, { args }] of Object.entries(SERVERS))
    running.set(name, await start({ args, path: LIST, cwd: work }));
  const aims: Readonly<Record<keyof typeof REQUESTS, Readonly<Record<string, Aim>>>> = {
    POST: { sandbank: AIMS.serverPost, "sandbank --state": AIMS.serverPostWithState },
    "GET of a list": { sandbank: AIMS.serverList },
  };
  // The rows of the first are those that the second lists.
  for (const title of ["POST", "GET of a list"] as const) {
    const contenders = Object.entries(SERVERS).map(([name, server]) => ({
      name,
      ...("note" in server && { note: server.note }),
      ...(aims[title][name] && { aim: aims[title][name] }),
      measure: underLoad(running.get(name)?.url ?? "", REQUESTS[title], { connections: 20, each: 25 }),
    }));
    await compare(`${title}, 20 connections`, contenders, { unit: "µs", rounds: 40, warmUps: 10 });
  }
  for (const { stop } of running.values()) await stop();
  rmSync(states, { recursive: true, force: true });
}

function commandOn(port: number): string[] {
  return [command, "--quiet", "--port", String(port)];
}
