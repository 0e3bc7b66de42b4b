// Statements: X64, X69, X366.

import { fileURLToPath } from "node:url";
import { afterEach, expect, test } from "vitest";
import { readFlags } from "../../src/adapters/cli/flags.ts";
import { firstSteps, hostWarning, inFlags } from "../../src/adapters/cli/output.ts";
import { serve } from "../../src/adapters/server/index.ts";
import { connect } from "../../src/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { messageOf } from "../support/control.ts";
import { onWindows } from "../support/on-windows.ts";
import { killAll, run, runHere } from "./run-command.ts";

const fixture = (name: string) => fileURLToPath(new URL(`faults/${name}`, import.meta.url));
afterEach(killAll);

test.skipIf(onWindows)(
  "it prints one line with its address once it answers, and SIGINT ends it with 0",
  async () => {
    const { child, ended, address } = run(
      "--port",
      "0",
      "--start",
      "2026-03-02T15:00:00Z",
      "--paused",
      "--isolate",
    );
    const url = await address();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const [one, other] = [connect({ baseUrl: url, world: "one" }), connect({ baseUrl: url, world: "other" })];
    await create(one, "/v1/ach", minimalTransfer);
    await one.clock.advance({ bankingDays: 2 });
    expect(await one.db.achTransfers.get("1001")).toMatchObject({ status: "succeeded" });
    expect(await other.clock.now()).toEqual(new Date("2026-03-02T15:00:00Z"));
    await one.loadScenario("empty");
    expect(await one.db.achTransfers.count()).toBe(0);
    child.kill("SIGINT");
    expect(await ended).toEqual({
      code: 0,
      out: `Sandbank answers at ${url}\n`,
      err: expect.stringMatching(/^\(one\) POST \/v1\/ach 200 \d+ ms\n$/),
    });
  },
);

test.skipIf(onWindows)("SIGTERM ends it with 0 as well, while a client keeps its connection", async () => {
  const { child, ended, address } = run(
    "--port=0",
    "--scenario=empty",
    "--seed=7",
    "--strict",
    "--latency=1-2",
    "--quiet",
  );
  const response = await fetch(`${await address()}/v1`, { headers: { Authorization: "Bearer test" } });
  expect(await response.json()).toEqual({ api_version: "1" });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ code: 0, err: "" });
});

test("--faults takes a preset, or a file with rules", async () => {
  const headers = { Authorization: "Bearer test" };
  const down = await run("--port=0", "--faults", "down").address();
  expect((await fetch(`${down}/v1`, { headers })).status).toBe(503);
  const byFile = await run("--port=0", "--faults", fixture("rules.json")).address();
  expect((await fetch(`${byFile}/v1/ach`, { headers })).status).toBe(500);
  expect((await fetch(`${byFile}/v1/ach`, { headers })).status).toBe(200);
  await expect(fetch(`${byFile}/v1`, { headers })).rejects.toThrow("fetch failed");
});

test("a bad flag is refused in one line", async () => {
  const err = "sandbank: Unknown option '--bogus': see npx sandbank --help.\n";
  expect(await runHere(["--bogus"])).toEqual({ code: 1, out: "", err });
});

test("a bad value is refused in one line that names the flag", async () => {
  const err = 'sandbank: --port must be a port from 0 to 65535, got "http".\n';
  expect(await runHere(["--port", "http"])).toEqual({ code: 1, out: "", err });
});

test.each([
  [
    ["4010"],
    'The commands are drift <file>, init, listen, mcp, open <file>, openapi, playground, record [file], states <url>, trigger <event type> and verify, got "4010": see npx sandbank --help.',
  ],
  [
    ["record", "a.ts", "b.ts"],
    'The commands are drift <file>, init, listen, mcp, open <file>, openapi, playground, record [file], states <url>, trigger <event type> and verify, got "record a.ts b.ts": see npx sandbank --help.',
  ],
  [
    ["open"],
    'The commands are drift <file>, init, listen, mcp, open <file>, openapi, playground, record [file], states <url>, trigger <event type> and verify, got "open": see npx sandbank --help.',
  ],
  [
    ["open", "bank.json", "--seed=7", "--host=::"],
    "open takes the bank from its file: leave --seed, --host out.",
  ],
  [["open", "bank.json", "--port=http"], '--port must be a port from 0 to 65535, got "http".'],
  [["--force"], "Only record writes a file: leave --force out."],
  [
    ["record", "--isolate", "--limit", "3"],
    "record writes down what is done to one new bank: leave --isolate, --limit out.",
  ],
  [["openapi", "--port", "5000", "--isolate"], "openapi runs no server: leave --port, --isolate out."],
  [["--port"], "Option '--port <value>' argument missing: see npx sandbank --help."],
  [["--log", "xml"], '--log must be text or json, got "xml".'],
  [["--log=json", "--quiet"], "--quiet prints no request: leave it or --log out."],
  [["openapi", "--log=json", "--quiet"], "openapi runs no server: leave --log, --quiet out."],
  [["--port", "99999"], "--port must be a port from 0 to 65535, got 99999."],
  [["--limit", "0"], "--limit must be a whole number of worlds from 1 to 10000, got 0."],
  [
    ["--allow-origin", "app.example"],
    '--allow-origin must be an origin such as "https://app.example", got "app.example".',
  ],
  [["--seed", "1.5"], "--seed must be a whole number, got 1.5."],
  [
    ["--start", "tomorrow"],
    '--start must be an instant: an ISO 8601 string with its zone, a Date or milliseconds, got "tomorrow".',
  ],
  [
    ["--faults", "flakey"],
    '--faults must be one of slow, flaky, down, offline, rate-limited, lost-replies or a JSON file with rules, got "flakey".',
  ],
  [
    ["--faults", fixture("wrong-rule.json")],
    "'1.nth' in --faults must be a whole number of requests from 1 to 1000000, got 0.",
  ],
  [["--latency", "9-1"], "--latency must have a min no greater than its max."],
  [["--scenario", "Busy"], '--scenario must be one of empty, got "Busy".'],
])("%j is refused", async (given, message) => {
  const work = async () => {
    const flags = readFlags(given);
    await serve(flags.toBank({ empty: () => undefined }), flags.toServer());
  };
  expect(inFlags(await messageOf(work))).toBe(message);
});

