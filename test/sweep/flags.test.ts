// Statements: STA-23 to STA-26.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readStatesFlags } from "../../src/adapters/cli/states/flags.ts";
// The command loads it when it runs, and msw with it, which stays.
import "../../src/adapters/cli/states/index.ts";
import { KIND_NAMES } from "../../src/sweep/kinds.ts";
import { runHere } from "../server/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "sandbank-states-"));
const url = "http://localhost:5173/";
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("flags have the defaults that the help names (STA-23)", () => {
  expect(readStatesFlags([url])).toEqual({
    ...{ isHelp: false, url, do: undefined, baseline: undefined, out: "sandbank-states", browser: undefined },
    ...{
      only: undefined,
      without: [],
      all: false,
      screens: [url],
      follow: false,
      explore: 0,
      seed: undefined,
    },
    ...{ pictures: true, dark: false, widths: [1280], json: false, failOn: KIND_NAMES, bank: undefined },
    ...{ bankArgs: [], workers: undefined, timeout: 8000 },
  });
});

test("lists are separated by commas or repeated, and flags of the bank are passed on (STA-25)", () => {
  const words = [
    "--only",
    "rows,values",
    "--only=answers",
    "--screens",
    "/,/a?b=1#c",
    "--widths",
    "1280,390",
  ];
  const bank = ["--scenario", "busy", "--options", "bank.config.ts"];
  expect(readStatesFlags([url, ...words, ...bank, "--fail-on", "none"])).toMatchObject({
    ...{
      only: ["rows", "values", "answers"],
      screens: [url, `${url}a?b=1#c`],
      widths: [1280, 390],
      failOn: [],
    },
    bankArgs: ["--options=bank.config.ts", "--scenario=busy"],
  });
});

test.each([
  [[], 'states needs the address of one page, such as http://localhost:5173, got "".'],
  [["index.html"], 'states needs the address of one page, such as http://localhost:5173, got "index.html".'],
  [
    [url, "--screens", "https://example.com/"],
    '--screens must be paths of http://localhost:5173, got "https://example.com/".',
  ],
  [[url, "--widths", "wide"], '--widths must be a whole number from 100 to 10000, got "wide".'],
  [[url, "--bank", "worker"], '--bank must be routes or page, got "worker".'],
  [[url, "--fail-on", "errors"], `--fail-on must be none, or of ${KIND_NAMES.join(", ")}, got "errors".`],
  [[url, "--bogus"], "Unknown option '--bogus': see npx sandbank states --help."],
  [
    [url, "--baseline", "none.json"],
    "--baseline \"none.json\" can't be read: ENOENT: no such file or directory, open 'none.json'",
  ],
  [
    [url, "--do", "none.mjs"],
    "--do none.mjs cannot be read: ENOENT: no such file or directory, open 'none.mjs'.",
  ],
  [
    [url, "--scenario", "none"],
    '--scenario must be one of empty, starter, busy, onboardingInReview, everything, got "none".',
  ],
])("%j is refused: %s (STA-26)", async (flags, message) => {
  expect(await runHere(["states", ...flags])).toEqual({ code: 2, out: "", err: `sandbank: ${message}\n` });
});

test("a baseline must be a report, steps a function, and the folder of a report is no other (STA-26)", async () => {
  const file = join(folder, "known.json");
  const steps = join(folder, "steps.mjs");
  writeFileSync(file, "{}");
  writeFileSync(steps, "export default 1");
  const refused = async (...flags: string[]) => (await runHere(["states", url, ...flags])).err;
  expect(await refused("--baseline", file)).toBe(
    `sandbank: --baseline "${file}" can't be read: it isn't a report of npx sandbank states --json.\n`,
  );
  expect(await refused("--do", steps)).toBe(
    `sandbank: --do ${steps} has no function as its default export: export default async ({ page, bank }) => { … }.\n`,
  );
  expect(await refused("--out", folder)).toBe(
    `sandbank: --out must be a new folder or one with a report, got "${folder}".\n`,
  );
});

test("--help shows each flag and each kind of finding (STA-26)", async () => {
  const { code, out } = await runHere(["states", "--help"]);
  expect(code).toBe(0);
  for (const word of ["--only", "--fail-on", "--explore", ...KIND_NAMES]) expect(out).toContain(word);
});
