import fc from "fast-check";
import { expect, test } from "vitest";
import { copyJson } from "../../src/engine/schema/copy-json.ts";
import { freezeDeep } from "../../src/engine/store/freeze.ts";

const anything = fc.anything({
  withDate: true,
  withNullPrototype: true,
  withSparseArray: true,
  withMap: true,
});

test("a copy is what JSON text would make of a value, whatever it is", () => {
  fc.assert(
    fc.property(anything, (value) => {
      const text: string | undefined = JSON.stringify(value);
      expect(JSON.stringify(copyJson(value))).toBe(text);
      if (text !== undefined) expect(copyJson(value)).toEqual(JSON.parse(text));
    }),
    { seed: 15, numRuns: 1000 },
  );
});

test("a copy of a frozen value is not frozen and shares no object with it", () => {
  const value = freezeDeep({ row: { list: [{ name: "Ada" }], owner: { city: null } } });
  const copy = copyJson(value) as { row: { list: { name: string }[]; owner: { city: string | null } } };
  copy.row.list[0] = { name: "Bo" };
  copy.row.owner.city = "Reno";
  expect(copy).toEqual({ row: { list: [{ name: "Bo" }], owner: { city: "Reno" } } });
  expect(value).toEqual({ row: { list: [{ name: "Ada" }], owner: { city: null } } });
});

test.each([
  ["a field that is left out", { kept: 1, dropped: undefined }, { kept: 1 }],
  ["numbers that JSON does not have", { list: [Number.NaN, -0, undefined] }, { list: [null, 0, null] }],
  ["a value with its own form in JSON", { at: new Date(0) }, { at: "1970-01-01T00:00:00.000Z" }],
  ["a function", { work: () => 1, own: { toJSON: () => "text" } }, { own: "text" }],
])("a copy of %s is as its JSON text", (_, value, copy) => {
  expect(JSON.stringify(copyJson(value))).toBe(JSON.stringify(copy));
});

test("a field named __proto__ stays a field", () => {
  const value: unknown = JSON.parse('{"metadata":{"__proto__":{"a":1},"b":2}}');
  expect(JSON.stringify(copyJson(value))).toBe('{"metadata":{"__proto__":{"a":1},"b":2}}');
});

test("a value inside of itself and a bigint have no copy", () => {
  const inside: Record<string, unknown> = { rows: Array.from({ length: 1000 }, (_, id) => ({ id })) };
  inside.self = { inside };
  expect(() => copyJson(inside)).toThrow(TypeError);
  expect(() => copyJson({ amount: 1n })).toThrow(TypeError);
});
