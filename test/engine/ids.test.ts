import { expect, test } from "vitest";
import { type IdForm, idWith, keyIn, toKey } from "../../src/engine/store/ids.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/;
const forms: readonly IdForm[] = ["string", "integer", "uuid", { prefix: "po_" }];

test.each([1, 9, 1001, 2 ** 32 + 1, 2 ** 48 - 1])(
  "the number %i is read from an id of any form, as text from one of its own form alone",
  (key) => {
    const ids = forms.map((form) => idWith(key, form));
    expect(ids.map(toKey)).toEqual([key, key, key, key]);
    expect(ids.map((id) => forms.map((form) => keyIn(id, form)))).toEqual([
      [key, key, undefined, undefined],
      [key, key, key, key],
      [undefined, undefined, key, undefined],
      [undefined, undefined, undefined, key],
    ]);
  },
);

test("a UUID is one of version 4 for each number, and differs in its first digits from the next", () => {
  const ids = Array.from({ length: 2000 }, (_, at) => String(idWith(1001 + at, "uuid")));
  expect(ids.filter((id) => !UUID.test(id))).toEqual([]);
  expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(2000);
});

test.each([
  0,
  -1,
  1.5,
  2 ** 53,
  Number.NaN,
  "",
  "0",
  "01001",
  "1001x",
  "po_",
  "po_01001",
  "9007199254740993",
  null,
])("in %j no number is written", (id) => {
  expect(toKey(id)).toBeUndefined();
});
