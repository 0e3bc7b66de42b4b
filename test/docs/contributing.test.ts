import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { root } from "./statements.ts";

test("CONTRIBUTING.md names each npm script, and no other", () => {
  const text = readFileSync(`${root}CONTRIBUTING.md`, "utf8");
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, "utf8")) as { scripts: object };
  const names = Object.keys(scripts);
  const written = new Set(
    Array.from(text.matchAll(/`(?:npm (?:run )?)?([a-z:-]+)\b[^`]*`/g), ([, name]) => name),
  );
  expect(names.filter((name) => !written.has(name))).toEqual([]);

  const run = Array.from(text.matchAll(/`npm run ([a-z:-]+)/g), ([, name = ""]) => name);
  expect(run.filter((name) => !names.includes(name))).toEqual([]);
});
