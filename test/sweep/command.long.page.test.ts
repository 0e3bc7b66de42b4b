// Statements: STA-21, STA-25.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { SweepReport } from "../../src/sweep/shot.ts";
import { folder, host, ONLY, runByRoutes } from "./run-states.ts";

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
