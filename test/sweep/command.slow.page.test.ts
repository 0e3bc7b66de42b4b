// Statements: STA-15, STA-23 to STA-25.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SweepReport } from "../../src/sweep/shot.ts";
import { folder, host, ONLY, run, runByRoutes } from "./run-states.ts";

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

test("a page that can't be opened is exit code 2 (STA-23)", async () => {
  const { code, out, err } = await run("away", "http://127.0.0.1:9/");
  expect({ code, out }).toEqual({ code: 2, out: "" });
  expect(err).toContain("net::ERR_");
});
