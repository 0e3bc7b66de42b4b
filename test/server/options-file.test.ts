// Statements: X159.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test } from "vitest";
import { readFlags } from "../../src/adapters/cli/flags.ts";
import { loadOptionsFile } from "../../src/adapters/cli/options-file.ts";
import { connect, createBank } from "../../src/index.ts";
import { openapi } from "../../src/openapi/index.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";
import { onWindows } from "../support/on-windows.ts";
import { killAll, run, runHere } from "./run-command.ts";
import { cleanUp, newFolder } from "./state/support.ts";

afterEach(async () => {
  killAll();
  await cleanUp();
});

/** Writes a file of options into a folder of its own, and returns its path. */
function file(name: string, text: string): string {
  const path = join(newFolder(), name);
  writeFileSync(path, text);
  return path;
}

const own = { empty: () => undefined };
/** The options of a bank that the flags and a file give, without the command's own scenarios. */
const optionsOf = (given: string[], options: Record<string, unknown>) => {
  const { scenarios: _, ...others } = readFlags([...given, "--options=bank.json"]).toBank(own, {
    path: "bank.json",
    options,
  });
  return others;
};

test("--options takes all options of createBank from a JSON file (X159)", async () => {
  const path = file(
    "bank.json",
    JSON.stringify({
      apiKeys: { client: ["client_key"] },
      clock: { start: "2026-03-02T15:00:00Z", paused: true },
    }),
  );
  const url = await run("--port=0", "--options", path).address();
  expect(await connect({ baseUrl: url }).clock.now()).toEqual(new Date("2026-03-02T15:00:00Z"));
  const ask = (key: string) => fetch(`${url}/v1`, { headers: { Authorization: `Bearer ${key}` } });
  expect([(await ask("other")).status, (await ask("client_key")).status]).toEqual([401, 200]);
});

test.skipIf(onWindows).each([
  ["bank.config.mts", "const amount: number = 12_500;\n"],
  ["bank.config.mjs", "const amount = 12_500;\n"],
])("%s has them as its default export, functions included (X159)", async (name, before) => {
  const path = file(
    name,
    `${before}
    const body = JSON.stringify({ data: { ...${JSON.stringify(minimalTransfer)}, amount } });
    const headers = { Authorization: "Bearer test", "Content-Type": "application/json" };
    export default {
      clock: { start: "2026-03-02T15:00:00Z", paused: true },
      scenarios: { one: async (bank) => { await bank.fetch("/v1/ach", { method: "POST", headers, body }); } },
      assumptions: { errorBody: ({ status, message }) => ({ status, message }) },
    };`,
  );
  const { child, ended, address } = run("--port=0", "--quiet", "--scenario=one", `--options=${path}`);
  const remote = connect({ baseUrl: await address() });
  expect(await remote.db.achTransfers.get("1001")).toMatchObject({ amount: 12_500, status: "pending" });
  expect((await call(remote, "GET", "/v1/ach/7")).body).toEqual({
    status: 404,
    message: "There is no ACH transfer with this id: take one from the list at /v1/ach.",
  });
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, err: "" });
});

test("a flag takes precedence over the file, each for itself, and options of the clock are joined (X159)", () => {
  const options = {
    seed: 5,
    strict: false,
    latency: { min: 1, max: 2 },
    faults: ["down"],
    clock: { start: "2026-03-02", speed: 60 },
  };
  expect(optionsOf([], options)).toEqual({ headers: true, ...options });
  expect(
    optionsOf(["--seed=7", "--strict", "--latency=3", "--faults=slow", "--start=2026-04-01"], options),
  ).toEqual({
    headers: true,
    seed: 7,
    strict: true,
    latency: 3,
    faults: ["slow"],
    clock: { start: "2026-04-01", speed: 60 },
  });
  expect(optionsOf(["--paused"], options).clock).toEqual({ start: "2026-03-02", speed: 60, paused: true });
  expect(optionsOf([], { headers: false })).toEqual({ headers: false });
});

