// Statements: X147, X148.

import { expect, test } from "vitest";
import { type Code, print } from "../../src/recorded/code.ts";

const x = (count: number) => "x".repeat(count);
const text = (count: number) => `"${x(count - 2)}"`;
const fields = (...given: readonly (readonly [string, Code])[]): Code => ({ fields: given });
const list = (...items: readonly Code[]): Code => ({ items });
const called = (...values: readonly Code[]): Code => ({ call: "f", values });
const two = fields(["a", "1"], ["b", "2"]);
const table = "[\n  { a: 1, b: 2 },\n  { a: 1, b: 2 },\n]";

test.each<[what: string, code: Code, lines: string]>([
  ["a text is never broken", x(100), x(100)],
  ["no fields are in one line", fields(), "{}"],
  ["no items are in one line", list(), "[]"],
  ["fields that have room are in one line", fields(["a", x(72)]), `{ a: ${x(72)} }`],
  ["others are in lines of their own", fields(["a", x(73)]), `{\n  a: ${x(73)},\n}`],
  ["items as well", list("1", x(74)), `[1, ${x(74)}]`],
  ["and where they have no room", list("1", x(75)), `[\n  1,\n  ${x(75)},\n]`],
  ["a single object of a list has no line of its own", list(two), "[{ a: 1, b: 2 }]"],
  ["objects of several fields have", list(two, two), table],
  ["objects of a single field have not", list(two, fields(["c", "3"])), "[{ a: 1, b: 2 }, { c: 3 }]"],
  ["texts and lists have not", list("1", two, list("2")), "[1, { a: 1, b: 2 }, [2]]"],
  [
    "such objects break what they are in",
    fields(["a", "1"], ["b", list(two, two)]),
    "{\n  a: 1,\n  b: [\n    { a: 1, b: 2 },\n    { a: 1, b: 2 },\n  ],\n}",
  ],
  ["also a list", list(list(two, two)), "[\n  [\n    { a: 1, b: 2 },\n    { a: 1, b: 2 },\n  ],\n]"],
  ["and a call", called(list(two, two)), `f(${table})`],
  ["a call that has room is in one line", called("1", fields(["a", x(66)])), `f(1, { a: ${x(66)} })`],
  [
    "otherwise its last value alone is broken",
    called("1", "2", fields(["a", x(64)])),
    `f(1, 2, {\n  a: ${x(64)},\n})`,
  ],
  ["as long as the others have room", called(text(74), two), `f(${text(74)}, {\n  a: 1,\n  b: 2,\n})`],
  ["without it each value has a line", called(text(76), two), `f(\n  ${text(76)},\n  { a: 1, b: 2 },\n)`],
  ["a last value that is a text is not broken", called("1", text(80)), `f(\n  1,\n  ${text(80)},\n)`],
  ["nor one without fields", called(text(74), fields()), `f(\n  ${text(74)},\n  {},\n)`],
  ["nor a call", called(text(72), called("1")), `f(\n  ${text(72)},\n  f(1),\n)`],
  [
    "nor one after a value that is broken",
    called(list(two, two), two),
    "f(\n  [\n    { a: 1, b: 2 },\n    { a: 1, b: 2 },\n  ],\n  { a: 1, b: 2 },\n)",
  ],
  ["a text that has room follows its key", fields(["error", text(70)]), `{\n  error: ${text(70)},\n}`],
  ["otherwise it goes below", fields(["error", text(71)]), `{\n  error:\n    ${text(71)},\n}`],
  ["but not below a short key", fields(["abcd", text(72)]), `{\n  abcd: ${text(72)},\n}`],
  ["nor where it is other code", fields(["error", `${x(70)}"a"`]), `{\n  error: ${x(70)}"a",\n}`],
  ["in single quotes too", fields(["error", `'${x(69)}'`]), `{\n  error:\n    '${x(69)}',\n}`],
])("%s", (_, code, lines) => {
  expect(print(code, "", 0, 1)).toBe(lines);
});

test("what stands before and after in the line takes of the room", () => {
  const code = fields(["a", x(62)]);
  expect(print(code, "  ", 9, 1)).toBe(`{ a: ${x(62)} }`);
  expect(print(code, "  ", 10, 1)).toBe(`{ a: ${x(62)} }`);
  expect(print(code, "  ", 11, 1)).toBe(`{\n    a: ${x(62)},\n  }`);
  expect(print(code, "  ", 10, 2)).toBe(`{\n    a: ${x(62)},\n  }`);
  expect(print(called("1", code), "  ", 4, 1)).toBe(`f(1, { a: ${x(62)} })`);
  expect(print(called("1", code), "  ", 6, 1)).toBe(`f(1, {\n    a: ${x(62)},\n  })`);
  expect(print(called(text(20), two), "  ", 54, 1)).toBe(`f(${text(20)}, {\n    a: 1,\n    b: 2,\n  })`);
});
