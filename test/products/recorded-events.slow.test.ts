import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import type { PanelBank } from "../../src/code/bank.ts";
import { recordedTest } from "../../src/recorded/test/recording.ts";
import { problemsOf } from "../recorded/support/compiled.ts";
import { bankWithDeliveries } from "./event-session.ts";

const RESOURCES = `export * from ${JSON.stringify(fileURLToPath(new URL("./event-session.ts", import.meta.url)))};\n`;

test("written tests with deliveries compile, and are as Biome formats them (PROD-79)", {
  timeout: 120_000,
}, async () => {
  const given = {
    keys: { client: "test_key", admin: "admin_test_key" },
    mark: { request: 0, calls: 0 },
    title: "all",
  };
  const [received, failed] = [await bankWithDeliveries(), await bankWithDeliveries(...Array(20).fill(500))];
  const sources = [received.bank, failed.bank].map(async (bank) => {
    const { text } = await recordedTest(bank as unknown as PanelBank, { ...given, form: "vitest" });
    return text;
  });
  expect(problemsOf(await Promise.all(sources), RESOURCES)).toBe("");
});
