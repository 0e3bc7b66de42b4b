import { expect, test } from "vitest";
import { recordedTest } from "../../src/recorded/test/recording.ts";
import { runCopiedTest } from "../panel/support/replay.ts";
import { mondayBank } from "../support/bank.ts";
import { minimalTransfer } from "../support/bodies.ts";
import { create } from "../support/call.ts";

const keys = { client: "test_key", admin: "admin_test_key" };

test("a recorded request that was never answered is given up after a tenth of a second, in both forms (X254)", async () => {
  const bank = mondayBank({ record: true });
  await create(bank, "/v1/ach", minimalTransfer);
  bank.faults.add({ times: 1, then: "hang" });
  const sent = bank.fetch("/v1/ach", {
    method: "POST",
    headers: { Authorization: "Bearer test_key", "Content-Type": "application/json" },
    body: JSON.stringify({ data: minimalTransfer }),
    signal: AbortSignal.timeout(20),
  });
  await expect(sent).rejects.toThrow();
  const mark = { request: 0, calls: 0 };
  const { text } = await recordedTest(bank, { keys, mark, form: "vitest" });
  expect(text.split("    signal: AbortSignal.timeout(100),\n")).toHaveLength(2);
  await runCopiedTest(text);
  const playwright = await recordedTest(bank, { keys, mark, form: "playwright" });
  expect(playwright.text.split("    timeout: 100,\n")).toHaveLength(2);
});
