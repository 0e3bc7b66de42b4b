// Installs the packed package as a user would, runs its command, and sends requests to the server with curl.
// Run after `npm run build`: node test/package/command.ts

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { pack } from "../../tooling/packed.ts";
import { runProgram } from "../../tooling/program.ts";

const work = mkdtempSync(join(tmpdir(), "sandbank-server-"));
const project = join(work, "project");
/** The project runs on the Node that runs this script, even if the machine has another `node`. */
const env = { ...process.env, PATH: [dirname(process.execPath), process.env.PATH].join(delimiter) };

let command: ChildProcess | undefined;
try {
  install();
  refuses(["--bogus"], "sandbank: Unknown option '--bogus': see npx sandbank --help.\n");
  const url = await startCommand("--port", "0", "--start", "2026-03-02T15:00:00Z", "--paused", "--isolate");
  refuses(
    ["--port", new URL(url).port],
    `sandbank: Port ${new URL(url).port} of 127.0.0.1 is taken: give another port, or 0 for any free one.\n`,
  );
  answersToCurl(url);
  runsInCode(url);
  await stopCommand();
  await printsRequests();
  await keepsItsState();
  console.log("test/package/command: the installed package serves as it should.");
} finally {
  command?.kill("SIGKILL");
  rmSync(work, { recursive: true, force: true });
}

function install(): void {
  mkdirSync(project);
  writeFileSync(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const flags = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  runProgram("npm", ["install", ...flags, pack(work).tarball, "msw"], { cwd: project, env });
}

function answersToCurl(url: string): void {
  const key = ["-H", "Authorization: Bearer test_key"];
  expectText('{"api_version":"1"}', curl(...key, `${url}/v1`));
  expectText("{}", curl("-d", '{"days":9}', `${url}/_sandbank/clock/advance`));
  expectText('{"now":"2026-03-11T15:00:00.000Z","paused":true,"speed":1}', curl(`${url}/_sandbank/clock`));
  expectText(
    '{"now":"2026-03-02T15:00:00.000Z","paused":true,"speed":1}',
    curl("-H", "x-sandbank-world: other", `${url}/_sandbank/clock`),
  );
  expectText(
    `{"error":"advance does not know the unit 'weeks': use minutes, hours, days, bankingDays."}`,
    curl("-d", '{"weeks":1}', `${url}/_sandbank/clock/advance`),
  );
  const preflight = curl(
    ...["-i", "-X", "OPTIONS", "-H", "Origin: https://app.example"],
    ...["-H", "Access-Control-Request-Method: PATCH", `${url}/v1/ach/1001`],
  );
  if (!/^HTTP\/1\.1 204 .*access-control-allow-origin: https:\/\/app\.example/is.test(preflight)) {
    throw new Error(`The preflight was answered ${preflight}`);
  }
  const pdf = join(work, "passport.pdf");
  writeFileSync(pdf, "%PDF-1.7");
  const uploaded = curl(...key, "-F", `file=@${pdf};type=application/pdf`, `${url}/v1/files`);
  expectText(
    "application/pdf, 8",
    (({ data }) => `${data.media_type}, ${data.media_size}`)(JSON.parse(uploaded)),
  );
}

async function printsRequests(): Promise<void> {
  const url = await startCommand("--port", "0", "--log", "json");
  const log = once(command?.stderr as NodeJS.ReadableStream, "data");
  curl("-H", "Authorization: Bearer test_key", `${url}/v1/ach?limit=1`);
  const { ms: _, ...printed } = JSON.parse(String((await log)[0]));
  const warnings = ["'limit' is not taken by this call and was ignored. Send 'page[limit]' instead."];
  const expected = { method: "GET", path: "/v1/ach?limit=1", status: 200, warnings };
  expectText(JSON.stringify(expected), JSON.stringify(printed));
  await stopCommand();
}

async function keepsItsState(): Promise<void> {
  const flags = ["--port", "0", "--start", "2026-03-02T15:00:00Z", "--paused", "--state", "bank.json"];
  const first = await startCommand(...flags);
  expectText("{}", curl("-d", '{"days":9}', `${first}/_sandbank/clock/advance`));
  await stopCommand();
  const second = await startCommand(...flags);
  expectText('{"now":"2026-03-11T15:00:00.000Z","paused":true,"speed":1}', curl(`${second}/_sandbank/clock`));
  await stopCommand();
}

/** A test of the project, in plain JavaScript. */
function runsInCode(url: string): void {
  const script = join(project, "test.js");
  writeFileSync(
    script,
    `import assert from "node:assert/strict";
import { connect } from "sandbank";
import { serve } from "sandbank/server";
const remote = connect({ baseUrl: "${url}", world: "code" });
await remote.clock.advance({ hours: 1 });
assert.equal((await remote.clock.now()).toISOString(), "2026-03-02T16:00:00.000Z");
await assert.rejects(remote.simulate.achTransfers.process("1001"), { message: 'There is no ACH transfer with id "1001".' });
const server = await serve({ clock: { start: "2026-03-02T15:00:00Z", paused: true } }, { port: 0 });
assert.equal((await connect({ baseUrl: server.url }).clock.now()).toISOString(), "2026-03-02T15:00:00.000Z");
await server.close();
`,
  );
  execFileSync(process.execPath, [script], { cwd: project, env, stdio: "inherit" });
}

async function startCommand(...flags: string[]): Promise<string> {
  command = spawn(binary(), flags, { cwd: project, env, stdio: ["ignore", "pipe", "pipe"] });
  const [line] = (await once(command.stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  const url = /^Sandbank answers at (\S+)\n$/.exec(String(line))?.[1];
  if (!url) throw new Error(`The command printed ${String(line)}`);
  return url;
}

async function stopCommand(): Promise<void> {
  const ended = once(command as ChildProcess, "exit");
  command?.kill("SIGINT");
  expectText("0", String((await ended)[0]));
}

function refuses(flags: readonly string[], message: string): void {
  try {
    execFileSync("npx", ["--no-install", "sandbank", ...flags], {
      cwd: project,
      env,
      stdio: "pipe",
      encoding: "utf8",
    });
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    const lines = stderr.split("\n").filter((line) => !line.startsWith("npm "));
    expectText(`1 ${message}`, `${status} ${lines.join("\n")}`);
    return;
  }
  throw new Error(`The command accepted ${flags.join(" ")}.`);
}

/** The command as npm has linked it; a signal to npx itself would not reach it in every version. */
function binary(): string {
  return join(project, "node_modules/.bin/sandbank");
}

function curl(...args: string[]): string {
  return execFileSync("curl", ["--silent", "--show-error", "--max-time", "10", ...args], {
    env,
    encoding: "utf8",
  });
}

function expectText(expected: string, actual: string): void {
  if (actual !== expected) throw new Error(`Expected ${expected}, got ${actual}`);
}
