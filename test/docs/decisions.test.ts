import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../docs/decisions/", import.meta.url));
const index = readFileSync(`${folder}README.md`, "utf8");
const notes = readdirSync(folder)
  .filter((name) => name !== "README.md")
  .sort();

test("decision notes are numbered from 0001 without gaps", () => {
  const expected = notes.map((_, at) => String(at + 1).padStart(4, "0"));
  expect(notes.map((name) => name.slice(0, 4))).toEqual(expected);
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

  test("has context, choice and consequence, in this order", () => {
    const headings = Array.from(
      text.matchAll(/^\*\*(Context|Choice|Consequence)\.\*\* /gm),
      ([, heading]) => heading,
    );
    expect(headings).toEqual(["Context", "Choice", "Consequence"]);
  });
});