test("scenarios of the file are added to those of the command, and --scenario names any of them", () => {
  const mine = () => undefined;
  const given = (...flags: string[]) =>
    readFlags(flags).toBank(own, { path: "bank.mjs", options: { scenarios: { mine }, scenario: mine } });
  expect(given()).toMatchObject({ scenarios: { ...own, mine }, scenario: mine });
  expect(given("--scenario=empty").scenario).toBe(own.empty);
  expect(given("--scenario=mine").scenario).toBe(mine);
  expect(() => given("--scenario=other")).toThrow('--scenario must be one of empty, mine, got "other".');
});

test.skipIf(onWindows)("each world of --isolate has the options, and a bank of --state too", async () => {
  const path = file("bank.json", JSON.stringify({ seed: 9, clock: { start: "2026-03-02", paused: true } }));
  const state = join(newFolder(), "bank");
  const flags = ["--port=0", "--quiet", "--options", path, "--isolate", `--state=${state}/`];
  const first = run(...flags);
  const one = connect({ baseUrl: await first.address(), world: "one" });
  expect(await one.clock.now()).toEqual(new Date("2026-03-02T00:00:00Z"));
  await create(one, "/v1/ach", minimalTransfer);
  first.child.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0, err: "" });
  const again = connect({ baseUrl: await run(...flags).address(), world: "one" });
  expect(await again.db.achTransfers.count()).toBe(1);
});

test("openapi prints the document of a bank with these options", async () => {
  const path = file("bank.json", '{"baseUrl":"https://api.example.com","strict":true}');
  const { code, out, err } = await runHere(["openapi", "--options", path]);
  expect([code, err]).toEqual([0, ""]);
  const bank = createBank({ baseUrl: "https://api.example.com", strict: true, headers: true });
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(openapi(bank))));
});

test.skipIf(onWindows)("record writes the scenario of a bank with these options", async () => {
  const options = file("bank.json", '{"assumptions":{"minPageLimit":1},"strict":true}');
  const wrong = await runHere(["record", join(newFolder(), "a.ts"), "--port=0", "--options", options]);
  expect(wrong.err).toBe(`sandbank: Unknown option 'assumptions.minPageLimit' in ${options}.\n`);
  const path = file("bank.json", '{"clock":{"start":"2026-03-02T15:00:00Z","paused":true},"strict":true}');
  const scenario = join(newFolder(), "payroll.ts");
  const { child, ended, address } = run("record", scenario, "--port=0", "--quiet", "--options", path);
  const [url = ""] = /http:\/\/\S+/.exec(await address()) ?? [];
  const remote = connect({ baseUrl: url });
  await create(remote, "/v1/ach", minimalTransfer);
  expect((await call(remote, "POST", "/v1/ach", { ...minimalTransfer, colour: "blue" })).status).toBe(400);
  child.kill("SIGINT");
  expect(await ended).toMatchObject({ code: 0, err: "" });
  expect(readFileSync(scenario, "utf8")).toContain("export const payroll");
});

test("open takes its bank from the failure file, so it refuses other flags of a bank", async () => {
  expect(await runHere(["open", "bank.json", "--seed=3"])).toEqual({
    code: 1,
    out: "",
    err: "sandbank: open takes the bank from its file: leave --seed out.\n",
  });
});

