import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const index = readFileSync(`${folder}README.md`, "utf8");
const notes = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .sort();

test("each decision note has a number of its own, in four digits", () => {
  const numbers = notes.map((name) => /^(\d{4})-/.exec(name)?.[1]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(notes.length);
});

test("the index lists each note once, with a line about it, in order", () => {
  const listed = Array.from(index.matchAll(/^- \[(\d{4})\]\((.+)\): .+\.$/gm), ([, number, name]) => [
    number,
    name,
  ]);
  expect(listed).toEqual(notes.map((name) => [name.slice(0, 4), name]));
});

describe.each(notes)("%s", (name) => {
  const text = readFileSync(folder + name, "utf8");

  test("has its number in the title", () => {
    expect(text).toMatch(new RegExp(`^# ${name.slice(0, 4)} \\S`));
  });

  test("has at most ten lines of text", () => {
    const lines = text.split("\n").filter((line) => line !== "");
    expect(lines.slice(1).length).toBeLessThanOrEqual(10);
  });

  test("has context, choice and consequence, in this order", () => {
    const headings = Array.from(
      text.matchAll(/^\*\*(Context|Choice|Consequence)\.\*\* /gm),
      ([, heading]) => heading,
    );
    expect(headings).toEqual(["Context", "Choice", "Consequence"]);
  });
});
