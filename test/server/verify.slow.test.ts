// Statements: X172 to X178.

import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { serve } from "../../src/adapters/server/index.ts";
import { killAll, run, runHere } from "./run-command.ts";

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

test("a dry run lists as many requests as a run sends, and odd keys in answers are masked (X175, X176)", {
  timeout: 60_000,
}, async () => {
  const key = 'k"\\we/ird%+&<key>~9';
  const errorBody = ({ message }: { message: string }) => ({
    message,
    [`x${key}`]: [key, encodeURIComponent(key), JSON.stringify(key)],
  });
  const server = await serve({ apiKeys: { client: [key] }, assumptions: { errorBody } }, { port: 0 });
  const flags = ["--base-url", `${server.url}/`, "--key", key, "--only", "shared", "--rate", "1000"];
  const out = join(mkdtempSync(join(tmpdir(), "sandbank-verify-")), "odd.ts");
  const dry = await run("verify", ...flags, "--dry-run").ended;
  const real = await run("verify", ...flags, "--out", out).ended;
  await server.close();
  const listed = /(\d+) requests to /.exec(dry.out)?.[1];
  expect(real.out).toContain(`, ${listed} requests, none but GET`);
  const forms = [key, encodeURIComponent(key), JSON.stringify(key).slice(1, -1)];
  for (const text of [real.out, real.err, readFileSync(out, "utf8")])
    expect(forms.filter((form) => text.includes(form))).toEqual([]);
});

test("options that were found of another Sandbank's test keys can be used (X173)", {
  timeout: 60_000,
}, async () => {
  const apiKeys = { client: ["client_test_key"], admin: ["admin_test_key"] };
  const server = await serve({ apiKeys }, { port: 0 });
  const out = join(mkdtempSync(join(tmpdir(), "sandbank-verify-")), "own.ts");
  const flags = ["--base-url", server.url, "--only", "shared", "--rate", "1000", "--out", out];
  await run("verify", ...flags, "--key", "client_test_key", "--admin-key", "admin_test_key").ended;
  await server.close();
  const { default: calibration } = await import(pathToFileURL(out).href);
  expect(calibration).toEqual({ apiKeys });
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
    '--rate must be a number of requests a second from 0.001 to 1000, got "0".',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--out", "a.json"],
    '--out writes TypeScript: give it a file that ends in .ts, not "a.json".',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--admin-key", "a b"],
    "--admin-key must be a key without spaces, as it is sent after Bearer.",
  ],
  [
    ["--base-url", "https://api.example.com/v1/", "--key", KEY],
    "--base-url must be without the /v1 at its end, which each request has.",
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--json", "no-such-folder/report.json"],
    '--json must be in a folder that exists and can be written, got "no-such-folder/report.json".',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--json", "src"],
    '--json must be a file, but "src" is a folder.',
  ],
  [
    ["--base-url", "https://api.example.com", "--key", KEY, "--ledger", "package.json"],
    '--ledger must be an object of dates and results by statement, as verify writes it, which "package.json" is not.',
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
  const { code, out, err } = await runHere(["verify", ...flags]);
  expect({ code, out, err }).toEqual({ code: 1, out: "", err: `sandbank: ${message}\n` });
});
