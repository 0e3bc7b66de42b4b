// Statements: X172 to X178.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { killAll, run } from "./run-command.ts";

const KEY = "client_secret_0123456789";
const folder = mkdtempSync(join(tmpdir(), "sandbank-verify-"));

afterEach(() => {
  killAll();
  rmSync(folder, { recursive: true, force: true });
});

test("the command writes options, report and ledger, and a key is in none of them (X172, X173, X176, X178)", {
  timeout: 60_000,
}, async () => {
  const server = await serve(
    {
      apiKeys: { client: [KEY] },
      suppliers: [],
      assumptions: { errorBody: ({ message }) => ({ message, key: KEY }) },
    },
    { port: 0 },
  );
  const [out, json, ledger] = ["calibration.ts", "report.json", "compared.json"].map((name) =>
    join(folder, name),
  );
  const files = ["--out", out ?? "", "--json", json ?? "", "--ledger", ledger ?? ""];
  const ended = await run(
    ...[
      "verify",
      "--base-url",
      server.url,
      "--key",
      KEY,
      "--only",
      "shared,cards",
      "--rate",
      "1000",
      ...files,
    ],
  ).ended;
  await server.close();
  expect(ended).toMatchObject({ code: 0 });
  expect(ended.out).toContain("Options that make the bank agree:\n");
  expect(ended.out).toContain("  suppliers: []\n");
  expect(ended.err).toContain("verify: cards, after ");
  const texts = [out, json, ledger].map((file) => readFileSync(file ?? "", "utf8"));
  expect([ended.out, ended.err, ...texts].filter((text) => text.includes(KEY))).toEqual([]);
  const { default: calibration } = await import(pathToFileURL(out ?? "").href);
  expect(calibration).toMatchObject({ suppliers: [], apiKeys: { client: ["client_test_key"] } });
  expect(JSON.parse(texts[2] ?? "")).toMatchObject({
    C1: { result: "contradicted" },
    S18: { result: "confirmed" },
  });
});

test("a dry run lists every request and sends none (X175)", async () => {
  const flags = ["--base-url", "http://127.0.0.1:9", "--writes", "--only", "onboarding", "--dry-run"];
  const { code, out } = await run("verify", ...flags, "--key", KEY).ended;
  expect(code).toBe(0);
  expect(out).toContain(
    'POST   /v1/addresses {"data":{"street_line1":"1 Verify Street","city":"Springfield","country":"US"}}\n',
  );
  expect(out).toContain("DELETE /v1/addresses/1001\n");
  expect(out).toMatch(/\d+ requests to http:\/\/127\.0\.0\.1:9, \d+ of them no GET, in about \d+ s\./);
  expect(out).not.toContain(KEY);
});

test.each([
  [
    [],
    "--base-url must be the address of the service, without a user name or password, such as https://api.example.com.",
  ],
  [
    ["--base-url", "https://a:b@api.example.com"],
    "--base-url must be the address of the service, without a user name or password, such as https://api.example.com.",
  ],
  [
    ["--base-url", "https://api.example.com"],
    "--key must be the client's key; it may also be in the environment variable SANDBANK_KEY.",
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--only", "card"],
    '--only must be one or more of shared, payments, cards, onboarding, got "card".',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--rate", "0"],
    '--rate must be a number of requests a second above 0 and at most 1000, got "0".',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--out", "a.json"],
    '--out writes TypeScript: give it a file that ends in .ts, not "a.json".',
  ],
  [
    ["--base-url", "https://api.example.com", KEY],
    "verify takes flags only: see npx sandbank verify --help.",
  ],
  [
    ["--base-url", "https://api.example.com", "--kye", KEY],
    "Unknown option '--kye': see npx sandbank verify --help.",
  ],
])("wrong flags are refused in one line without the key: %#", async (flags, message) => {
  const { code, out, err } = await run("verify", ...flags).ended;
  expect({ code, out, err }).toEqual({ code: 1, out: "", err: `sandbank: ${message}\n` });
});
