// Statements: X107, X110, X111.

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import CoverageReporter, { type CoverageOptions, mergeCoverage } from "../../src/adapters/coverage/index.ts";
import { record } from "../../src/coverage/recording.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { call, create } from "../support/call.ts";

let folder: string;
let printed: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sandbank-coverage-"));
  printed = "";
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, "write").mockImplementation((text) => {
      printed += text;
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

/** What a test saw that created a transfer and canceled it, as Vitest has it. */
async function canceled() {
  const bank = mondayBank();
  const sandbankCoverage = record(bank);
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await call(bank, "PATCH", `/v1/ach/${id}`, { status: "canceled" });
  return { meta: () => ({ sandbankCoverage }) };
}

/** What a test saw in which a transfer was returned. */
async function returned() {
  const bank = mondayBank();
  const sandbankCoverage = record(bank);
  const { id } = await create(bank, "/v1/ach", minimalTransfer);
  await bank.simulate.achTransfers.process(`${id}`);
  await bank.simulate.achTransfers.return(`${id}`, "R01");
  return { meta: () => ({ sandbankCoverage }) };
}

/** What a test saw that listed the transfers. */
async function listed() {
  const bank = mondayBank();
  const sandbankCoverage = record(bank);
  await call(bank, "GET", "/v1/ach");
  return { meta: () => ({ sandbankCoverage }) };
}

const withoutBank = { meta: () => ({}) };
const payments = { areas: ["payments"] };

/** Reports tests as Vitest does. */
function report(options: CoverageOptions, ...tests: readonly { meta(): object }[]): void {
  const reporter = new CoverageReporter(options);
  reporter.onInit({ config: { root: folder }, provide: () => undefined });
  reporter.onTestRunEnd([{ children: { allTests: () => tests } }], [], "passed");
}

const contentOf = (file = "sandbank-coverage.json") => JSON.parse(readFileSync(join(folder, file), "utf8"));

test("the file has what was seen of each kind and what was not (X111)", async () => {
  report(payments, await canceled(), withoutBank, await listed());
  const content = contentOf();
  expect(content).toEqual({
    format: "sandbank-coverage",
    version: 1,
    kinds: {
      operations: {
        seen: ["cancelAchTransfer", "createAchTransfer", "listAchTransfers"],
        missing: [
          ...["createCounterparty", "getAchTransfer", "getApiVersion", "getCounterparty"],
          ...["listCounterparties", "updateCounterparty"],
        ],
      },
      statuses: {
        seen: ["achTransfers canceled", "achTransfers pending"],
        missing: [
          "achTransfers failed",
          "achTransfers hold",
          "achTransfers processing",
          "achTransfers succeeded",
        ],
      },
      transitions: { seen: ["achTransfers pending → canceled"], missing: expect.any(Array) },
      returnCodes: { seen: [], missing: expect.any(Array) },
      errors: { seen: [], missing: expect.any(Array) },
      fields: { seen: [], missing: expect.any(Array) },
      faults: {
        seen: [],
        missing: ["duplicate", "hang", "latency", "lost-reply", "rate-limit", "refuse", "status", "truncate"],
      },
    },
  });
  // Rules of other areas are none of those that were not seen, and those that all areas share are.
  const rules = [...content.kinds.errors.missing, ...content.kinds.fields.missing];
  expect(rules).toEqual(expect.arrayContaining(["ACH-6", "ACH-39", "CP-16", "S3", "S9"]));
  expect(rules.filter((rule: string) => /^(?:VC|CC|ONB)-/.test(rule))).toEqual([]);
  // Nothing is left of the file that was written first.
  expect(readdirSync(folder)).toEqual(["sandbank-coverage.json"]);
});

test("the table has a line for each kind", async () => {
  report(payments, await canceled(), await listed());
  const lines = printed.split("\n");
  expect(lines.slice(0, 2)).toEqual(["", "sandbank      seen  of"]);
  expect(lines.slice(2, 5)).toEqual([
    expect.stringMatching(/^operations {7}3 +\d+ +[\d.]+ %$/),
    expect.stringMatching(/^statuses {9}2 +\d+ +[\d.]+ %$/),
    expect.stringMatching(/^transitions {6}1 +\d+ +[\d.]+ %$/),
  ]);
  expect(lines[5]).toMatch(/^return codes {5}0 {2}70 {2,}0 %$/);
  expect(lines.slice(6).map((line) => line.split(" ")[0])).toEqual(["errors", "fields", "faults", "", ""]);
  expect(process.exitCode).toBeUndefined();
});

test("print: missing lists what was not seen, rules with their statements; print: none prints nothing", async () => {
  report({ ...payments, print: "missing" }, await canceled());
  expect(printed).toContain(
    "\nstatuses not seen:\n  achTransfers failed, achTransfers hold, achTransfers processing,",
  );
  expect(printed).toMatch(
    /\nerrors not seen:\n {2}ACH-39 {2}Without a `counterparty_id` a create requires .*…\n/,
  );
  expect(Math.max(...printed.split("\n").map((line) => line.length))).toBeLessThanOrEqual(102);
  printed = "";
  report({ ...payments, print: "none" }, await canceled());
  expect(printed).toBe("");
});

test("a kind below its threshold fails the run, and one at its threshold does not (X110)", async () => {
  const options: CoverageOptions = { ...payments, print: "none", file: false };
  report({ ...options, thresholds: { returnCodes: 100 / 70, operations: 0 } }, await returned());
  expect([printed, process.exitCode]).toEqual(["", undefined]);
  report({ ...options, thresholds: { returnCodes: 1.5, operations: 1 } }, await returned());
  expect(printed).toBe(
    "Coverage of return codes is 1.4 % (1 of 70), below its threshold of 1.5 %. Not seen: R02, R03, R04, R05, R06 and 64 more. Test more of them, or lower 'thresholds.returnCodes' of sandbank/coverage.\n",
  );
  expect(process.exitCode).toBe(1);
  expect(readdirSync(folder)).toEqual([]);
});

test("a short list of what is missing is whole", () => {
  const file = join(folder, "a.json");
  const kinds = { statuses: { seen: ["achTransfers pending"], missing: ["achTransfers failed"] } };
  writeFileSync(file, JSON.stringify({ format: "sandbank-coverage", version: 1, kinds }));
  expect(() => mergeCoverage([file], { print: "none", thresholds: { statuses: 51 } })).toThrow(
    "Coverage of statuses is 50 % (1 of 2), below its threshold of 51 %. Not seen: achTransfers failed. Test more of them, or lower 'thresholds.statuses' of sandbank/coverage.",
  );
  const nothing = { statuses: { seen: [], missing: [] } };
  writeFileSync(file, JSON.stringify({ format: "sandbank-coverage", version: 1, kinds: nothing }));
  expect(mergeCoverage([file], { print: "none", thresholds: { statuses: 100 } })).toEqual(nothing);
});

test("an interrupted run is neither written nor held to a threshold (X110)", async () => {
  const reporter = new CoverageReporter({ file: join(folder, "a.json"), thresholds: { operations: 100 } });
  reporter.onTestRunEnd([{ children: { allTests: () => [] } }], [], "interrupted");
  expect(await reporter.onEnd({ status: "interrupted" })).toBeUndefined();
  expect([printed, process.exitCode, readdirSync(folder)]).toEqual(["", undefined, []]);
});

test("merge adds what the file has from earlier runs; without it the file is replaced", async () => {
  report({ ...payments, merge: true }, await canceled());
  report({ ...payments, merge: true }, await listed());
  expect(contentOf().kinds.operations.seen).toEqual([
    "cancelAchTransfer",
    "createAchTransfer",
    "listAchTransfers",
  ]);
  report(payments, await listed());
  expect(contentOf().kinds.operations.seen).toEqual(["listAchTransfers"]);
});

test("the files of shards are merged, whatever their order, and held to thresholds", async () => {
  report({ ...payments, print: "none", file: "1.json" }, await canceled());
  report({ ...payments, print: "none", file: "2.json" }, await listed());
  const files = ["1.json", "2.json"].map((name) => join(folder, name));
  const merged = mergeCoverage(files, { print: "none", file: join(folder, "all/coverage.json") });
  expect(merged.operations?.seen).toEqual(["cancelAchTransfer", "createAchTransfer", "listAchTransfers"]);
  expect(merged).toEqual(contentOf("all/coverage.json").kinds);
  expect(mergeCoverage(files.toReversed(), { print: "none" })).toEqual(merged);
  expect(() => mergeCoverage(files, { print: "none", thresholds: { operations: 90, statuses: 90 } })).toThrow(
    /^Coverage of operations is [\d.]+ % \(3 of \d+\), below .*\nCoverage of statuses is [\d.]+ % \(2 of \d+\), below /,
  );
});

test("a threshold of what no file has is not met", () => {
  const thresholds = { operations: 80 };
  expect(() => mergeCoverage([], { thresholds })).toThrow(
    "mergeCoverage needs a list of one coverage file at least, got an empty list.",
  );
  expect(() => mergeCoverage(JSON.parse('"a.json"'))).toThrow('file at least, got "a.json".');
  const file = join(folder, "a.json");
  writeFileSync(file, JSON.stringify({ format: "sandbank-coverage", version: 1, kinds: {} }));
  expect(() => mergeCoverage([file], { print: "none", thresholds })).toThrow(
    "The files have no operations, so their threshold of 80 % can't be met: leave out 'thresholds.operations' of sandbank/coverage, or merge files that have them.",
  );
});

test("a file that is missing, no JSON or another version is named", () => {
  const file = join(folder, "a.json");
  expect(() => mergeCoverage([file])).toThrow(
    `There is no coverage file ${file}: run the tests that write it first.`,
  );
  writeFileSync(file, "{");
  expect(() => mergeCoverage([file])).toThrow(`${file} is no JSON: remove it and run the tests again.`);
  writeFileSync(file, JSON.stringify({ format: "sandbank-coverage", version: 2, kinds: {} }));
  expect(() => mergeCoverage([file])).toThrow(
    `${file} isn't a coverage file of this version of Sandbank: at version: Invalid input: expected 1. Remove it and run the tests again.`,
  );
});

test("attachments of Playwright are read, and a run that passed fails below a threshold", async () => {
  const { meta } = await canceled();
  const body = new TextEncoder().encode(JSON.stringify(meta().sandbankCoverage));
  const reporter = new CoverageReporter({
    ...payments,
    file: join(folder, "a.json"),
    thresholds: { operations: 80 },
  });
  reporter.onTestEnd({}, { attachments: [{ name: "screenshot", body }, { name: "trace" }] });
  reporter.onTestEnd({}, { attachments: [{ name: "_sandbank-coverage", body }] });
  expect(await reporter.onEnd({ status: "passed" })).toEqual({ status: "failed" });
  expect(await reporter.onEnd({ status: "timedout" })).toBeUndefined();
  expect(contentOf("a.json").kinds.operations.seen).toEqual(["cancelAchTransfer", "createAchTransfer"]);
  expect(printed).toMatch(/Coverage of operations is [\d.]+ % \(2 of \d+\)/);
});

test("a list of Playwright's tests is no run", async () => {
  const options = { file: join(folder, "a.json"), thresholds: { operations: 100 }, _mode: "list" };
  expect(await new CoverageReporter(options).onEnd({ status: "passed" })).toBeUndefined();
  expect([printed, readdirSync(folder)]).toEqual(["", []]);
});
