import fc from "fast-check";
import { expect, test } from "vitest";
import { edited, editOf } from "../../src/engine/store/deltas/edit.ts";

/** Values that share parts, as the versions of a row do. */
const leaf = fc.constantFrom<unknown>(null, 0, 1, "", "text", true, { a: 1 }, [1, { b: 2 }]);
const value = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie("any"), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom("a", "b", "c", "d"), fc.option(tie("any"), { nil: undefined }), {
      maxKeys: 4,
    }),
  ),
})).any;

test("an edit makes of the value before the value after, byte for byte, and survives JSON", () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const edit = editOf(before, after);
      const [text, plain] = [JSON.stringify(before), JSON.parse(JSON.stringify(before))];
      const made = edit === undefined ? plain : edited(plain, JSON.parse(JSON.stringify(edit)));
      expect(JSON.stringify(made)).toBe(JSON.stringify(after));
      expect(JSON.stringify(before)).toBe(text);
    }),
    { seed: 13, numRuns: 20_000 },
  );
});

test("an item at the end of a list is all that is written of it", () => {
  const list = Object.freeze([{ amount: 1 }, { amount: 2 }]);
  const after = { id: "1", list: [...list, { amount: 3 }] };
  expect(editOf({ id: "1", list }, after)).toEqual({ fields: { list: { keep: 2, items: [{ amount: 3 }] } } });
});

test("an edit of another value is refused", () => {
  expect(() => edited([1], { keep: 2, items: [] })).toThrow(
    "keeps 2 items of a list that does not have them",
  );
  expect(() => edited({ a: 1 }, { fields: { b: { to: 1 } } })).toThrow('a field "b" that is not there');
  expect(() => edited(null, { fields: {} })).toThrow("fields of a value that isn't an object");
});
