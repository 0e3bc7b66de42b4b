import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test, vi } from "vitest";
import * as fixtures from "../../fixtures/index.ts";
import { createBank } from "../../src/index.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");

/** The TypeScript examples of a part of the README. */
function examplesIn(part: string): readonly string[] {
  return Array.from(part.matchAll(/```ts\n([\s\S]*?)```/g), ([, example = ""]) => example);
}

/** Runs an example that imports `createBank` and names of `sandbank/fixtures`. The docs project runs those of all pages. */
async function run(example: string): Promise<void> {
  const body = stripTypeScriptTypes(example.replaceAll(/^import .*$/gm, ""));
  const AsyncFunction = (async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  const known = { createBank, ...fixtures };
  // In a block, so that it may declare a name which it was given.
  await new AsyncFunction(...Object.keys(known), `{ ${body} }`)(...Object.values(known));
}

const [first = ""] = examplesIn(readme);

test("the README has at most 120 lines, and its first example at most twelve", () => {
  expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
  expect(first.trim().split("\n").length).toBeGreaterThan(5);
  expect(first.trim().split("\n").length).toBeLessThanOrEqual(12);
});

test("the first example of the README prints failed", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => undefined);
  await run(first);
  expect(print.mock.calls).toEqual([["failed"]]);
  print.mockRestore();
});
