import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test, vi } from "vitest";
import * as sandbank from "../../src/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const example = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? "";

test("the first example of the README has at most twelve lines", () => {
  expect(example.trim().split("\n").length).toBeGreaterThan(5);
  expect(example.trim().split("\n").length).toBeLessThanOrEqual(12);
});

test("the first example of the README prints succeeded", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  const body = stripTypeScriptTypes(example.replace(/^import .*$/m, ""));
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction("createBank", body)(sandbank.createBank);
  expect(print.mock.calls).toEqual([["succeeded"]]);
  print.mockRestore();
});
