import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test, vi } from "vitest";
import { scenarios } from "../../fixtures/index.ts";
import { createBank } from "../../src/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The TypeScript examples of a part of the README. */
function examplesIn(part: string): readonly string[] {
  return Array.from(part.matchAll(/```ts\n([\s\S]*?)```/g), ([, example = ""]) => example);
}

/** Runs an example that imports nothing but `createBank` and `scenarios`. */
async function run(example: string): Promise<void> {
  const body = stripTypeScriptTypes(example.replaceAll(/^import .*$/gm, ""));
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  await new AsyncFunction("createBank", "scenarios", body)(createBank, scenarios);
}

const [first = ""] = examplesIn(readme);

test("the first example of the README has at most twelve lines", () => {
  expect(first.trim().split("\n").length).toBeGreaterThan(5);
  expect(first.trim().split("\n").length).toBeLessThanOrEqual(12);
});

test("the first example of the README prints succeeded", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await run(first);
  expect(print.mock.calls).toEqual([["succeeded"]]);
  print.mockRestore();
});

const [, chapter = ""] = readme.split(/^## (?=States and errors on demand$)/m);
const states = examplesIn(chapter.split(/^## /m)[0] ?? "");

test("each way to a state or an error has an example", () => {
  expect(states).toHaveLength(8);
});

test.each(states)("an example of a state or an error runs as it stands: %s", async (example) => {
  await expect(run(example)).resolves.toBeUndefined();
});
