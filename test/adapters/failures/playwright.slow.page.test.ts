// Statements: X142.

import { execFile } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readFailure } from "../../../src/adapters/shared/failure/read.ts";

interface Attachment {
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
}

/** What is used of Playwright's report. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string;
        readonly stdout: readonly { readonly text: string }[];
        readonly attachments: readonly Attachment[];
      }[];
    }[];
  }[];
}

const here = fileURLToPath(new URL("./", import.meta.url));
const output = fileURLToPath(new URL("../../../.cache/failures-of-playwright", import.meta.url));
let specs: Suite["specs"] = [];

beforeAll(async () => {
  const cli = fileURLToPath(new URL("../../../node_modules/@playwright/test/cli.js", import.meta.url));
  const { VITEST, VITEST_MODE, VITEST_POOL_ID, VITEST_WORKER_ID, FORCE_COLOR, ...inherited } = process.env;
  const env = { ...inherited, NO_COLOR: "1" };
  const args = [cli, "test", "--config", "playwright.config.ts", "--reporter=json"];
  // Its exit code is 1, because tests fail.
  const report = await new Promise<string>((resolve) =>
    execFile(process.execPath, args, { cwd: here, env }, (_, out) => resolve(out)),
  );
  const all = (suite: Suite): Suite["specs"] => [...suite.specs, ...(suite.suites ?? []).flatMap(all)];
  specs = JSON.parse(report).suites.flatMap(all);
}, 120_000);
afterAll(() => rmSync(output, { recursive: true, force: true }));

/** The attempts at a test. */
const attempts = (title: string) => specs.find((spec) => spec.title === title)?.tests[0]?.results ?? [];
const attached = (title: string) =>
  attempts(title).map(({ status, attachments }) => [
    status,
    attachments.filter(({ name }) => name === "bank.json").length,
  ]);
const fileOf = (title: string) => {
  const [attachment] = attempts(title)[0]?.attachments.filter(({ name }) => name === "bank.json") ?? [];
  return readFailure(readFileSync(attachment?.path ?? "", "utf8"));
};

test("the bank of each test that fails is among its attachments, and no other's (X142)", () => {
  expect(attached("passes")).toEqual([["passed", 0]]);
  expect(attached("is not shown")).toEqual([["failed", 1]]);
  expect(attached("an unanswered request")).toEqual([["failed", 1]]);
  expect(attached("never ends")).toEqual([["timedOut", 1]]);
  expect(attached("is known to fail")).toEqual([["failed", 0]]);
  expect(attached("passes the second time")).toEqual([
    ["failed", 1],
    ["passed", 0],
  ]);
  expect(attached("leaves nothing")).toEqual([["failed", 0]]);
});

test("a file says which test failed, where, and what the pages had sent", () => {
  expect(fileOf("is not shown")).toMatchObject({
    test: { runner: "playwright", name: "the list > is not shown", file: "playwright.cases.ts", attempt: 1 },
    errors: [
      {
        message: expect.stringContaining("toBeVisible"),
        location: expect.stringMatching(/^playwright\.cases\.ts:\d+:\d+$/),
      },
    ],
    step: { at: "2026-03-02T15:00:00.000Z", request: 1 },
    log: [{ method: "GET", path: "/v1/ach?filter[status]=pending", status: 200 }],
  });
  expect(fileOf("an unanswered request").errors).toEqual([
    {
      message: expect.stringContaining("no route of the bank answers GET /v1/loans"),
      location: expect.any(String),
    },
  ]);
  expect(fileOf("never ends").errors).toEqual([
    { message: "Test timeout of 3000ms exceeded.", location: null },
  ]);
});

test("a line says how the file in the folder of results is opened", () => {
  const stdout = attempts("is not shown").flatMap((attempt) => attempt.stdout);
  const [, path = ""] = /npx sandbank open (\S+)$/m.exec(stdout.map(({ text }) => text).join("")) ?? [];
  expect(path).toMatch(/\.cache\/failures-of-playwright\/[^/]+\/bank\.json$/);
  expect(readFailure(readFileSync(new URL(path, import.meta.url), "utf8"))).toEqual(fileOf("is not shown"));
});
