// Statements: X110, X111.

import { expect, test } from "vitest";
import { run } from "./run.ts";

test("Vitest: what tests in two workers have seen is one table, and a threshold decides the exit code", async () => {
  const { code, output, kinds } = await run("vitest", {
    areas: ["payments"],
    thresholds: { operations: 90 },
  });
  expect(output).toContain("Tests  4 passed (4)");
  expect(output).toContain(`
sandbank      seen  of
operations       3   9  33.3 %
statuses         5   6  83.3 %
transitions      4  11  36.3 %
return codes     1  70   1.4 %
`);
  expect(output).toContain("Coverage of operations is 33.3 % (3 of 9), below its threshold of 90 %.");
  expect(code).toBe(1);
  expect(kinds.returnCodes.seen).toEqual(["R03"]);
  // Of the bank that one file's tests share.
  expect(kinds.operations.seen).toEqual(["createAchTransfer", "getApiVersion", "listAchTransfers"]);
}, 120_000);

test("Vitest: a run at its threshold succeeds", async () => {
  const { code } = await run("vitest", { areas: ["payments"], thresholds: { operations: 30 } });
  expect(code).toBe(0);
}, 120_000);
