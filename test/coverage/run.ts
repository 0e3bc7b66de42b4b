import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { CoverageOptions } from "../../src/adapters/coverage/index.ts";

/** The commands of the runners, run by the Node that runs this test. */
const commands = {
  vitest: ["node_modules/vitest/vitest.mjs", "run"],
  playwright: ["node_modules/@playwright/test/cli.js", "test"],
} as const;

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Runs the project of a runner in a process of its own, with the reporter's options. */
export async function run(
  runner: keyof typeof commands,
  options: CoverageOptions,
  ...flags: readonly string[]
) {
  const folder = mkdtempSync(join(tmpdir(), "sandbank-coverage-run-"));
  const file = join(folder, "coverage.json");
  try {
    const [script, ...given] = commands[runner];
    const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, FORCE_COLOR, ...inherited } = process.env;
    const env = { ...inherited, NO_COLOR: "1", COVERAGE_OPTIONS: JSON.stringify({ file, ...options }) };
    const child = spawn(process.execPath, [join(root, script), ...given, ...flags], {
      cwd: fileURLToPath(new URL(`projects/${runner}/`, import.meta.url)),
      env,
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
      });
    }
    const [code] = await once(child, "close");
    return {
      code,
      output,
      kinds: existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).kinds : undefined,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
