// Statements: STA-15, STA-23 to STA-25.

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SweepReport } from "../../src/sweep/shot.ts";
import { chromiumLaunch } from "../../tooling/chromium.ts";
import { hostFolder } from "../playground/support/static-host.ts";
import { runHere } from "../server/run-command.ts";

const { executablePath, env = {} } = chromiumLaunch();
const folder = mkdtempSync(join(tmpdir(), "sandbank-states-"));
const before = { ...process.env };
let host: Awaited<ReturnType<typeof hostFolder>>;

beforeAll(async () => {
  // What the Chromium of this machine needs, which the command starts itself.
  Object.assign(process.env, env);
  host = await hostFolder(fileURLToPath(new URL("app/", import.meta.url)), "/");
});

afterAll(async () => {
  for (const name of Object.keys(env)) {
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  }
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (name: string, url: string, ...flags: string[]) =>
  runHere([
    ...["states", url, "--out", join(folder, name), ...flags],
    ...(executablePath === undefined ? [] : ["--browser", executablePath]),
  ]);

/** The same for a page that is known to have no bank, for which the command would wait. */
const runByRoutes = (name: string, url: string, ...flags: string[]) =>
  run(name, url, "--bank", "routes", ...flags);

const ONLY = ["--only", "rows/achTransfers/none,answers/listAchTransfers/500"];

test("an app without faults has no finding, and a report with a picture of each state (STA-15, STA-22)", async () => {
  const { code, out } = await run("good", host.url, ...ONLY);
  expect(code).toBe(0);
  expect(out.replace(/in [\d.]+ s/, "in 1 s")).toBe(
    `Sandbank looked at 3 states in 1 s, with a bank in this process, by routes of the browser: 0 findings.\nThe report is ${join(folder, "good/index.html")}\n`,
  );
  const html = readFileSync(join(folder, "good/index.html"), "utf8");
  for (const [, file = ""] of html.matchAll(/src="(pictures\/[^"]+)"/g))
    expect(existsSync(join(folder, "good", file))).toBe(true);
  expect(html.match(/<img /g)).toHaveLength(3);
});

test("a finding is exit code 1, unless a baseline has it or --fail-on leaves its kind out (STA-23)", async () => {
  const url = `${host.url}?fault=empty-on-failure`;
  const flags = ["--only", "answers/listAchTransfers/500", "--no-pictures"];
  const { code, out } = await runByRoutes("first", url, ...flags, "--json");
  expect(code).toBe(1);
  const report: SweepReport = JSON.parse(out);
  expect(report.shots.flatMap(({ findings }) => findings.map(({ kind, what }) => ({ kind, what })))).toEqual([
    { kind: "hidden-error", what: "GET /v1/ach?page[limit]=20 is answered 500" },
  ]);
  const known = join(folder, "known.json");
  writeFileSync(known, out);
  expect(await runByRoutes("second", url, ...flags, "--baseline", known)).toMatchObject({ code: 0 });
  expect(await runByRoutes("third", url, ...flags, "--fail-on", "raw-value,axe")).toMatchObject({ code: 0 });
});

test("steps are taken before each picture (STA-25)", async () => {
  const steps = join(folder, "steps.mjs");
  writeFileSync(
    steps,
    `export default async ({ page, bank }) => {
      await page.getByLabel("Amount").fill("abc");
      await page.getByLabel("Name").fill(String(bank.db.achTransfers.count()));
      await page.getByRole("button", { name: "Send" }).click();
    };`,
  );
  const url = `${host.url}?fault=form-shows-nan`;
  const { code, out } = await runByRoutes(
    "steps",
    url,
    "--only",
    "rows/achTransfers/one",
    "--do",
    steps,
    "--no-pictures",
    "--json",
  );
  expect(code).toBe(1);
  const { shots }: SweepReport = JSON.parse(out);
  expect(shots.map(({ state, findings }) => [state, ...findings.map(({ what }) => what)])).toEqual([
    ["", 'NaN in "$NaN is no amount"'],
    ["rows/achTransfers/one", 'NaN in "$NaN is no amount"'],
  ]);
});

test("where a state keeps the steps from ending, the page is looked at without them (STA-25)", async () => {
  const steps = join(folder, "table.mjs");
  writeFileSync(steps, 'export default ({ page }) => page.getByRole("table").waitFor({ timeout: 500 });');
  const { out } = await runByRoutes("early", host.url, ...ONLY, "--do", steps, "--no-pictures", "--json");
  const { shots }: SweepReport = JSON.parse(out);
  const note = "The steps ended early: TimeoutError: locator.waitFor: Timeout 500ms exceeded.";
  expect(shots.map(({ state, notes }) => [state, ...notes])).toEqual([
    [""],
    ["rows/achTransfers/none", note],
    ["answers/listAchTransfers/500", note],
  ]);
});

test("the links of a page are followed, to one screen of each kind (STA-25)", async () => {
  const flags = ["--only", "rows/achTransfers/none", "--no-pictures", "--json"];
  const { code, out } = await runByRoutes("follow", host.url, "--follow", ...flags);
  expect(code).toBe(0);
  const { shots }: SweepReport = JSON.parse(out);
  expect(shots.map(({ screen, state }) => `${screen} ${state}`)).toEqual([
    "/ ",
    "/?screen=2 ",
    "/ rows/achTransfers/none",
    "/?screen=2 rows/achTransfers/none",
  ]);
});

test("what exploring finds is in the report, with its steps and its seed (STA-21)", async () => {
  const flags = ["--only", "rows/achTransfers/one", "--explore", "3", "--seed", "7", "--no-pictures"];
  const { code, out, err } = await runByRoutes("explore", `${host.url}?fault=form-shows-nan`, ...flags);
  expect(code).toBe(1);
  expect(err).toContain("sandbank: explores with --seed 7");
  expect(out).toContain('raw-value: NaN in "$NaN is no amount" at main form p');
  expect(readFileSync(join(folder, "explore/index.html"), "utf8")).toContain("hasText");
});

test("a page that can't be opened is exit code 2 (STA-23)", async () => {
  const { code, out, err } = await run("away", "http://127.0.0.1:9/");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("net::ERR_");
});
