// Statements: X149.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect, createBank } from "../../src/index.ts";
import { scenarioIn } from "../recorded/support/play.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";
import { command } from "./run-command.ts";

const START = "2026-03-02T15:00:00.000Z";
const running: ChildProcess[] = [];
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "record-"));
});
afterEach(() => {
  for (const process of running.splice(0)) process.kill("SIGKILL");
  rmSync(folder, { recursive: true });
});

function record(...given: string[]) {
  const flags = ["record", ...given, "--port=0", "--quiet"];
  const child = spawn(process.execPath, [command, ...flags], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  const output = { out: "", err: "" };
  child.stdout.on("data", (text) => {
    output.out += text;
  });
  child.stderr.on("data", (text) => {
    output.err += text;
  });
  const ended = once(child, "close").then(([code]) => ({ code: code as number, ...output }));
  /** A remote bank, once it answers. */
  const bank = async () => {
    while (!output.out.includes("Ctrl-C")) await Promise.race([once(child.stdout, "data"), ended]);
    return connect({ baseUrl: /^Sandbank answers at (\S+)\n/.exec(output.out)?.[1] ?? output.err });
  };
  return { child, ended, bank };
}

test("record writes what was done until Ctrl-C as a scenario, and says how to import it (X149)", async () => {
  const { child, ended, bank } = record("payroll.ts", `--start=${START}`, "--paused", "--scenario=starter");
  const remote = await bank();
  const transfer = await create(remote, "/v1/ach", minimalTransfer);
  await remote.clock.advance({ bankingDays: 5 });
  await remote.simulate.achTransfers.return(transfer.id, "R03");
  const { tables } = await remote.snapshot();
  child.kill("SIGINT");
  const { code, out, err } = await ended;
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Sandbank answers at \S+\nIt records; Ctrl-C ends it and writes payroll\.ts\n/);
  expect(out.split("\n").slice(2)).toEqual(['Wrote payroll.ts: import { payroll } from "./payroll.ts";', ""]);
  expect(readdirSync(folder)).toEqual(["payroll.ts"]);
  const source = readFileSync(join(folder, "payroll.ts"), "utf8");
  expect(source).toContain("  await starter(bank);\n");
  expect(source).toContain("  await bank.clock.advance({ bankingDays: 5 });\n");
  expect(source).toContain('  await bank.simulate.achTransfers.return(achTransfer.id, "R03");\n');
  const scenario = await scenarioIn({ name: "payroll", source });
  const played = createBank({ scenario, clock: { start: "2026-03-09T15:00:00Z", paused: true } });
  await played.ready;
  expect(played.snapshot().tables).toEqual(tables);
});

test("without a name the file is scenario.ts, and SIGTERM writes it too", async () => {
  const { child, ended, bank } = record();
  await create(await bank(), "/v1/ach", minimalTransfer);
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({
    code: 0,
    out: expect.stringMatching(/\nWrote scenario\.ts: import \{ scenario \} from "\.\/scenario\.ts";\n$/),
    err: "",
  });
  expect(readdirSync(folder)).toEqual(["scenario.ts"]);
});

test("a file that exists is replaced with --force alone, and the bank does not start without (X149)", async () => {
  writeFileSync(join(folder, "scenario.ts"), "mine");
  const err = 'sandbank: record replaces no file: "scenario.ts" exists, give another or --force.\n';
  expect(await record().ended).toEqual({ code: 1, out: "", err });
  expect(readFileSync(join(folder, "scenario.ts"), "utf8")).toBe("mine");
  const { child, ended, bank } = record("--force");
  await create(await bank(), "/v1/ach", minimalTransfer);
  child.kill("SIGINT");
  expect((await ended).code).toBe(0);
  expect(readFileSync(join(folder, "scenario.ts"), "utf8")).toContain("export const scenario");
  expect(readdirSync(folder)).toEqual(["scenario.ts"]);
});

test("a file that has come to exist meanwhile is kept, and so is the recording", async () => {
  const { child, ended, bank } = record();
  await create(await bank(), "/v1/ach", minimalTransfer);
  writeFileSync(join(folder, "scenario.ts"), "mine");
  child.kill("SIGINT");
  const kept = `.scenario.ts.${child.pid}.ts`;
  expect(await ended).toMatchObject({
    code: 1,
    err: `sandbank: record cannot write scenario.ts: the scenario is in ${kept}.\n`,
  });
  expect(readFileSync(join(folder, "scenario.ts"), "utf8")).toBe("mine");
  expect(readFileSync(join(folder, kept), "utf8")).toContain("export const scenario");
});

test("nothing is written when nothing was done (X149)", async () => {
  const { child, ended, bank } = record();
  await bank();
  child.kill("SIGINT");
  expect(await ended).toMatchObject({
    code: 1,
    err: "sandbank: Nothing was recorded that a scenario could do.\n",
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each([
  ["payroll.json", 'record writes TypeScript: give it a file that ends in .ts, not "payroll.json".'],
  ["none/payroll.ts", 'record cannot write "none/payroll.ts": there is no folder none.'],
])("%s is refused before the bank starts", async (file, message) => {
  mkdirSync(join(folder, "other"));
  expect(await record(file).ended).toEqual({ code: 1, out: "", err: `sandbank: ${message}\n` });
});

test("a file that cannot be written is refused before the bank starts, since the recording would be lost", async () => {
  mkdirSync(join(folder, "payroll.ts"));
  const err = 'sandbank: record cannot write "payroll.ts": it is a folder.\n';
  expect(await record("payroll.ts", "--force").ended).toEqual({ code: 1, out: "", err });
  const long = await record(`${"a".repeat(250)}.ts`).ended;
  expect(long).toMatchObject({ code: 1, out: "" });
  expect(long.err).toMatch(/^sandbank: record cannot write "a+\.ts": ENAMETOOLONG[^\n]*\n$/);
  expect(readdirSync(folder)).toEqual(["payroll.ts"]);
});
