// Statements: X202.

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, inject, test } from "vitest";

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

const started = `
const bank = createBank({ baseUrl: "https://api.example.com", clock, scenario: payroll, suppliers: [], realCards: [] });
const { stop } = start(bank);
await bank.ready;
await stop();
`;

const INSIDE_TESTS = [
  { NODE_ENV: "test" },
  { VITEST: "true" },
  { JEST_WORKER_ID: "1" },
  { NODE_TEST_CONTEXT: "child-v8" },
  { TEST_WORKER_INDEX: "0" },
];

interface Script {
  readonly code: string;
  readonly env?: Readonly<Record<string, string>>;
}

const scripts: Readonly<Record<string, Script>> = {
  node: { code: started },
  served: {
    code: `
const server = await serve({ clock, suppliers: [], realCards: [] }, { port: 0 });
await server.close();
`,
  },
  "no base url": {
    code: `
const bank = createBank({ clock, scenarios: { friday: payroll }, scenario: payroll, suppliers: [], realCards: [] });
const { stop } = start(bank);
await bank.ready;
await stop();
`,
  },
  starter: {
    code: `
const bank = createBank({ clock, scenario: starter });
const { stop } = start(bank);
await bank.ready;
await stop();
`,
  },
  ...Object.fromEntries(INSIDE_TESTS.map((env) => [JSON.stringify(env), { code: started, env }])),
  "console: false": { code: started.replace("clock,", "clock, console: false,") },
  // Nothing of the others keeps a bank from saying it.
  "node again": { code: started },
};

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs scripts outside of any test, one after the other in one process; what each wrote, by its name. */
async function outputsOf(given: typeof scripts): Promise<Readonly<Record<string, Output>>> {
  const code = Object.values(given).map(
    ({ code, env = {} }) => `
Object.assign(process.env, ${JSON.stringify(env)});
{${code}}
for (const name of ${JSON.stringify(Object.keys(env))}) delete process.env[name];
process.stdout.write("\\0");
process.stderr.write("\\0");
`,
  );
  const ran = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", imports + code.join("")],
    { env: { PATH: process.env.PATH }, cwd: new URL("../../..", import.meta.url) },
  );
  const [stdout, stderr] = [ran.stdout.split("\0"), ran.stderr.split("\0")];
  return Object.fromEntries(
    Object.keys(given).map((name, at) => [name, { stdout: stdout[at] ?? "", stderr: stderr[at] ?? "" }]),
  );
}

let outputs: Readonly<Record<string, Output>>;
beforeAll(async () => {
  outputs = await outputsOf(scripts);
});

test("sandbank/node says where the bank answers, and with how many rows, on the standard error (X202)", () => {
  expect(outputs.node).toEqual({
    stdout: "",
    stderr:
      "[sandbank] answers https://api.example.com/v1 in this process: 2 counterparties (scenario payroll)\n",
  });
  expect(outputs["node again"]).toEqual(outputs.node);
});

test("serve says its address, and a bank with nothing that it has no rows (X202)", () => {
  expect(outputs.served?.stderr).toMatch(/^\[sandbank\] answers http:\/\/127\.0\.0\.1:\d+: no rows\n$/);
});

test("without a base url it says that any origin is answered, and a named scenario by its name (X202)", () => {
  expect(outputs["no base url"]?.stderr).toBe(
    "[sandbank] answers /v1 of any origin in this process: 2 counterparties (scenario friday)\n",
  );
});

test("a scenario of sandbank/fixtures is said by the name that it is imported by (X202)", () => {
  expect(outputs.starter?.stderr).toMatch(/ 6 counterparties, 14 ACH transfers, .+ \(scenario starter\)\n$/);
});

test.each(INSIDE_TESTS)("in a test, with %j, it says nothing (X202)", (env) => {
  expect(outputs[JSON.stringify(env)]).toEqual({ stdout: "", stderr: "" });
});

test("with console: false it says nothing (X202)", () => {
  expect(outputs["console: false"]).toEqual({ stdout: "", stderr: "" });
});
