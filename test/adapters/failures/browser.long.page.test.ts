// Statements: X142.

import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readFailure } from "../../../src/adapters/shared/failure/read.ts";

const here = fileURLToPath(new URL("browser/", import.meta.url));
afterAll(() => rmSync(join(here, "test-results"), { recursive: true, force: true }));

test("in browser mode the bank of a test that fails is a file below the root, too", async () => {
  const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.resolve("vitest/package.json")));
  const args = [vitest, "run", "--config", "vitest.config.ts"];
  const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, FORCE_COLOR, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: "1" };
  // Its exit code is 1, because the test fails.
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: here, env }, (_, out, err) => resolve(out + err)),
  );
  const [, path = ""] = /npx sandbank open (\S+)/.exec(output) ?? [];
  expect(path).toMatch(/^test-results\/a-transfer-of-a-page--?[\d_]+\/bank\.json$/);
  expect(readFailure(readFileSync(join(here, path), "utf8"))).toMatchObject({
    test: { runner: "vitest", name: "a transfer of a page", file: "browser.cases.ts", attempt: 1 },
    errors: [{ message: "expected 1 to be +0 // Object.is equality", location: null }],
    step: { request: 1, calls: 1 },
  });
}, 120_000);
