// Statements: X142.

import { execFile } from "node:child_process";
import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFailure } from "../../../src/adapters/shared/failure/read.ts";
import type { FailureFile } from "../../../src/adapters/shared/failure/types.ts";
import { shellWord } from "../../../src/adapters/shared/paths.ts";
import { mondayBank } from "../../support/bank.ts";

const here = fileURLToPath(new URL("./", import.meta.url));
const results = join(here, "test-results");
let output = "";
let files: Readonly<Record<string, FailureFile>> = {};

/** Runs the cases once, and reads the files that they leave. */
beforeAll(async () => {
  rmSync(results, { recursive: true, force: true });
  const vitest = fileURLToPath(new URL("./vitest.mjs", import.meta.resolve("vitest/package.json")));
  const args = [vitest, "run", "--config", "vitest.config.ts"];
  const env = { ...process.env, NO_COLOR: "1" };
  // Its exit code is 1, because tests fail.
  output = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: here, env }, (_, out, err) => resolve(out + err)),
  );
  const paths = globSync("*/bank.json", { cwd: results }).sort();
  files = Object.fromEntries(
    paths.map((path) => [path.split("\\").join("/"), readFailure(readFileSync(join(results, path), "utf8"))]),
  );
}, 120_000);
afterAll(() => rmSync(results, { recursive: true, force: true }));

const fileOf = (name: string) => Object.values(files).find((file) => file.test.name === name);

test("each test that fails leaves its bank, and no other does (X142)", () => {
  expect(
    Object.values(files).map(({ test: { name, attempt } }) => [name.replace(/(again and )+/, "… "), attempt]),
  ).toEqual([
    ["a returned transfer", 1],
    ["an unanswered request", 1],
    ["before each > is not reached", 1],
    ["never ends", 1],
    ["../of one/name: \\ é 銀行 <b> > fails … again", 1],
    ["../of one/name: \\ é 銀行 <b> > fails … again", 1],
    ["../of one/name: \\ é 銀行 <b> > fails … again", 1],
    ["passes when it is tried again", 1],
    ["throws a secret", 1],
  ]);
});

test("a file says which test failed, where, and what the bank had done (X142)", async () => {
  expect(fileOf("a returned transfer")).toMatchObject({
    format: "sandbank-failure",
    version: 1,
    test: { runner: "vitest", name: "a returned transfer", file: "vitest.cases.ts", attempt: 1 },
    errors: [
      {
        message: "expected 'failed' to be 'succeeded' // Object.is equality",
        location: expect.stringMatching(/^vitest\.cases\.ts:\d+:\d+$/),
      },
    ],
    step: { at: expect.stringMatching(/^2026-03-04T15:00:0\d\.\d{3}Z$/), request: 1, calls: 3 },
    recipe: {
      format: "sandbank-recipe",
      from: { scenario: null },
      calls: [
        { request: "POST /v1/ach" },
        { advance: expect.any(Number) },
        { simulate: "achTransfers/1001/return" },
      ],
    },
    log: [{ method: "POST", path: "/v1/ach", status: 200 }],
  });
});

test("the state is the bank at that moment, its time paused (X143)", async () => {
  const bank = mondayBank();
  const { state, step } = fileOf("a returned transfer") as FailureFile;
  await bank.restore(state);
  expect(bank.db.achTransfers.get("1001")).toMatchObject({ status: "failed" });
  expect([bank.clock.paused, bank.clock.now().toISOString()]).toEqual([true, step.at]);
});

test("an error has neither numbers nor keys in clear, and no colors (X143)", () => {
  const [error] = fileOf("throws a secret")?.errors ?? [];
  expect(error?.message).toBe("card ••••1111 with •••• is declined");
});

test("what failOn says and a timeout are errors of the file as well", () => {
  expect(fileOf("an unanswered request")?.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^Test "an unanswered request": no route of the bank answers GET \/v1\/loans \(404\)/,
    ),
  ]);
  expect(fileOf("never ends")?.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Test timed out in 200ms\./),
  ]);
  expect(fileOf("before each > is not reached")?.errors.map(({ message }) => message)).toEqual([
    "The app did not start.",
  ]);
});

test("tests of one name at the same time have a file each, whose path any file system takes (X142)", () => {
  const names = Object.keys(files).filter((path) => path.startsWith("of-one-name"));
  expect(names).toHaveLength(3);
  expect(names.map((path) => files[path]?.log.length)).toEqual([1, 2, 3]);
  for (const name of names)
    expect(name).toMatch(/^of-one-name-e-b-fails-(again-and-)+again-a-+[\d_]+\/bank\.json$/);
});

test("a line for each file says how it is opened (X142)", () => {
  const lines = output.split("\n").filter((line) => line.startsWith("The bank of this failed test"));
  expect(lines.sort()).toEqual(
    Object.keys(files)
      .map((path) => shellWord(join("test-results", path)))
      .map((word) => `The bank of this failed test: npx sandbank open ${word}`)
      .sort(),
  );
});

test("an option that is neither true nor false is named", () => {
  expect(output).toContain("OptionError: Option 'failures' must be true or false, got \"yes\".");
});

test("no part of a file has a key (X143)", () => {
  for (const file of Object.values(files)) expect(JSON.stringify(file)).not.toContain("my_own_key_1");
});
