// Statements: X107.

import { expect } from "vitest";
import { cover, test } from "../../src/adapters/vitest/index.ts";
import { createBank } from "../../src/index.ts";

test("without the reporter nothing is recorded, and a test's meta stays empty", async ({ bank, task }) => {
  await cover(createBank(), task);
  await bank.fetch("/v1", { headers: { Authorization: "Bearer test" } });
  expect(task.meta).toEqual({});
});
