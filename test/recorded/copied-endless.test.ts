import { afterAll, expect, test, vi } from "vitest";
import { CLIENT_KEY } from "../../fixtures/http-client.ts";
import { createBank } from "../../src/index.ts";
import { copiedTest } from "../../src/recorded/test/index.ts";
import { copied, runCopiedTest } from "../panel/support/replay.ts";

// A bank takes the timers of its deadlines when it is loaded.
vi.hoisted(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }));
afterAll(() => vi.useRealTimers());

test("the copy of a request whose body did not end has the time that a bank waits for it, in both forms (X272)", async () => {
  const bank = createBank({ record: true });
  await bank.ready;
  const headers = { Authorization: `Bearer ${CLIENT_KEY}`, "Content-Type": "application/json" };
  const init = { method: "POST", headers, body: new ReadableStream(), duplex: "half" };
  const response = await afterMinute(bank.fetch("/v1/ach", init as RequestInit));
  expect(response.status).toBe(408);
  const code = await copiedTest(copied(bank));
  expect(code).toContain('is answered 408", { timeout: 90_000 }, async () => {');
  await afterMinute(runCopiedTest(code));
  const other = await copiedTest(copied(bank), "playwright");
  expect(other).toContain("  test.slow();\n");
  // Playwright sends no stream.
  expect(other).toContain('  const response = await bank.fetch("/v1/ach", {\n');
  expect(other).toContain("  expect(response.status).toBe(408);\n");
});

/** What comes of work in which a bank waits a minute for a body. */
async function afterMinute<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(60_000);
  return ended;
}
