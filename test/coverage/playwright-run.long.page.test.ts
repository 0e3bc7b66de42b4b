// Statements: X110, X111.

import { expect, test } from "vitest";
import { run } from "./run.ts";

test("Playwright: what tests in two workers have seen is one table, and a threshold decides the exit code", async () => {
  const { code, output, kinds } = await run("playwright", {
    areas: ["payments"],
    thresholds: { operations: 90 },
  });
  expect(output).toContain("2 passed");
  expect(output).toContain(`
sandbank      seen  of
operations       2   9  22.2 %
statuses         5   6  83.3 %
transitions      4  11  36.3 %
return codes     1  70   1.4 %
`);
  expect(output).toContain("Coverage of operations is 22.2 % (2 of 9), below its threshold of 90 %.");
  expect(code).toBe(1);
  // The one by a page, the other by a bank of the test's own.
  expect(kinds.operations.seen).toEqual(["createAchTransfer", "listAchTransfers"]);
  expect(kinds.transitions.seen).toContain("achTransfers hold → canceled");
}, 120_000);

test("Playwright: a run at its threshold succeeds", async () => {
  const { code } = await run("playwright", { areas: ["payments"], thresholds: { operations: 20 } });
  expect(code).toBe(0);
}, 120_000);

test("Playwright: a list of the tests is no run, so it is held to no threshold", async () => {
  const { code, output, kinds } = await run("playwright", { thresholds: { operations: 90 } }, "--list");
  expect(output).toContain("Total: 2 tests in 2 files");
  expect([code, kinds]).toEqual([0, undefined]);
}, 120_000);
