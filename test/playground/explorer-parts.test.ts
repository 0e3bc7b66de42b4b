import fc from "fast-check";
import { expect, test } from "vitest";
import { differences } from "../../playground/src/explorer/answers/compare.ts";
import { controlOf } from "../../playground/src/explorer/form/control.ts";
import { setIn } from "../../playground/src/explorer/form/set-in.ts";
import { jsonProblem } from "../../playground/src/explorer/json-problem.ts";
import { match, wordsOf } from "../../playground/src/palette/match.ts";
import type { JsonSchema } from "../../src/openapi/index.ts";

test.each([
  ['{"a": 1,}', "Line 1, column 9: remove the comma before }."],
  ["{'a': 1}", "Line 1, column 2: expected a field name in double quotes."],
  ['{\n  "a" 1\n}', "Line 2, column 7: expected a colon after the field name."],
  ['{"a": 1 "b": 2}', "Line 1, column 9: expected a comma or } to close this object."],
  ['{"a": [1, 2}', "Line 1, column 12: expected a comma or ] to close this array."],
  ['{"a": 01}', "Line 1, column 7: not a valid JSON number: use digits, with a period before decimals."],
  [
    '{"a": True}',
    "Line 1, column 7: expected a value: text in double quotes, a number, true, false, null, { or [.",
  ],
  ['{"a": "b', "Line 1, column 9: missing the closing quote."],
  ['{"a": 1} {', "Line 1, column 10: unexpected text after the end of the JSON."],
])("what keeps %s from being JSON is said in words", (text, problem) => {
  expect(jsonProblem(text)).toBe(problem);
});

test("a text has a problem exactly when it is not JSON", () => {
  const parses = (text: string) => {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  };
  const json = fc.json({ maxDepth: 4 });
  const broken = fc
    .tuple(json, fc.nat(), fc.constantFrom(..."{}[],:\"'\\ \n\t0-+.eEx"))
    .map(([text, at, char]) => {
      const place = at % (text.length + 1);
      return text.slice(0, place) + char + text.slice(place + (at % 2));
    });
  fc.assert(
    fc.property(fc.oneof(json, broken, fc.string()), (text) => {
      expect(jsonProblem(text) === undefined).toBe(parses(text));
    }),
    { numRuns: 3000 },
  );
});

test("a value is put where a path leads, and the rest stays in its place", () => {
  expect(JSON.stringify(setIn({ a: 1, b: { c: [1, 2] }, d: 4 }, ["b", "c", 1], 9))).toBe(
    '{"a":1,"b":{"c":[1,9]},"d":4}',
  );
  expect(setIn({ a: [1, 2] }, ["a", 0], undefined)).toEqual({ a: [2] });
  expect(setIn({ a: 1 }, ["a"], undefined)).toEqual({});
  expect(setIn(undefined, ["data", "emails", 0], "x")).toEqual({ data: { emails: ["x"] } });
});

test("the fields in which two answers differ are named, those that only one has too", () => {
  expect(
    differences({ data: { id: "1", list: [1, 2], same: {} } }, { data: { id: "2", list: [1], same: {} } }),
  ).toEqual([
    { field: "data.id", one: '"1"', other: '"2"' },
    { field: "data.list[1]", one: "2", other: undefined },
  ]);
  expect(differences({ a: 1 }, { a: 1 })).toEqual([]);
});

test("a value is chosen, typed or written as JSON, as its schema says", () => {
  const kindOf = (schema: JsonSchema) => {
    const { control, isNullable } = controlOf(schema, (one) => one);
    return [control.kind, isNullable];
  };
  expect(kindOf({ enum: ["a", "b"] })).toEqual(["choice", false]);
  expect(kindOf({ type: ["string", "null"] })).toEqual(["text", true]);
  expect(kindOf({ anyOf: [{ type: "string", format: "date" }, { type: "null" }] })).toEqual(["date", true]);
  expect(kindOf({ type: "array", items: { type: "integer" } })).toEqual(["list", false]);
  expect(kindOf({ type: "object", additionalProperties: true })).toEqual(["json", false]);
  expect(kindOf({ anyOf: [{ type: "integer" }, { type: "string" }] })).toEqual(["json", false]);
});

test("all words must be found, in any order, and those that begin as typed count most", () => {
  const texts = [
    "POST /v1/virtualcards Create a virtual card",
    "GET /v1/realcards List the client's real cards",
    "Advance 1 day",
  ];
  const best = (query: string) => {
    const scored = texts
      .map((text) => ({ text, score: match(text, wordsOf(query)) }))
      .filter(({ score }) => score > 0);
    return scored.sort((one, other) => other.score - one.score).map(({ text }) => texts.indexOf(text));
  };
  expect(best("card create")).toEqual([0]);
  expect(best("card")).toEqual([0, 1]);
  expect(best("advnce")).toEqual([2]);
  expect(best("card ghost")).toEqual([]);
});
