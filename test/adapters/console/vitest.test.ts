// Statements: X200.

import { afterEach, beforeEach, expect, vi } from "vitest";
import { answer, test as bankTest } from "../../../src/adapters/vitest/index.ts";
import { createBank } from "../../../src/index.ts";

const headers = { Authorization: "Bearer test" };
/** What the tests of this file have printed so far. */
const lines: unknown[] = [];
beforeEach(() => void vi.spyOn(console, "warn").mockImplementation((line) => void lines.push(line)));
afterEach(() => void vi.restoreAllMocks());

const silent = bankTest.extend({ bankOptions: { console: false } });

silent("a test with console: false prints nothing (X200)", async ({ bank }) => {
  await fetch(`${bank.baseUrl}/v1/ach?limit=1`, { headers });
  expect(lines).toEqual([]);
});

for (const at of [1, 2, 3])
  bankTest(`of the tests of a file the first prints a kind of warning (X200): ${at}`, async ({ bank }) => {
    await fetch(`${bank.baseUrl}/v1/ach?limit=${at}`, { headers });
    expect(lines).toEqual([
      "[sandbank] GET /v1/ach?limit=1: 'limit' is not taken by this call and was ignored. Send 'page[limit]' instead.",
    ]);
  });

bankTest("nor does a bank of one's own print it again in that file (X200)", async () => {
  const bank = createBank({ baseUrl: "https://own.test" });
  const stop = await answer(bank);
  await fetch("https://own.test/v1/ach?limit=1", { headers });
  stop();
  expect(lines).toHaveLength(1);
});
