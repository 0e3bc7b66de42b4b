import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { installApart } from "../../tooling/install-apart.ts";
import { work } from "../support/places.ts";
import type { Worlds } from "./worlds.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));

/** The part of miniflare in use; it has a lock file of its own and is unknown to the repository's types. */
interface Miniflare {
  readonly ready: Promise<URL>;
  dispose(): Promise<void>;
}

const KEY = "the-key-of-the-benches";

/**
 * Worlds in Cloudflare's own runtime, with their storage on this machine's disk.
 *
 * @param module the worker's module in this folder
 * @param isBank whether it is one of `sandbank/cloudflare`, whose worlds have to be made
 */
export async function miniflareWorlds(
  name: string,
  { module, isBank }: { readonly module: string; readonly isBank: boolean },
): Promise<Worlds> {
  installApart(folder);
  const entry = createRequire(join(folder, "package.json")).resolve("miniflare");
  const { Miniflare }: { Miniflare: new (options: object) => Miniflare } = await import(
    pathToFileURL(entry).href
  );
  const storage = mkdtempSync(join(work, "objects-"));
  const script = await bundled(join(folder, module));
  const start = () =>
    new Miniflare({
      modules: [{ type: "ESModule", path: "worker.js", contents: script }],
      compatibilityDate: "2026-07-01",
      durableObjects: { WORLDS: { className: "World", useSQLite: true } },
      durableObjectsPersist: storage,
      bindings: { SANDBANK_CONTROL_KEY: KEY, SANDBANK_WORLDS_KEY: KEY },
    });
  let running = start();
  let { origin } = await running.ready;
  const control = { "x-sandbank-key": KEY };
  return {
    name,
    get url() {
      return origin;
    },
    control,
    async make(world) {
      if (!isBank) return;
      const { status } = await fetch(`${origin}/_worlds/${world}`, { method: "PUT", headers: control });
      if (status !== 201) throw new Error(`The world ${world} was not made: ${status}.`);
    },
    async restart() {
      await running.dispose();
      running = start();
      ({ origin } = await running.ready);
    },
    async stored(world) {
      const answer = await fetch(`${origin}/_worlds/${world}`, { headers: control });
      const { bytes } = (await answer.json()) as { bytes: number };
      return bytes;
    },
    async stop() {
      await running.dispose();
      rmSync(storage, { recursive: true, force: true });
    },
  };
}

/** The worker in one file, made of the built package as a project makes it. */
async function bundled(input: string): Promise<string> {
  const bundle = await rolldown({ input, platform: "browser" });
  const { output } = await bundle.generate({ format: "esm", codeSplitting: false });
  return output[0].code;
}
