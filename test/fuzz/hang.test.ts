import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

test("a case that never ends is found, and the cases after it run", { timeout: 90_000 }, () => {
  const file = fileURLToPath(new URL("support/planted/hanging.ts", import.meta.url));
  const { stdout, status } = spawnSync(process.execPath, [file, "3", "5"], { encoding: "utf8" });
  expect(stdout).toContain("1 × hang\n  The case does not end.\n  again: npm run long hanging 1 6\n");
  expect(stdout).toMatch(/\nhanging 3 5: seconds \S+, .*findings 1\n$/);
  expect(status).toBe(1);
});
