// Statements: X202.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";

const entry = (name: string) => JSON.stringify(`${inject("bundled")}${name}.js`);
const imports = `
import { createBank } from ${entry("index")};
import { start } from ${entry("node")};
import { serve } from ${entry("server")};
import { starter } from ${entry("fixtures")};
const clock = { start: "2026-03-02T15:00:00Z", paused: true };
const send = (bank, path, data) => bank.fetch(path, {
  method: "POST",
  headers: { Authorization: "Bearer test", "Content-Type": "application/json" },
  body: JSON.stringify({ data }),
});
async function payroll(bank) {
  const counterparty = { name: "Ada", routing_number: "790000006", account_number: "987654321", account_type: "checking" };
  await send(bank, "/v1/counterparties", counterparty);
  await send(bank, "/v1/counterparties", counterparty);
}
`;

/** Runs a script outside of any test. */
async function outputOf(script: string, env: Readonly<Record<string, string>> = {}) {
  const ran = promisify(execFile)(process.execPath, ["--input-type=module", "--eval", imports + script], {
    env: { PATH: process.env.PATH, ...env },
    cwd: new URL("../../..", import.meta.url),
  });
  const { stdout, stderr } = await ran;
  return { stdout, stderr };
}

const started = `
const bank = createBank({ baseUrl: "https://api.example.com", clock, scenario: payroll, suppliers: [], realCards: [] });
const { stop } = start(bank);
await bank.ready;
await stop();
`;

test("sandbank/node says where the bank answers, and with how many rows, on the standard error (X202)", async () => {
  expect(await outputOf(started)).toEqual({
    stdout: "",
    stderr:
      "[sandbank] answers https://api.example.com/v1 in this process: 2 counterparties (scenario payroll)\n",
  });
});

test("serve says its address, and a bank with nothing that it has no rows (X202)", async () => {
  const { stderr } = await outputOf(`
const server = await serve({ clock, suppliers: [], realCards: [] }, { port: 0 });
await server.close();
`);
  expect(stderr).toMatch(/^\[sandbank\] answers http:\/\/127\.0\.0\.1:\d+: no rows\n$/);
});

test("without a base url it says that any origin is answered, and a named scenario by its name (X202)", async () => {
  const { stderr } = await outputOf(`
const bank = createBank({ clock, scenarios: { friday: payroll }, scenario: payroll, suppliers: [], realCards: [] });
const { stop } = start(bank);
await bank.ready;
await stop();
`);
  expect(stderr).toBe(
    "[sandbank] answers /v1 of any origin in this process: 2 counterparties (scenario friday)\n",
  );
});

test("a scenario of sandbank/fixtures is said by the name that it is imported by (X202)", async () => {
  const { stderr } = await outputOf(`
const bank = createBank({ clock, scenario: starter });
const { stop } = start(bank);
await bank.ready;
await stop();
`);
  expect(stderr).toMatch(/ 6 counterparties, 14 ACH transfers, .+ \(scenario starter\)\n$/);
});

test.each([
  { NODE_ENV: "test" },
  { VITEST: "true" },
  { JEST_WORKER_ID: "1" },
  { NODE_TEST_CONTEXT: "child-v8" },
  { TEST_WORKER_INDEX: "0" },
])("in a test, with %j, it says nothing (X202)", async (env) => {
  expect(await outputOf(started, env)).toEqual({ stdout: "", stderr: "" });
});

test("with console: false it says nothing (X202)", async () => {
  const script = started.replace("clock,", "clock, console: false,");
  expect(await outputOf(script)).toEqual({ stdout: "", stderr: "" });
});
