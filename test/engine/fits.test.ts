import { expect, test } from "vitest";
import * as z from "zod/mini";
import { strict } from "../../src/engine/schema/strict.ts";
import { appended } from "../../src/engine/store/rows/appended.ts";
import { fitsOf } from "../../src/engine/store/rows/fits.ts";

const fits = fitsOf(
  strict(
    z.object({
      list: z.array(z.object({ n: z.int() })),
      few: z.array(z.int()).check(z.maxLength(2)),
      inner: z.object({ name: z.string() }),
    }),
  ),
);
const before = { list: Object.freeze([{ n: 1 }, { n: 2 }]), few: [1], inner: { name: "a" } };

test.each<[string, object]>([
  ["nothing new", {}],
  ["an item more", { list: [...before.list, { n: 3 }] }],
  ["an item appended", { list: appended(before.list, [{ n: 3 }]) }],
  ["fewer items", { list: [] }],
  ["another object", { inner: { name: "b" } }],
])("%s fits", (_, fields) => {
  expect(fits({ ...before, ...fields }, before)).toBe(true);
});

test.each<[string, object]>([
  ["a wrong item at the end", { list: [...before.list, { n: "3" }] }],
  ["a wrong item in place of one", { list: [{ n: 0.5 }, before.list[1]] }],
  ["a wrong item appended", { list: appended(before.list, [{ n: 0.5 }]) }],
  ["a wrong item in a list that was appended to", { list: appended([{ n: 0.5 }], [{ n: 3 }]) }],
  ["too many items for a rule about the list", { few: [1, 2, 3] }],
  ["a wrong field of an object", { inner: { name: 7 } }],
  ["a list that is none", { list: null }],
  ["a field taken away", { inner: undefined }],
  ["another field", { other: 1 }],
  ["another field of an object", { inner: { name: "a", other: 1 } }],
])("%s does not fit", (_, fields) => {
  expect(fits({ ...before, ...fields }, before)).toBe(false);
});

test("an object without a field that it must have does not fit", () => {
  const { list, ...fewer } = before;
  expect(fits(fewer, before)).toBe(false);
  expect(fits({ list, inner: before.inner }, before)).toBe(false);
});

test("the items of an optional list to which others are appended are not read again, without another optional field", () => {
  let reads = 0;
  const item = {
    get n() {
      reads += 1;
      return 1;
    },
  };
  const fitsOptional = fitsOf(
    strict(z.object({ note: z.optional(z.string()), list: z.optional(z.array(z.object({ n: z.int() }))) })),
  );
  const list = Object.freeze([item]);
  expect(fitsOptional({ list: appended(list, [{ n: 2 }]) }, { list })).toBe(true);
  expect(reads).toBe(0);
});

test("the items of a list to which others are appended are not read again", () => {
  let reads = 0;
  const item = {
    get n() {
      reads += 1;
      return 1;
    },
  };
  const list = Object.freeze([item, item]);
  const fitsAfter = (longer: object) => fits({ ...before, list: longer }, { ...before, list });
  expect(fitsAfter(appended(list, [{ n: 2 }]))).toBe(true);
  expect(reads).toBe(0);
  expect(fitsAfter([...list, { n: 2 }])).toBe(true);
  expect(reads).toBeGreaterThan(0);
});
