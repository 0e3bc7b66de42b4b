import { mkdtempSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { command, work } from "../support/places.ts";
import { run } from "../support/process.ts";
import type { Worlds } from "./worlds.ts";

/** Worlds of `npx sandbank --isolate`, in memory or in files. */
export async function nodeWorlds(name: string, { isKept }: { readonly isKept: boolean }): Promise<Worlds> {
  const folder = mkdtempSync(join(work, "worlds-"));
  const flags = ["--isolate", "--start", "2026-03-02T15:00:00Z", "--paused", "--limit", "1000"];
  const state = isKept ? ["--state", `${folder}/`] : [];
  const start = () =>
    run({
      args: (port) => [command, "--port", String(port), "--quiet", ...flags, ...state],
      path: "/v1",
      cwd: work,
    });
  let running = await start();
  return {
    name,
    get url() {
      return running.url;
    },
    control: {},
    make: async () => undefined,
    async restart() {
      await running.stop();
      running = await start();
    },
    stored: async (world) => statSync(join(folder, `world-${world}.json`)).size,
    async stop() {
      await running.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
