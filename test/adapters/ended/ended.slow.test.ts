// Statements: X193.

import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

test("a bank whose test has ended is collected, and its address still leads to no network (X193)", async () => {
  const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.resolve("vitest/package.json")));
  const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [
    vitest,
    "run",
    "--config",
    config,
    "--no-color",
  ]);
  expect(stdout).toMatch(/Tests\s+32 passed \(32\)/);
});
