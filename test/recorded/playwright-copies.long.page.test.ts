import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, inject, test } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { createBank } from "../../src/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { chromiumLaunch } from "../../tooling/chromium.ts";
import { copied } from "../panel/support/replay.ts";
import { clock, ENDPOINTS, exampleIn, sendRefused } from "./support/calls.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("the copy for Playwright of each endpoint's example passes in Playwright, with rows and without (X253)", {
  timeout: 300_000,
}, async () => {
  const files: string[] = [];
  for (const scenario of [opening, scenarios.empty]) {
    const bank = createBank({ clock, record: true, scenario });
    for (const endpoint of ENDPOINTS) {
      const sendExample = await exampleIn(bank, endpoint);
      await sendExample();
      files.push(await copiedTest(copied(bank), "playwright"));
    }
  }
  const output = await runInPlaywright(files);
  expect(output).toContain(`  ${2 * ENDPOINTS.length} passed`);
});

test("the copy for Playwright of each documented error passes in Playwright (X272)", {
  timeout: 300_000,
}, async () => {
  const files: string[] = [];
  await sendRefused(async (bank) => files.push(await copiedTest(copied(bank), "playwright")));
  const output = await runInPlaywright(files);
  expect(output).toContain(`  ${files.length} passed`);
});

/** Runs files as they are with Playwright's own runner, in one worker; returns what it prints. */
async function runInPlaywright(files: readonly string[]): Promise<string> {
  mkdirSync(join(root, ".cache"), { recursive: true });
  const folder = mkdtempSync(join(root, ".cache/playwright-copies-"));
  try {
    for (const [at, text] of files.entries()) writeFileSync(join(folder, `copy${at}.spec.ts`), text);
    const config = {
      testDir: ".",
      workers: 1,
      outputDir: "results",
      use: { launchOptions: chromiumLaunch() },
    };
    writeFileSync(join(folder, "playwright.config.ts"), `export default ${JSON.stringify(config)};\n`);
    const compilerOptions = {
      paths: {
        // Playwright would compile each of the hundreds of sources, in each of its processes.
        "sandbank/playwright": [fileURLToPath(new URL("playwright.js", inject("bundled")))],
        "sandbank/fixtures": [fileURLToPath(new URL("fixtures.js", inject("bundled")))],
      },
    };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions }));
    const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, FORCE_COLOR, ...inherited } = process.env;
    const child = spawn(
      process.execPath,
      [join(root, "node_modules/@playwright/test/cli.js"), "test", "--reporter=line"],
      { cwd: folder, env: { ...inherited, NO_COLOR: "1" } },
    );
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => {
        output += text;
      });
    }
    await once(child, "close");
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