test.each([
  [
    "bank.json",
    "{",
    "must hold JSON, but is none: Expected property name or '}' in JSON at position 1 (line 1 column 2).",
  ],
  ["bank.json", "[]", "must hold a JSON object, the options, got an array."],
  ["bank.json", '{"seed":"7"}', `sandbank: Option 'seed' of FILE must be a whole number, got "7".`],
  [
    "bank.json",
    '{"clock":{"start":"tomorrow"}}',
    `sandbank: Option 'clock.start' of FILE must be an instant: an ISO 8601 string with its zone, a Date or milliseconds, got "tomorrow".`,
  ],
  [
    "bank.json",
    '{"clock":7}',
    `sandbank: Option 'clock' of FILE must be an object such as { start: "2026-03-02T15:00:00Z" }, got 7.`,
  ],
  [
    "bank.json",
    '{"scenarios":7}',
    "sandbank: Option 'scenarios' of FILE must be an object of scenarios by name, got 7.",
  ],
  ["bank.json", '{"faults":[{"on":"none","status":503}]}', "sandbank: Option 'faults.0.on' of FILE must be "],
  [
    "bank.json",
    '{"progress":{"cards":"manual"}}',
    "sandbank: Option 'progress.cards' of FILE isn't a collection with timed steps: ",
  ],
  ["bank.json", '{"sed":7}', "sandbank: Unknown option 'sed' in FILE. The options are "],
  [
    "bank.mjs",
    "export const options = {};",
    "has no default export: write `export default { … }` with the options.",
  ],
  [
    "bank.mjs",
    "export default () => ({});",
    "must have an object as its default export, the options, got a function.",
  ],
  ["bank.mjs", "export default null;", "must have an object as its default export, the options, got null."],
  [
    "bank.mjs",
    "export default { fetch() {} };",
    "must have an object as its default export, the options, got a bank: export the options that it was made with.",
  ],
  [
    "bank.mjs",
    "export default Promise.resolve({ strict: true });",
    "must have an object as its default export, the options, got an instance of Promise.",
  ],
  ["bank.mjs", 'throw new Error("No key in KEY.\\nSet it.");', "cannot be loaded: No key in KEY."],
  ["bank.mjs", 'import "./none.mjs";', "cannot be loaded: Cannot find module '"],
  ["bank.mjs", "export default {", "cannot be loaded: Unexpected end of input."],
  ["bank.mts", "enum Key { A }\nexport default {};", "cannot be loaded: "],
  ["bank.yaml", "seed: 7", "--options must be a file that ends in .json, .ts, .mts, .js, .mjs, got "],
])("%s with %j is refused in one line (X159)", async (name, text, message) => {
  const path = file(name, text);
  const { code, out, err } = await runHere(["--port=0", "--options", path]);
  expect([code, out]).toEqual([1, ""]);
  expect(err.match(/\n/g)).toHaveLength(1);
  expect(err).toContain(message.includes("FILE") ? message.replace("FILE", path) : message);
  expect(err).toMatch(/^sandbank: /);
  expect(err).toContain(path);
});

test("a byte order mark before the JSON, as some editors write it, is no part of it", async () => {
  const { options } = await loadOptionsFile(file("bank.json", '\uFEFF{ "strict": true }'));
  expect(options).toEqual({ strict: true });
});

test.each(["none.json", "none.mjs"])("%s that is not there is refused in one line", async (name) => {
  const path = join(newFolder(), name);
  expect(await runHere(["--options", path])).toEqual({
    code: 1,
    out: "",
    err: `sandbank: --options ${path} cannot be read: ENOENT: no such file or directory, open '${path}'.\n`,
  });
});

test("a wrong value of a flag is named as the flag, whatever the file says", async () => {
  const { err } = await runHere(["--options", file("bank.json", '{"seed":7}'), "--seed=1.5"]);
  expect(err).toBe("sandbank: --seed must be a whole number, got 1.5.\n");
});

test("where Node runs no TypeScript, the message says what to do", async () => {
  const path = file("bank.config.ts", "export default {};");
  const before = process.features.typescript;
  onTestFinished(() => void Object.defineProperty(process.features, "typescript", { value: before }));
  Object.defineProperty(process.features, "typescript", { value: false, configurable: true });
  await expect(loadOptionsFile(path)).rejects.toThrow(
    `--options ${path} cannot be loaded: Node ${process.versions.node} does not run TypeScript. Use Node 22.18 or newer, or write it as .mjs.`,
  );
});
