import { createRequire } from "node:module";
import { join } from "node:path";
import type { Express } from "express";
import options from "./bank.ts";

/** Lets a bank answer the requests of this server, and those of its pages. */
export function mountMocks(app: Express): void {
  // Not bundled: msw reads a file beside its own.
  const load = createRequire(join(process.cwd(), "package.json"));
  const { createBank }: typeof import("sandbank") = load("sandbank");
  const { nodeHandler, start }: typeof import("sandbank/ssr") = load("sandbank/ssr");
  start(createBank(options));
  app.use("/sandbank", nodeHandler);
}
