import { createRequire } from "node:module";
import { join } from "node:path";
import type { Express } from "express";
import type { Bank } from "sandbank";
import options from "./bank.ts";

/** The bank outlasts the edits after which this module is loaded again. */
const kept = globalThis as { bank?: Bank };

/** Lets a bank answer the requests of this server, and those of its pages. */
export function mountMocks(app: Express): void {
  // Not bundled: msw reads a file beside its own.
  const load = createRequire(join(process.cwd(), "package.json"));
  const { createBank }: typeof import("sandbank") = load("sandbank");
  const { nodeHandler, start }: typeof import("sandbank/ssr") = load("sandbank/ssr");
  kept.bank ??= createBank(options);
  start(kept.bank);
  app.use("/sandbank", nodeHandler);
}
