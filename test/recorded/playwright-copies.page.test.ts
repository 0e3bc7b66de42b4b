import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { ADMIN_KEY, CLIENT_KEY, send } from "../../fixtures/http-client.ts";
import { scenarios } from "../../fixtures/index.ts";
import { endpointsOf } from "../../playground/src/explorer/endpoints.ts";
import { prepare, sendExample } from "../../playground/src/explorer/prepare.ts";
import { opening } from "../../playground/src/opening/opening.ts";
import { createSend } from "../../playground/src/send.ts";
import { DEVELOPMENT } from "../../src/development.ts";
import { createBank } from "../../src/index.ts";
import { endpointsOf as contractEndpointsOf } from "../../src/openapi/endpoints.ts";
import { exampleOf, stateOf } from "../../src/openapi/example.ts";
import { refusalsOf, type Setting } from "../../src/openapi/refusals.ts";
import { requestInit, type SentCall } from "../../src/openapi/sent-call.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { REGISTRY } from "../../src/registry.ts";
import { chromiumLaunch } from "../../tooling/chromium.ts";
import { copied } from "../panel/support/replay.ts";

const ENDPOINTS = endpointsOf(REGISTRY, DEVELOPMENT);
const clock = { start: "2026-03-04T15:00:00Z", paused: true };
const root = fileURLToPath(new URL("../../", import.meta.url));

test("the copy for Playwright of each endpoint's example passes in Playwright, with rows and without (X253)", {
  timeout: 300_000,
}, async () => {
  const files: string[] = [];
  for (const scenario of [opening, scenarios.empty]) {
    const bank = createBank({ clock, record: true, scenario });
    await bank.ready;
    for (const endpoint of ENDPOINTS) {
      const send = createSend(bank);
      const state = stateOf(bank);
      await prepare(send, endpoint, state, ENDPOINTS);
      const key = endpoint.auth === "admin" ? ADMIN_KEY : CLIENT_KEY;
      await sendExample(send, endpoint, exampleOf(endpoint, state), key);
      files.push(await copiedTest(copied(bank), "playwright"));
    }
  }
  const output = await runInPlaywright(files);
  expect(output).toContain(`  ${2 * ENDPOINTS.length} passed`);
});

test("the copy for Playwright of each documented error passes in Playwright (X272)", {
  timeout: 300_000,
}, async () => {
  const keys = { client: CLIENT_KEY, admin: ADMIN_KEY };
  const own = createBank({ clock, record: true, scenario: opening });
  await own.ready;
  const files: string[] = [];
  for (const endpoint of contractEndpointsOf(REGISTRY, DEVELOPMENT, own.options)) {
    for (const refusal of refusalsOf(endpoint)) {
      // A test of one waits a minute, as the bank does.
      if (refusal.status === 408) continue;
      const bank = refusal.options ? createBank({ clock, record: true, ...refusal.options }) : own;
      const sent = (call: SentCall) => send(bank, call.path, requestInit(call, keys));
      const setting: Setting = {
        endpoints: contractEndpointsOf(REGISTRY, DEVELOPMENT, bank.options),
        state: stateOf(bank),
        send: async (call) => (await sent(call)).body,
      };
      await sent(await refusal.call(setting));
      files.push(await copiedTest(copied(bank), "playwright"));
    }
  }
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
        "sandbank/playwright": ["../../src/adapters/playwright/index.ts"],
        "sandbank/fixtures": ["../../fixtures/index.ts"],
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