test("what is wrong below an option is named as the flag that gave it", () => {
  expect(inFlags("Option 'scenario.startsBefore' must be an instant.")).toBe(
    "--scenario must be an instant.",
  );
});

test("the flags are the options of the bank and of the server", () => {
  const empty = () => undefined;
  const flags = readFlags(
    "--port 1 --host ::1 --scenario empty --start 2026-03-02 --paused --seed 7 --strict --latency 10-20 --isolate --limit 3 --state bank/ --reset-state --state-repair --allow-origin https://a.example --allow-origin https://b.example --allow-host bank.test --allow-webhook https://hooks.example".split(
      " ",
    ),
  );
  expect(flags.toBank({ empty })).toEqual({
    scenario: empty,
    scenarios: { empty },
    headers: true,
    clock: { start: "2026-03-02", paused: true },
    seed: 7,
    strict: true,
    latency: { min: 10, max: 20 },
  });
  expect(flags.toServer()).toEqual({
    port: 1,
    host: "::1",
    isolate: true,
    limit: 3,
    state: "bank/",
    resetState: true,
    stateRepair: true,
    allowOrigins: ["https://a.example", "https://b.example"],
    allowHosts: ["bank.test"],
    allowWebhooks: ["https://hooks.example"],
  });
});

test.skipIf(onWindows)(
  "a host that other machines can reach is warned of, a loopback one is not",
  async () => {
    const { child, ended, address } = run("--port=0", "--host=0.0.0.0");
    await address();
    child.kill("SIGTERM");
    expect((await ended).err).toMatch(
      /^sandbank: --host 0\.0\.0\.0 lets other machines read and change this bank [^\n]*\.\n$/,
    );
    for (const host of ["127.0.0.1", "::1", "localhost"]) expect(hostWarning({ host })).toBeUndefined();
  },
);

test("an unknown scenario is refused with the names of the known ones", async () => {
  const { code, out, err } = await runHere(["--scenario", "Busy"]);
  expect([code, out]).toEqual([1, ""]);
  expect(err).toMatch(/^sandbank: --scenario must be one of empty\b[^\n]*, got "Busy"\.\n$/);
});

test("a taken port is refused in one line", async () => {
  const { port, close } = await serve({}, { port: 0 });
  const { code, err } = await runHere(["--port", String(port)]);
  expect([code, err]).toEqual([
    1,
    `sandbank: Port ${port} of 127.0.0.1 is taken: give another port, or 0 for any free one.\n`,
  ]);
  await close();
});

test("--help lists the flags and --version prints the version", async () => {
  const { code, out } = await runHere(["--help"]);
  expect(code).toBe(0);
  for (const flag of [
    "port",
    "host",
    "scenario",
    "start",
    "paused",
    "seed",
    "strict",
    "latency",
    "faults",
    "options",
    "isolate",
    "limit",
    "state",
    "reset-state",
    "state-repair",
    "allow-origin",
    "allow-host",
    "allow-webhook",
    "log",
    "quiet",
    "force",
  ])
    expect(out).toContain(`  --${flag} `);
  for (const word of ["openapi", "record", "open"]) {
    expect(out).toContain(`npx sandbank ${word} `);
    expect(readFlags([word, "--help"]).command).toEqual({ name: "help" });
  }
  expect(await runHere(["--version"])).toEqual({
    code: 0,
    out: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    err: "",
  });
});

test("at a terminal it prints what to try first (X366)", () => {
  expect(firstSteps("http://127.0.0.1:4010")).toBe(`
  See its rows and requests  http://127.0.0.1:4010/_sandbank/panel
  Send a request             curl http://127.0.0.1:4010/v1/counterparties -H "Authorization: Bearer test"
  Move its clock             curl http://127.0.0.1:4010/_sandbank/clock/advance -d "{\\"days\\":9}"
  Try it all in a page       npx sandbank playground
  Set it up in your project  npx sandbank init
`);
});
